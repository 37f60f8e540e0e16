// SPDX-License-Identifier: MIT
#include "rendering/text/typesetting.h"

namespace bulkhead {
namespace {

double starting_point(const TextRun& run, const GlyphLine& line) {
  switch (run.anchor) {
    case TextRun::Anchor::start: return 0;
    case TextRun::Anchor::middle: return -width_of(line, run.font) / 2;
    case TextRun::Anchor::end: break;
  }
  return -width_of(line, run.font);
}

}  // namespace

std::shared_ptr<const GlyphLine> glyphs_of(std::string_view text, const Font& font) {
  const auto& fonts = shipped_fonts();
  if (!fonts) return std::make_shared<const GlyphLine>();
  return (*fonts)->line(text, font.weight, font.tabular_figures);
}

double width_of(const GlyphLine& line, const Font& font) {
  const double gaps = line.clusters.empty() ? 0 : static_cast<double>(line.clusters.size() - 1);
  return (line.width * font.size + gaps * font.spacing) * millimetres_per_point;
}

PlacedRun placed(const TextRun& run) {
  PlacedRun result;
  result.line = glyphs_of(run.text, run.font);
  result.size = run.font.size * millimetres_per_point;
  const Vec start = run.at + Vec{starting_point(run, *result.line), 0};
  const double spacing = run.font.spacing * millimetres_per_point;
  result.places.reserve(result.line->glyphs.size());
  for (const auto& glyph : result.line->glyphs) {
    result.places.push_back(start + glyph.at * result.size + Vec{static_cast<double>(glyph.cluster) * spacing, 0});
  }
  return result;
}

Path outlines_of(const PlacedRun& run, Font::Weight weight) {
  Path path;
  const auto& fonts = shipped_fonts();
  for (std::size_t index = 0; index < run.places.size(); ++index) {
    const auto glyph = run.line->glyphs[index].index;
    const Vec origin = run.places[index];
    const auto on_page = [&](Vec point) { return origin + point * run.size; };
    for (const auto& segment : (*fonts)->outline(weight, glyph).segments()) {
      switch (segment.verb) {
        case Path::Verb::move: path.move_to(on_page(segment.end)); break;
        case Path::Verb::line: path.line_to(on_page(segment.end)); break;
        case Path::Verb::curve:
          path.curve_to(on_page(segment.control1), on_page(segment.control2), on_page(segment.end));
          break;
        case Path::Verb::close: path.close(); break;
      }
    }
  }
  return path;
}

}  // namespace bulkhead

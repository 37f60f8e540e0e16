// SPDX-License-Identifier: MIT
#include "rendering/text/typesetting.h"

#include <mutex>
#include <unordered_map>

#include "rendering/text/characters.h"

namespace bulkhead {
namespace {

/// Lines that were set, by their text and face. Emptied when full: a page's own lines come back at once.
class LineCache {
 public:
  std::shared_ptr<const GlyphLine> line(std::string_view text, const Font& font) {
    const auto& fonts = shipped_fonts();
    if (!fonts) return std::make_shared<const GlyphLine>();
    std::string key(text);
    key += static_cast<char>(font.weight);
    key += font.tabular_figures ? '1' : '0';
    const std::lock_guard guard(mutex_);
    const auto known = lines_.find(key);
    if (known != lines_.end()) return known->second;
    auto line = std::make_shared<const GlyphLine>((*fonts)->set(shown_text(text), font.weight, font.tabular_figures));
    if (lines_.size() == most_lines || bytes_ > most_bytes) {
      lines_.clear();
      bytes_ = 0;
    }
    bytes_ += key.size();
    lines_.emplace(std::move(key), line);
    return line;
  }

 private:
  static constexpr std::size_t most_lines = 4096;
  /// Of text; the glyphs of it take about a hundred times as much.
  static constexpr std::size_t most_bytes = 400'000;
  std::size_t bytes_ = 0;
  std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<const GlyphLine>> lines_;
};

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
  static LineCache cache;
  return cache.line(text, font);
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

Path outlines_of(const PlacedRun& run, Font::Weight weight, Outlines which) {
  Path path;
  const auto& fonts = shipped_fonts();
  for (std::size_t index = 0; index < run.places.size(); ++index) {
    const auto glyph = run.line->glyphs[index].index;
    if (which == Outlines::replacements && glyph != replacement_glyph) continue;
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

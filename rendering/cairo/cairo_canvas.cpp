// SPDX-License-Identifier: MIT
#include "rendering/cairo/cairo_canvas.h"

#include <algorithm>
#include <cairo.h>
#include <cstring>
#include <string_view>

#include "rendering/cairo/fonts.h"
#include "rendering/cairo/trace.h"
#include "rendering/text/typesetting.h"

namespace bulkhead {
namespace {

/// SVG's own limit, so that sharp corners look the same in both.
constexpr double miter_limit = 4;

struct PngReader {
  const std::vector<std::uint8_t>& bytes;
  std::size_t at = 0;
};

cairo_status_t read_png(void* closure, unsigned char* data, unsigned int length) {
  auto& reader = *static_cast<PngReader*>(closure);
  if (reader.bytes.size() - reader.at < length) return CAIRO_STATUS_READ_ERROR;
  std::memcpy(data, reader.bytes.data() + reader.at, length);
  reader.at += length;
  return CAIRO_STATUS_SUCCESS;
}

/// What a document calls a line.
const char* tag_of(TextRun::Role role) {
  switch (role) {
    case TextRun::Role::title: return "H1";
    case TextRun::Role::heading: return "H2";
    case TextRun::Role::line: break;
  }
  return "P";
}

const char* tag_of(Structure structure) {
  switch (structure) {
    case Structure::figure: return "Figure";
    case Structure::table: return "Table";
    case Structure::row: return "TR";
    case Structure::heading_cell: return "TH";
    case Structure::cell: break;
  }
  return "TD";
}

/// Clusters of a line next to each other that all have the replacement character in them, or all have not.
struct LinePart {
  explicit LinePart(bool replaced) : is_replaced(replaced) {}
  bool is_replaced;
  std::string_view text;
  /// Of the replacement character or, where there is none, of the type.
  std::vector<cairo_glyph_t> glyphs;
  std::vector<cairo_text_cluster_t> clusters;
  /// Marks of the type that combine with replacement characters.
  std::vector<cairo_glyph_t> marks;
};

std::vector<bool> replaced_clusters(const GlyphLine& line) {
  std::vector<bool> replaced(line.clusters.size(), false);
  for (const auto& glyph : line.glyphs) {
    if (glyph.index == replacement_glyph) replaced[glyph.cluster] = true;
  }
  return replaced;
}

std::vector<LinePart> parts_of(const PlacedRun& run) {
  std::vector<LinePart> parts;
  const auto& line = *run.line;
  const auto replaced = replaced_clusters(line);
  std::size_t glyph = 0;
  std::size_t byte = 0;
  for (std::size_t cluster = 0; cluster < line.clusters.size(); ++cluster) {
    if (parts.empty() || parts.back().is_replaced != replaced[cluster]) parts.emplace_back(replaced[cluster]);
    auto& part = parts.back();
    const auto glyphs_before = part.glyphs.size();
    for (; glyph < line.glyphs.size() && line.glyphs[glyph].cluster == cluster; ++glyph) {
      const auto index = line.glyphs[glyph].index;
      const bool is_mark = part.is_replaced && index != replacement_glyph;
      (is_mark ? part.marks : part.glyphs).push_back({index, run.places[glyph].x, run.places[glyph].y});
    }
    const int bytes = line.clusters[cluster];
    part.clusters.push_back({bytes, static_cast<int>(part.glyphs.size() - glyphs_before)});
    const auto begin = byte - part.text.size();
    byte += static_cast<std::size_t>(bytes);
    part.text = std::string_view(line.text).substr(begin, byte - begin);
  }
  return parts;
}

void show(cairo_t* context, std::string_view text, const std::vector<cairo_glyph_t>& glyphs,
          const std::vector<cairo_text_cluster_t>& clusters) {
  cairo_show_text_glyphs(context, text.data(), static_cast<int>(text.size()), glyphs.data(),
                         static_cast<int>(glyphs.size()), clusters.data(), static_cast<int>(clusters.size()),
                         cairo_text_cluster_flags_t{});
}

/// As text, which a document keeps.
void show(cairo_t* context, const LinePart& part, Font::Weight weight) {
  const auto& fonts = *shipped_cairo_fonts();
  cairo_set_font_face(context, part.is_replaced ? fonts->replacement_face(weight) : fonts->face(weight));
  show(context, part.text, part.glyphs, part.clusters);
  if (part.marks.empty()) return;
  cairo_set_font_face(context, fonts->face(weight));
  show(context, "", part.marks, {{0, static_cast<int>(part.marks.size())}});
}

}  // namespace

CairoCanvas::CairoCanvas(cairo_t* context, double scale)
    : context_(context), is_document_(cairo_surface_has_show_text_glyphs(cairo_get_target(context)) != 0) {
  BULKHEAD_EXPECTS(scale > 0);
  cairo_save(context_);
  cairo_scale(context_, scale, scale);
  cairo_set_miter_limit(context_, miter_limit);
  cairo_font_options_t* const options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(context_, options);
  cairo_font_options_destroy(options);
}

CairoCanvas::~CairoCanvas() { cairo_restore(context_); }

void CairoCanvas::set_colour(Colour colour) {
  cairo_set_source_rgba(context_, colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0, colour.alpha);
}

void CairoCanvas::fill(const Path& path, Colour colour) {
  trace(context_, path);
  set_colour(colour);
  cairo_fill(context_);
}

void CairoCanvas::stroke(const Path& path, const Stroke& stroke) {
  trace(context_, path);
  set_colour(stroke.colour);
  cairo_set_line_width(context_, stroke.width);
  cairo_set_dash(context_, stroke.dashes.data(), static_cast<int>(stroke.dashes.size()), 0);
  constexpr cairo_line_cap_t caps[] = {CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
  cairo_set_line_cap(context_, caps[static_cast<unsigned>(stroke.cap)]);
  cairo_set_line_join(context_, stroke.join == Stroke::Join::round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER);
  cairo_stroke(context_);
}

void CairoCanvas::text(const TextRun& run) {
  const auto placing = placed(run);
  if (placing.places.empty()) return;
  if (run.halo > 0) {
    Stroke rim;
    rim.width = 2 * run.halo;
    rim.colour = run.halo_colour;
    rim.join = Stroke::Join::round;
    stroke(outlines_of(placing, run.font.weight), rim);
  }
  if (!is_document_) {
    // As paths: Cairo would put glyphs on whole pixels.
    fill(outlines_of(placing, run.font.weight), run.colour);
    return;
  }
  // Who has the words of a document read out hears each line as a paragraph. What is laid down as a whole with others
  // is no part of the document's own stream.
  const bool is_tagged = opacities_.empty();
  const char* const tag = tag_of(run.role);
  if (is_tagged) cairo_tag_begin(context_, tag, nullptr);
  set_colour(run.colour);
  cairo_set_font_size(context_, placing.size);
  for (const auto& part : parts_of(placing)) show(context_, part, run.font.weight);
  if (is_tagged) cairo_tag_end(context_, tag);
}

void CairoCanvas::picture(const Picture& picture, const Rect& box) {
  PngReader reader{picture.png};
  cairo_surface_t* const image = cairo_image_surface_create_from_png_stream(read_png, &reader);
  BULKHEAD_EXPECTS(cairo_surface_status(image) == CAIRO_STATUS_SUCCESS);
  cairo_save(context_);
  cairo_translate(context_, box.top_left.x, box.top_left.y);
  cairo_scale(context_, box.size.x / cairo_image_surface_get_width(image),
              box.size.y / cairo_image_surface_get_height(image));
  cairo_set_source_surface(context_, image, 0, 0);
  // Without this an enlarged picture's rim fades into what lies around it; a document keeps the picture as it is.
  if (!is_document_) cairo_pattern_set_extend(cairo_get_source(context_), CAIRO_EXTEND_PAD);
  cairo_rectangle(context_, 0, 0, cairo_image_surface_get_width(image), cairo_image_surface_get_height(image));
  cairo_fill(context_);
  cairo_restore(context_);
  cairo_surface_destroy(image);
}

void CairoCanvas::push_clip(const Path& path) {
  nesting_.open(Nesting::Kind::clip);
  cairo_save(context_);
  trace(context_, path);
  cairo_clip(context_);
}

void CairoCanvas::pop_clip() {
  nesting_.close(Nesting::Kind::clip);
  cairo_restore(context_);
}

void CairoCanvas::push_opacity(double opacity) {
  BULKHEAD_EXPECTS(opacity >= 0 && opacity <= 1);
  nesting_.open(Nesting::Kind::opacity);
  opacities_.push_back(opacity);
  cairo_push_group(context_);
}

void CairoCanvas::pop_opacity() {
  nesting_.close(Nesting::Kind::opacity);
  cairo_pop_group_to_source(context_);
  cairo_paint_with_alpha(context_, opacities_.back());
  opacities_.pop_back();
}

void CairoCanvas::begin_layer(const std::string& /*id*/, const std::string& /*name*/) {
  nesting_.open(Nesting::Kind::layer);
}
void CairoCanvas::end_layer() { nesting_.close(Nesting::Kind::layer); }
void CairoCanvas::begin_object(const ObjectInfo& /*object*/) { nesting_.open(Nesting::Kind::object); }
void CairoCanvas::end_object() { nesting_.close(Nesting::Kind::object); }

void CairoCanvas::begin_structure(Structure structure) {
  BULKHEAD_EXPECTS(opacities_.empty());
  nesting_.open(Nesting::Kind::structure);
  structures_.push_back(structure);
  if (is_document_) cairo_tag_begin(context_, tag_of(structure), nullptr);
}

void CairoCanvas::end_structure() {
  nesting_.close(Nesting::Kind::structure);
  if (is_document_) cairo_tag_end(context_, tag_of(structures_.back()));
  structures_.pop_back();
}

}  // namespace bulkhead

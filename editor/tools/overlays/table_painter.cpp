// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/table_painter.h"

#include <cmath>

#include "rendering/look/colours.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

constexpr Colour white{0xFF, 0xFF, 0xFF, 1};
constexpr Colour black{0x14, 0x16, 0x1A, 1};

}  // namespace

Vec TablePainter::at(Vec on_table) const {
  const auto point = view_->to_screen(on_table);
  return {point.x, point.y};
}

Rect TablePainter::box(const Rect& on_table) const { return {at(on_table.top_left), on_table.size * view_->zoom()}; }

Path TablePainter::path(const Loop& loop) const {
  std::vector<Vec> corners;
  corners.reserve(loop.size());
  for (const auto corner : loop) corners.push_back(at(corner));
  return Path::polygon(corners);
}

Path TablePainter::path(const std::vector<Loop>& loops) const {
  Path whole;
  for (const auto& loop : loops) whole.append(path(loop));
  return whole;
}

Path TablePainter::path(const std::vector<Rect>& boxes) const {
  Path whole;
  for (const auto& each : boxes) {
    const auto on_canvas = box(each);
    const auto end = on_canvas.bottom_right();
    whole.move_to(on_canvas.top_left).line_to({end.x, on_canvas.top_left.y}).line_to(end);
    whole.line_to({on_canvas.top_left.x, end.y}).close();
  }
  return whole;
}

void TablePainter::words(const std::string& text, Vec middle_on_canvas, double size, Colour colour) const {
  TextRun run;
  run.text = text;
  run.font = overlay_font(size, Font::Weight::bold);
  run.colour = colour;
  run.anchor = TextRun::Anchor::middle;
  run.at = middle_on_canvas + Vec{0, size * 0.36};
  run.halo = 2.4;
  run.halo_colour = design_->paper;
  canvas_->text(run);
}

void TablePainter::tag(const std::string& text, Vec middle_on_canvas, Colour ground) const {
  const auto middle = middle_on_canvas;
  TextRun run;
  run.text = text;
  run.font = overlay_font(11.5, Font::Weight::semibold);
  run.colour = contrast(white, ground) >= contrast(black, ground) ? white : black;
  run.anchor = TextRun::Anchor::middle;
  const double width = measure(text, run.font).width + 10;
  canvas_->fill(Path::rounded({{middle.x - width / 2 - 1, middle.y - 9.5}, {width + 2, 19}}, 5), design_->paper);
  canvas_->fill(Path::rounded({{middle.x - width / 2, middle.y - 8.5}, {width, 17}}, 4), ground);
  run.at = middle + Vec{0, 4.2};
  canvas_->text(run);
}

void TablePainter::line_on_paper(const Path& line_on_canvas, const Stroke& stroke) const {
  canvas_->stroke(line_on_canvas,
                  {stroke.width + 3, design_->paper.faded(0.75), {}, Stroke::Cap::round, Stroke::Join::round});
  canvas_->stroke(line_on_canvas, stroke);
}

void TablePainter::arrow_head(Vec tip_on_canvas, Vec direction, Colour colour) const {
  const double reach = length_of(direction);
  if (reach < 1e-9) return;
  const Vec ahead = direction * (1 / reach);
  const Vec aside{-ahead.y, ahead.x};
  const auto back = tip_on_canvas - ahead * 11;
  canvas_->fill(Path::polygon({tip_on_canvas, back + aside * 5.5, back - aside * 5.5}), colour);
}

Font overlay_font(double pixels, Font::Weight weight) {
  Font font;
  font.size = pixels / millimetres_per_point;
  font.weight = weight;
  font.tabular_figures = true;
  return font;
}

double length_of(Vec vec) { return std::hypot(vec.x, vec.y); }

void add_line(Path& lines, Vec from, Vec to) { lines.move_to(from).line_to(to); }

const FillStyle& side_style(const Design& design, std::size_t side) { return design.sides[side % design.sides.size()]; }

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/table_painter.h"

#include <cmath>

namespace bulkhead {

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

// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "editor/tools/view/view.h"
#include "rendering/canvas/canvas.h"
#include "rendering/canvas/outline.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// Draws what lies on the table where a view shows it, to a canvas whose millimetre is a logical pixel. Places are on
/// the table, sizes of strokes and type are pixels; what has "on_canvas" in its name is in pixels altogether.
class TablePainter {
 public:
  /// All must outlive the painter. `design` is that of the map.
  TablePainter(Canvas& canvas, const View& view, const Design& design)
      : canvas_(&canvas), view_(&view), design_(&design) {}

  [[nodiscard]] Canvas& canvas() const { return *canvas_; }
  [[nodiscard]] const View& view() const { return *view_; }
  [[nodiscard]] const Design& design() const { return *design_; }

  // From the table to the canvas.
  [[nodiscard]] Vec at(Vec on_table) const;
  [[nodiscard]] Rect box(const Rect& on_table) const;
  [[nodiscard]] Path path(const Loop& loop) const;
  [[nodiscard]] Path path(const std::vector<Loop>& loops) const;
  [[nodiscard]] Path path(const std::vector<Rect>& boxes) const;

  /// A line with a rim of paper.
  void line_on_paper(const Path& line_on_canvas, const Stroke& stroke) const;
  void arrow_head(Vec tip_on_canvas, Vec direction, Colour colour) const;

 private:
  Canvas* canvas_;
  const View* view_;
  const Design* design_;
};

/// Type of a size in logical pixels, with figures of one width.
[[nodiscard]] Font overlay_font(double pixels, Font::Weight weight = Font::Weight::medium);
/// A plain line: its ends cut straight.
[[nodiscard]] inline Stroke plain_line(double width, Colour colour) {
  return {width, colour, {}, Stroke::Cap::butt, Stroke::Join::miter};
}

[[nodiscard]] double length_of(Vec vec);
/// Adds a line by itself.
void add_line(Path& lines, Vec from, Vec to);

/// The colour and pattern of a side, by its number in the mission's order.
[[nodiscard]] const FillStyle& side_style(const Design& design, std::size_t side);

}  // namespace bulkhead

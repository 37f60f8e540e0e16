// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "editor/tools/pointing/pointing.h"
#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// How the ground of a zone is drawn.
enum class ZoneForm : unsigned char { cells, rectangle, circle, strip, quarter, polygon };

/// The ground of a zone while it is drawn, other than by cells: by a drag, or a polygon by its corners one after the
/// other. Points are of the battlefield.
class ZoneOutline {
 public:
  void begin(ZoneForm form, Point at);
  /// Its lengths that can be typed, with the pointer at a place: width and depth of a rectangle, how far a circle is
  /// across, how deep a strip, and the next side of a polygon.
  [[nodiscard]] std::vector<ToolFigure> figures(const Mission& mission, Point to) const;
  void fix(std::size_t number, std::optional<Length> length);
  /// Where the pointer counts for, by the lengths that are fixed.
  [[nodiscard]] Point constrained(Point to) const;
  /// The pointer has gone there.
  void follow(Point to) { to_ = to; }
  void cancel() { form_.reset(); }
  [[nodiscard]] bool drawing() const { return form_.has_value(); }
  /// Nothing while nothing is drawn.
  [[nodiscard]] std::optional<ZoneForm> form() const { return form_; }

  /// What it comes to as the pointer is; nothing where that has no size.
  [[nodiscard]] std::optional<Shape> shape(const Mission& mission) const;
  /// `12" × 6"`; of a polygon nothing.
  [[nodiscard]] std::string size_words(const Mission& mission, RulerUnit unit) const;

  // Of a polygon.
  [[nodiscard]] const std::vector<Point>& corners() const { return corners_; }
  /// Whether the side to another corner would cross or touch those that there are.
  [[nodiscard]] bool crosses(Point corner) const;
  /// The same of the side back to the first corner; there are three or more.
  [[nodiscard]] bool crosses_closed() const;
  void add_corner(Point corner);
  /// The last one; with the first the drawing ends.
  void remove_corner();

 private:
  std::optional<ZoneForm> form_;
  Point from_;
  Point to_;
  std::vector<Point> corners_;
  /// By the order of the figures.
  std::array<std::optional<Length>, 2> fixed_;
};

/// Of a circle drawn from its centre to a point: in whole millimetres, but along a row or a column as it is.
[[nodiscard]] Length drawn_radius(Point centre, Point to);

/// How far a point is from an edge of a rectangle; less than nothing where it lies beyond.
[[nodiscard]] Length distance_to_edge(const Rectangle& ground, Compass edge, Point point);

/// Where a corner is put with the pointer there: on a node, the board's edge, or a grid of half inches or centimetres
/// from the board's corner; in whole millimetres where the pointer is free. On the board, which there must be
/// (contract).
[[nodiscard]] Point drawn_point(const Scene& scene, const Hit& hit, const Pointer& pointer);
/// Whether the pointer is on a board, or misses the edge of one by no more than it feels.
[[nodiscard]] bool meets_board(const Scene& scene, const Hit& hit, const Pointer& pointer);

/// The same for a point of the battlefield on the lines of a board, but for nodes: it may lie off the board.
[[nodiscard]] Point drawn_by(const Scene& scene, int board, Point point, const Pointer& pointer);

/// How far a point is from the nearer edges of its board, in words: `4" from the west edge, 3" from the north edge`.
[[nodiscard]] std::string edge_words(const Scene& scene, int board, Point point);

}  // namespace bulkhead

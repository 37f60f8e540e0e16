// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "analysis/geometry/box_grid.h"
#include "analysis/geometry/whole_point.h"
#include "analysis/kernel/strips.h"

namespace bulkhead {

/// All that blocks on a plan which holds more than rectangles: a convex decomposition (`convex_pieces`) over a uniform
/// grid (`BoxGrid`). Pieces may overlap and touch. They count as larger than they are by less than any length, as in a
/// `StripMesh`: touching them never blocks, and two that touch leave no gap between them. What is not ground is among
/// the pieces.
///
/// Coordinates inside are whole micrometres from the north-west corner of the ground's bounds, as in a `StripMesh`.
class Obstacles {
 public:
  static constexpr std::uint32_t none = UINT32_MAX;

  /// Something that blocks: a polygon, or a rectangle that may be without height or width.
  struct Shape {
    std::vector<Point> corners;
    /// Whatever tells its maker what it is.
    std::uint32_t owner = none;
  };
  /// A convex polygon with its corners clockwise on the map; two corners are a wall without thickness, one a point.
  struct Piece {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    std::uint32_t owner = none;
  };
  /// The directions from a place in which nothing blocks, clockwise from one to the other, both of which slide along
  /// something; all directions where `from` and `to` are the same.
  struct FreeSector {
    WholePoint from;
    WholePoint to;

    /// More than half a turn.
    [[nodiscard]] bool wide() const {
      const auto turn = cross(from, to);
      return turn < 0 || (turn == 0 && dot(from, to) > 0);
    }
    /// For a wide sector: whether it holds a direction.
    [[nodiscard]] bool holds(WholePoint direction) const {
      return cross(to, direction) <= 0 || cross(direction, from) <= 0;
    }
  };
  /// A convex corner of all that blocks, round which shortest ways turn.
  struct Corner {
    WholePoint at;
    /// Wide.
    FreeSector free;

    /// Whether a straight line of this direction can be part of a shortest way that touches the corner: it passes by
    /// what blocks.
    [[nodiscard]] bool tangent(WholePoint direction) const { return free.holds(direction) && free.holds(-direction); }
  };

  /// `rectangles` are what a `StripMesh` of the same ground knows, too, `polygons` what it does not. All shapes that
  /// meet the ground's bounds must lie within 2^27 µm of it (contract).
  Obstacles(std::span<const Rectangle> ground, std::span<const Shape> rectangles, std::span<const Shape> polygons);

  [[nodiscard]] WholePoint inside(Point point) const;
  /// Within the bounds of the ground.
  [[nodiscard]] bool in_bounds(WholePoint at) const;
  /// On the ground and not inside of what blocks; its border is outside.
  [[nodiscard]] bool is_free(WholePoint at) const;
  /// The same to within a micrometre.
  [[nodiscard]] bool is_free(FinePoint at) const;

  [[nodiscard]] std::span<const WholePoint> corners_of(const Piece& piece) const {
    return std::span(points_).subspan(piece.first, piece.last - piece.first);
  }
  [[nodiscard]] bool is_polygon(const Piece& piece) const { return piece.first >= first_polygon_point_; }
  /// In order of their places, each place once.
  [[nodiscard]] std::span<const Corner> corners() const { return corners_; }
  /// Every place where what one sees may change as one turns because of the polygons: the corners of their pieces, and
  /// where sides of these meet sides of any piece.
  [[nodiscard]] std::span<const FinePoint> edge_ends() const { return edge_ends_; }
  [[nodiscard]] FinePoint extent() const { return extent_; }

  /// Whether no polygon comes nearer than `radius` to a straight line; what comes nearer by less than `slack` does no
  /// harm. A `Clearance` tells it of all others.
  [[nodiscard]] bool has_room(FinePoint from, FinePoint to, double radius, double slack) const;

  /// Whether one of the polygons may come nearer than `reach` to a straight line. Where none does, the line is what a
  /// `StripMesh` makes of it. `reach` is 1 or more, as what is told apart in doubles may be wrong by less.
  [[nodiscard]] bool polygon_near(FinePoint from, FinePoint to, double reach = 1) const;

  /// Calls back for every piece that may be within `reach` of a straight line, some more than once, until it is told
  /// false.
  template <typename Visit>
  void for_each_near(FinePoint from, FinePoint to, double reach, const Visit& visit) const {
    grid_.for_each_near(from, to, reach, [&](std::uint32_t index) { return visit(pieces_[index]); });
  }

 private:
  void add_shapes(std::span<const Shape> shapes);
  void add_piece(std::span<const WholePoint> corners, std::uint32_t owner);
  [[nodiscard]] BoxGrid make_grid(std::size_t first_piece) const;
  void find_corners();
  void find_crossings();
  [[nodiscard]] std::vector<FreeSector> sectors(WholePoint at) const;

  Point origin_;
  FinePoint extent_;
  bool has_ground_ = false;
  std::vector<WholePoint> points_;
  /// Those of polygons come last.
  std::vector<Piece> pieces_;
  std::size_t first_polygon_ = 0;
  std::size_t first_polygon_point_ = 0;
  std::vector<Corner> corners_;
  std::vector<FinePoint> edge_ends_;
  BoxGrid grid_;
  /// Of the polygons alone.
  BoxGrid polygon_grid_;
};

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "analysis/plan/box_grid.h"
#include "analysis/plan/strips.h"
#include "analysis/plan/whole_point.h"

namespace bulkhead {

/// All that blocks on a plan which holds more than rectangles: convex pieces over a uniform grid. Pieces may overlap
/// and touch. They count as larger than they are by less than any length, as in a `StripMesh`: touching them never
/// blocks, and two that touch leave no gap between them. What is not ground is among the pieces.
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

  /// All shapes that meet the ground's bounds must lie within 2^27 µm of it (contract).
  Obstacles(std::span<const Rectangle> ground, std::span<const Shape> shapes);

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
  /// In order of their places, each place once.
  [[nodiscard]] std::span<const Corner> corners() const { return corners_; }
  /// Every place where what one sees may change as one turns: corners of pieces, and where sides of pieces cross.
  [[nodiscard]] std::span<const FinePoint> edge_ends() const { return edge_ends_; }
  [[nodiscard]] FinePoint extent() const { return extent_; }

  /// Whether nothing comes nearer than `radius` to a straight line; what comes nearer by less than `slack` does no
  /// harm.
  [[nodiscard]] bool has_room(FinePoint from, FinePoint to, double radius, double slack) const;

  /// Calls back for every piece that may be within `reach` of a straight line, some more than once, until it is told
  /// false.
  template <typename Visit>
  void for_each_near(FinePoint from, FinePoint to, double reach, const Visit& visit) const {
    grid_.for_each_near(from, to, reach, [&](std::uint32_t index) { return visit(pieces_[index]); });
  }

 private:
  void add_piece(std::span<const WholePoint> corners, std::uint32_t owner);
  void make_grid();
  void find_corners();
  void find_crossings();
  [[nodiscard]] std::vector<FreeSector> sectors(WholePoint at) const;

  Point origin_;
  FinePoint extent_;
  bool has_ground_ = false;
  std::vector<WholePoint> points_;
  std::vector<Piece> pieces_;
  std::vector<Corner> corners_;
  std::vector<FinePoint> edge_ends_;
  BoxGrid grid_;
};

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "analysis/geometry/zone_footprints.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "analysis/geometry/convex_pieces.h"
#include "analysis/geometry/footprints.h"
#include "analysis/geometry/points.h"
#include "analysis/geometry/rectangles.h"
#include "analysis/geometry/shape_ground.h"

namespace bulkhead {
namespace {

ZonePiece rectangle(const Rectangle& ground, std::optional<int> level) { return {footprint_of(ground), ground, level}; }

/// Rectangles of cells that fill whole rows between the same columns.
struct CellBlock {
  int first_column;
  int last_column;
  int first_row;
  int last_row;
};

std::vector<CellBlock> blocks_of(std::vector<CellPos> cells) {
  std::sort(cells.begin(), cells.end(),
            [](CellPos a, CellPos b) { return std::tuple(a.row, a.column) < std::tuple(b.row, b.column); });
  std::vector<CellBlock> runs;
  for (const auto cell : cells) {
    if (!runs.empty() && runs.back().last_row == cell.row && runs.back().last_column + 1 >= cell.column) {
      runs.back().last_column = cell.column;
    } else {
      runs.push_back({cell.column, cell.column, cell.row, cell.row});
    }
  }
  std::vector<CellBlock> blocks;
  std::map<std::pair<int, int>, std::size_t> last_with;  // by the first and last column
  for (const auto& run : runs) {
    const auto [found, added] = last_with.try_emplace({run.first_column, run.last_column}, blocks.size());
    if (!added && blocks[found->second].last_row + 1 == run.first_row) {
      blocks[found->second].last_row = run.last_row;
      continue;
    }
    found->second = blocks.size();
    blocks.push_back(run);
  }
  return blocks;
}

/// What a circle round the centre leaves of a quarter: as the south-eastern quarter of a battlefield whose centre is at
/// (0, 0).
class QuarterCut {
 public:
  QuarterCut(Length width, Length height, Length radius) : width_(width), height_(height) {
    std::vector<Point> arc;
    for (const auto corner : polygon_around({}, radius)) {
      if (corner.x >= Length() && corner.y >= Length()) arc.push_back(corner);
    }
    std::sort(arc.begin(), arc.end(), [](Point a, Point b) { return std::tuple(b.x, a.y) < std::tuple(a.x, b.y); });
    // The sides that cross the axes do so at right angles.
    arc.insert(arc.begin(), {arc.front().x, Length()});
    arc.push_back({Length(), arc.back().y});
    arc.erase(std::unique(arc.begin(), arc.end()), arc.end());
    for (std::size_t index = 1; index < arc.size(); ++index) add(arc[index - 1], arc[index]);
    close();
  }

  /// Empty where nothing is left.
  [[nodiscard]] const std::vector<Point>& corners() const { return corners_; }

 private:
  /// The part of a side of the circle within the quarter; what is cut is rounded away from the centre.
  void add(Point from, Point to) {
    if (from.x > width_ && to.x < width_) from = {width_, cut(from.x, to.x, width_, from.y, to.y)};
    if (to.y > height_ && from.y < height_) to = {cut(from.y, to.y, height_, from.x, to.x), height_};
    if (from.x > width_ || to.x > width_ || from.y > height_ || to.y > height_) return;
    for (const auto corner : {from, to}) {
      if (corners_.empty() || corners_.back() != corner) corners_.push_back(corner);
    }
  }
  static Length cut(Length from, Length to, Length at, Length other_from, Length other_to) {
    const auto share =
        static_cast<double>((at - from).in_micrometres()) / static_cast<double>((to - from).in_micrometres());
    const auto way = static_cast<double>((other_to - other_from).in_micrometres());
    return other_from + Length::micrometres(static_cast<std::int64_t>(std::ceil(share * way)));
  }
  void close() {
    if (corners_.size() < 2) {
      corners_.clear();
      return;
    }
    const auto first = corners_.front();
    const auto last = corners_.back();
    if (last.x == Length() && last.y < height_) corners_.push_back({Length(), height_});
    corners_.push_back({width_, height_});
    if (first.y == Length() && first.x < width_) corners_.push_back({width_, Length()});
  }

  Length width_;
  Length height_;
  std::vector<Point> corners_;
};

/// Clockwise, as footprints are; no piece without area.
void add_polygon(std::vector<ZonePiece>& pieces, std::vector<Point> corners, std::optional<int> level) {
  double twice_area = 0;
  for (std::size_t index = 2; index < corners.size(); ++index) {
    twice_area += static_cast<double>(turn(corners.front(), corners[index - 1], corners[index]));
  }
  if (twice_area == 0) return;
  if (twice_area < 0) std::reverse(corners.begin(), corners.end());
  const auto bounds = bounds_of(corners);
  pieces.push_back({PolygonFootprint{std::move(corners)}, bounds, level});
}

void add_cells(std::vector<ZonePiece>& pieces, const Mission& mission, const CellsShape& shape) {
  std::map<int, std::vector<CellPos>> by_board;
  for (const auto& address : shape.cells) {
    if (exists(mission, Address(address))) by_board[address.board].push_back(address.cell);
  }
  for (auto& [number, cells] : by_board) {
    const auto level = find_board(mission, number)->level;
    for (const auto& block : blocks_of(std::move(cells))) {
      const auto first = cell_ground(mission, CellAddress{number, {block.first_column, block.first_row}});
      const auto last = cell_ground(mission, CellAddress{number, {block.last_column, block.last_row}});
      pieces.push_back(rectangle({first.top_left, last.bottom_right}, level));
    }
  }
}

/// What a circle about a corner of a rectangle leaves of it.
std::vector<Point> cut_out(const Rectangle& ground, const GroundPiece::Disc& disc) {
  const auto size = ground.bottom_right - ground.top_left;
  auto corners = QuarterCut(size.x, size.y, disc.radius).corners();
  for (auto& corner : corners) {
    if (ground.bottom_right.x == disc.centre.x) corner.x = -corner.x;
    if (ground.bottom_right.y == disc.centre.y) corner.y = -corner.y;
    corner = disc.centre + corner;
  }
  return corners;
}

/// The level of a shape that is given by a place on a board.
std::optional<int> level_of(const Mission& mission, const Shape& shape) {
  const auto* circle = std::get_if<CircleShape>(&shape);
  const auto* board = circle == nullptr ? nullptr : find_board(mission, board_of(circle->centre));
  return board == nullptr ? std::nullopt : std::optional(board->level);
}

std::vector<ZonePiece> pieces_of(const Mission& mission, const Shape& shape) {
  std::vector<ZonePiece> pieces;
  if (const auto* cells = std::get_if<CellsShape>(&shape)) {
    add_cells(pieces, mission, *cells);
    return pieces;
  }
  const auto level = level_of(mission, shape);
  for (const auto& ground : ground_of(mission, shape, std::nullopt)) {
    const auto size = ground.bounds.bottom_right - ground.bounds.top_left;
    if (size.x <= Length() || size.y <= Length()) continue;
    if (ground.within) {
      pieces.push_back({CircleFootprint{ground.within->centre, ground.within->radius}, ground.bounds, level});
    } else if (ground.clear_of) {
      add_polygon(pieces, cut_out(ground.bounds, *ground.clear_of), level);
    } else if (!ground.corners.empty()) {
      add_polygon(pieces, ground.corners, level);
    } else {
      pieces.push_back(rectangle(ground.bounds, level));
    }
  }
  return pieces;
}

/// From one stretch of an axis to another; less than 0 where they overlap.
Length gap(Length from, Length to, Length other_from, Length other_to) {
  return std::max(other_from - to, from - other_to);
}

/// How far the boxes around two pieces are from each other along both axes; less than 0 where they overlap.
Point gap(const ZonePiece& one, const ZonePiece& other) {
  const auto& [from, to] = one.bounds;
  const auto& [other_from, other_to] = other.bounds;
  return {gap(from.x, to.x, other_from.x, other_to.x), gap(from.y, to.y, other_from.y, other_to.y)};
}
bool overlap(const ZonePiece& one, const ZonePiece& other, Point apart) {
  return apart.x < Length() && apart.y < Length() && overlap(one.footprint, other.footprint);
}

/// Farther than anything is from anything, and nearer than overlapping.
constexpr auto unlimited = Length::micrometres(std::int64_t{1} << 40);
constexpr auto no_farther = -unlimited;

bool fills_its_bounds(const ZonePiece& piece) {
  const auto* polygon = std::get_if<PolygonFootprint>(&piece.footprint);
  return polygon != nullptr && *polygon == std::get<PolygonFootprint>(footprint_of(piece.bounds));
}

}  // namespace

ZoneFootprints::ZoneFootprints(const Mission& mission, const Shape& shape) : pieces_(pieces_of(mission, shape)) {
  std::stable_sort(pieces_.begin(), pieces_.end(), [](const ZonePiece& one, const ZonePiece& other) {
    return one.bounds.top_left.y < other.bounds.top_left.y;
  });
  for (const auto& piece : pieces_) {
    const auto south = piece.bounds.bottom_right.y;
    southmost_.push_back(southmost_.empty() ? south : std::max(southmost_.back(), south));
  }
}

/// Calls back for the pieces whose bounds may be nearer than `reach` to an area, which the callback may lessen: from
/// the area's northern edge southwards, then northwards.
template <typename Visit>
void ZoneFootprints::for_each_near(const Rectangle& area, Length& reach, const Visit& visit) const {
  const auto middle = std::lower_bound(pieces_.begin(), pieces_.end(), area.top_left.y,
                                       [](const ZonePiece& piece, Length y) { return piece.bounds.top_left.y < y; });
  for (auto piece = middle; piece != pieces_.end(); ++piece) {
    if (piece->bounds.top_left.y - area.bottom_right.y >= reach) break;
    visit(*piece);
  }
  for (auto index = static_cast<std::size_t>(middle - pieces_.begin()); index-- > 0;) {
    if (area.top_left.y - southmost_[index] >= reach) break;
    visit(pieces_[index]);
  }
}

bool ZoneFootprints::overlaps(const ZoneFootprints& other) const {
  bool found = false;
  for (auto piece = pieces_.begin(); piece != pieces_.end() && !found; ++piece) {
    Length reach;
    other.for_each_near(piece->bounds, reach, [&](const ZonePiece& opposite) {
      if (!piece->meets_level_of(opposite) || !overlap(*piece, opposite, gap(*piece, opposite))) return;
      found = true;
      reach = no_farther;
    });
  }
  return found;
}

std::optional<Length> ZoneFootprints::distance_to(const ZoneFootprints& other) const {
  auto least = unlimited;
  for (const auto& piece : pieces_) {
    const bool rectangular = fills_its_bounds(piece);
    other.for_each_near(piece.bounds, least, [&](const ZonePiece& opposite) {
      if (!piece.meets_level_of(opposite)) return;
      const auto apart = gap(piece, opposite);
      if (overlap(piece, opposite, apart)) least = no_farther;
      // No nearer than the boxes around them.
      const Point between_boxes{std::max(apart.x, Length()), std::max(apart.y, Length())};
      if (least < Length() || (least < unlimited && squared_distance({}, between_boxes) >= squared(least))) return;
      auto here = distance_between({}, between_boxes);
      if (!rectangular || !fills_its_bounds(opposite)) {
        // A thousandth of a micrometre below the next is on it.
        const auto space = space_between(piece.footprint, opposite.footprint);
        here = Length::micrometres(static_cast<std::int64_t>(std::floor(space + 1e-3)));
      }
      least = std::min(least, here);
    });
    if (least < Length()) return std::nullopt;
  }
  return least == unlimited ? std::nullopt : std::optional(least);
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "model/mission/board_symmetry.h"

#include <algorithm>

namespace bulkhead {
namespace {

template <typename End>
End image_of(const BoardSymmetry& symmetry, End end, Axis axis) {
  const auto after = symmetry.swaps() ? (axis == Axis::horizontal ? Axis::vertical : Axis::horizontal) : axis;
  return symmetry(direction(end, axis)) == direction(End::first, after) ? End::first : End::second;
}

struct ShapeImage {
  const BoardSymmetry& symmetry;

  void operator()(CellsShape& shape) const {
    for (auto& at : shape.cells) at.cell = symmetry(at.cell);
    std::sort(shape.cells.begin(), shape.cells.end());
  }
  void operator()(PolygonShape& shape) const {
    for (auto& corner : shape.corners) corner = symmetry(corner);
  }
  void operator()(CircleShape& shape) const { shape.centre = symmetry(shape.centre); }
  void operator()(StripShape& shape) const { shape.edge = symmetry(shape.edge); }
  void operator()(QuarterShape& shape) const { shape.quarter = symmetry(shape.quarter); }
};

}  // namespace

BoardSymmetry BoardSymmetry::within(const Rectangle& frame) const {
  BoardSymmetry result = *this;
  result.by_ = {};
  result.by_ = frame.top_left - result(frame).top_left;
  return result;
}

BoardSymmetry BoardSymmetry::within(LatticeSize size) const {
  BoardSymmetry result = *this;
  const auto after = (*this)(size);
  result.columns_ = flip_x_ ? after.columns : 0;
  result.rows_ = flip_y_ ? after.rows : 0;
  return result;
}

LatticeSize BoardSymmetry::operator()(LatticeSize size) const {
  return swap_ ? LatticeSize{size.rows, size.columns} : size;
}

Point BoardSymmetry::operator()(Point point) const {
  if (swap_) std::swap(point.x, point.y);
  return by_ + Point{flip_x_ ? -point.x : point.x, flip_y_ ? -point.y : point.y};
}

Rectangle BoardSymmetry::operator()(const Rectangle& rectangle) const {
  const auto a = (*this)(rectangle.top_left);
  const auto b = (*this)(rectangle.bottom_right);
  return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}

Compass BoardSymmetry::operator()(Compass direction) const {
  // Swapping x and y exchanges north with west and south with east.
  if (swap_) direction = static_cast<Compass>(3 - static_cast<int>(direction));
  const bool across = direction == Compass::east || direction == Compass::west;
  return (across ? flip_x_ : flip_y_) ? opposite(direction) : direction;
}

Quarter BoardSymmetry::operator()(Quarter quarter) const {
  bool east = quarter == Quarter::north_east || quarter == Quarter::south_east;
  bool south = quarter == Quarter::south_west || quarter == Quarter::south_east;
  if (swap_) std::swap(east, south);
  if (south != flip_y_) return east != flip_x_ ? Quarter::south_east : Quarter::south_west;
  return east != flip_x_ ? Quarter::north_east : Quarter::north_west;
}

Hatchway BoardSymmetry::operator()(Hatchway hatchway, Axis axis) const {
  hatchway.facing = image_of(*this, hatchway.facing, axis);
  hatchway.hinge = image_of(*this, hatchway.hinge, axis);
  return hatchway;
}

NodeOverride BoardSymmetry::operator()(NodeOverride piece) const {
  if (piece.facing) piece.facing = (*this)(*piece.facing);
  return piece;
}

Shape BoardSymmetry::operator()(Shape shape) const {
  std::visit(ShapeImage{*this}, shape);
  return shape;
}

Place BoardSymmetry::operator()(const Place& place) const {
  if (const auto* cell = std::get_if<CellAddress>(&place)) return CellAddress{cell->board, (*this)(cell->cell)};
  if (const auto* edge = std::get_if<EdgeAddress>(&place)) return EdgeAddress{edge->board, (*this)(edge->edge)};
  if (const auto* node = std::get_if<NodeAddress>(&place)) return NodeAddress{node->board, (*this)(node->node)};
  return (*this)(std::get<Point>(place));
}

int BoardSymmetry::turned(int degrees) const {
  // It can be taken for a direction counted from north: what a piece does at turn 0 lies along an axis.
  if (swap_) degrees = 270 - degrees;
  if (flip_x_) degrees = -degrees;
  if (flip_y_) degrees = 180 - degrees;
  return ((degrees % 360) + 360) % 360;
}

BoardSymmetry BoardSymmetry::inverse() const {
  BoardSymmetry result(swap_, swap_ ? flip_y_ : flip_x_, swap_ ? flip_x_ : flip_y_);
  const auto back = result(NodePos{columns_, rows_});
  result.by_ = Point() - result(by_);
  result.columns_ = -back.column;
  result.rows_ = -back.row;
  return result;
}

BoardSymmetry operator*(const BoardSymmetry& last, const BoardSymmetry& first) {
  BoardSymmetry result(last.swap_ != first.swap_, last.flip_x_ != (last.swap_ ? first.flip_y_ : first.flip_x_),
                       last.flip_y_ != (last.swap_ ? first.flip_x_ : first.flip_y_));
  const auto moved = last(NodePos{first.columns_, first.rows_});
  result.columns_ = moved.column;
  result.rows_ = moved.row;
  result.by_ = last(first.by_);
  return result;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/tools/pointing/position.h"

#include <algorithm>

#include "model/mission/geometry.h"
#include "model/mission/on_boards.h"

namespace bulkhead {
namespace {

/// The middle of a few boxes' common bounds.
class Bounds {
 public:
  void add(const Rect& box) {
    const auto end = box.bottom_right();
    if (empty_) {
      first_ = box.top_left;
      last_ = end;
    }
    empty_ = false;
    first_ = {std::min(first_.x, box.top_left.x), std::min(first_.y, box.top_left.y)};
    last_ = {std::max(last_.x, end.x), std::max(last_.y, end.y)};
  }
  [[nodiscard]] std::optional<Vec> middle() const {
    return empty_ ? std::nullopt : std::optional((first_ + last_) * 0.5);
  }

 private:
  bool empty_ = true;
  Vec first_;
  Vec last_;
};

struct PositionFinder {
  const Mission& mission;
  const Table& table;

  std::optional<Vec> operator()(const CellAddress& at) const { return table.at(mission, Place(at)); }
  std::optional<Vec> operator()(const EdgeAddress& at) const { return table.at(mission, Place(at)); }
  std::optional<Vec> operator()(const NodeAddress& at) const { return table.at(mission, Place(at)); }
  std::optional<Vec> operator()(const Point& at) const { return table.at(mission, Place(at)); }
  std::optional<Vec> operator()(const ObjectAddress& at) const {
    if (const auto* marker = find_marker(mission, at.id)) return place(marker->at);
    if (const auto* zone = find_zone(mission, at.id)) return shape(zone->shape);
    if (const auto* area = find_area(mission, at.id)) return shape(area->shape);
    const auto piece = find_on_boards(mission, &Board::pieces, at.id);
    if (piece.thing != nullptr) return table.at(piece.board, piece.at);
    const auto feature = find_on_boards(mission, &Board::features, at.id);
    return feature.thing != nullptr ? std::optional(table.at(feature.board, feature.at)) : std::nullopt;
  }

 private:
  [[nodiscard]] std::optional<Vec> place(const Place& at) const {
    return exists(mission, at) ? std::optional(table.at(mission, at)) : std::nullopt;
  }

  [[nodiscard]] std::optional<Vec> shape(const Shape& shape) const {
    Bounds bounds;
    if (const auto* cells = std::get_if<CellsShape>(&shape)) {
      for (const auto& cell : cells->cells) bounds.add(table.box(cell.board, cell_ground(mission, cell)));
    } else if (const auto* polygon = std::get_if<PolygonShape>(&shape)) {
      for (const auto& corner : polygon->corners) bounds.add({table.at(mission, Place(corner)), {}});
    } else if (const auto* circle = std::get_if<CircleShape>(&shape)) {
      return place(circle->centre);
    } else if (!mission.boards.empty()) {
      bounds.add(table.bounds());
    }
    return bounds.middle();
  }
};

}  // namespace

std::optional<Vec> position_of(const Mission& mission, const Table& table, const Address& address) {
  return std::visit(PositionFinder{mission, table}, address);
}

}  // namespace bulkhead

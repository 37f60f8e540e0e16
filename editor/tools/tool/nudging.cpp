// SPDX-License-Identifier: MIT
#include "editor/tools/tool/nudging.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "analysis/geometry/rectangles.h"
#include "editor/tools/tool/moving.h"
#include "model/mission/geometry.h"
#include "model/mission/on_boards.h"

namespace bulkhead {
namespace {

/// Something that moves by a length: how far it may go, and the edit that takes it there.
struct Loose {
  Address address;
  /// Of the battlefield: what it takes up, and where that has to stay.
  Rectangle taken;
  Rectangle ground;
  bool on_lattice = false;
  /// Of that board, for whole cells.
  Length pitch;
  std::function<Edit(Point by)> moved;
};

Rectangle box_of(Point point) { return {point, point}; }

class LooseFinder {
 public:
  explicit LooseFinder(const Mission& mission) : mission_(mission) {}

  /// Nothing for what moves with the lattice, or not at all.
  [[nodiscard]] std::optional<Loose> find(const Address& address) const {
    const auto* object = std::get_if<ObjectAddress>(&address);
    if (object == nullptr) return std::nullopt;
    if (const auto* marker = find_marker(mission_, object->id)) return of_marker(*marker);
    if (const auto* zone = find_zone(mission_, object->id)) return of_zone(*zone, false);
    if (const auto* area = find_area(mission_, object->id)) return of_zone(*area, true);
    if (const auto feature = find_on_boards(mission_, &Board::features, object->id); feature.thing != nullptr) {
      return of_standing(object->id, feature.board, feature.at);
    }
    const auto piece = find_on_boards(mission_, &Board::pieces, object->id);
    return piece.thing == nullptr ? std::nullopt : of_standing(object->id, piece.board, piece.at);
  }

 private:
  [[nodiscard]] Loose on(const Board& board, const Id& id, const Rectangle& taken, const Rectangle& ground) const {
    const bool lattice = board.lattice() != nullptr;
    return {ObjectAddress{id}, taken, ground, lattice, lattice ? set_of(mission_, board)->pitch : Length(), {}};
  }

  /// What stands on a board by its middle.
  [[nodiscard]] std::optional<Loose> of_standing(const Id& id, int number, Point at) const {
    const auto& board = *find_board(mission_, number);
    if (board.lattice() != nullptr) return std::nullopt;
    auto loose = on(board, id, box_of(at), board_bounds(mission_, board));
    if (const auto* feature = find_feature(mission_, id)) {
      loose.moved = [number, feature = *feature](Point by) -> Edit {
        auto there = feature;
        there.at = there.at + by;
        return PutFeature{number, std::move(there)};
      };
    } else {
      loose.moved = [id, at](Point by) -> Edit { return MoveObject{id, at + by}; };
    }
    return loose;
  }

  [[nodiscard]] std::optional<Loose> of_marker(const Marker& marker) const {
    const auto* point = std::get_if<Point>(&marker.at);
    const auto* board = point == nullptr ? nullptr : board_beneath(mission_, *point);
    if (board == nullptr || board->lattice() != nullptr) return std::nullopt;
    auto loose = on(*board, marker.id, box_of(*point), board_bounds(mission_, *board));
    loose.moved = [id = marker.id, at = *point](Point by) -> Edit { return MoveObject{id, at + by}; };
    return loose;
  }

  [[nodiscard]] std::optional<Loose> of_zone(const Zone& zone, bool area) const {
    const auto all = battlefield_bounds(mission_);
    if (const auto* polygon = std::get_if<PolygonShape>(&zone.shape)) {
      const auto* board = board_beneath(mission_, polygon->corners.front());
      if (board == nullptr) return std::nullopt;
      auto loose = on(*board, zone.id, bounds_of(polygon->corners), all);
      loose.moved = [zone, area](Point by) -> Edit {
        auto there = zone;
        for (auto& corner : std::get<PolygonShape>(there.shape).corners) corner = corner + by;
        return PutZone{std::move(there), area};
      };
      return loose;
    }
    const auto* circle = std::get_if<CircleShape>(&zone.shape);
    if (circle == nullptr || !exists(mission_, circle->centre)) return std::nullopt;
    const auto centre = point_of(mission_, circle->centre);
    const auto* board = board_beneath(mission_, centre);
    if (board == nullptr) return std::nullopt;
    auto loose = on(*board, zone.id, box_of(centre), all);
    loose.moved = [id = zone.id, centre](Point by) -> Edit { return MoveObject{id, centre + by}; };
    return loose;
  }

  const Mission& mission_;
};

/// So far as neither end leaves its ground; what lies outside of it already does not go further out.
Length kept(Length by, Length first, Length last, Length from, Length to) {
  const auto least = std::min(from - first, Length());
  const auto most = std::max(to - last, Length());
  return std::clamp(by, least, most);
}

Point wanted(const Loose& loose, const Nudge& nudge) {
  return loose.on_lattice ? Point{loose.pitch * nudge.columns, loose.pitch * nudge.rows} : nudge.by;
}

/// As far as the one goes that goes least, each way by itself; in whole cells where that is meant.
Point common_way(const std::vector<Loose>& things, bool on_lattice, const Nudge& nudge) {
  std::optional<Point> way;
  for (const auto& each : things) {
    if (each.on_lattice != on_lattice) continue;
    auto by = wanted(each, nudge);
    if (way) by = *way;
    const auto& [first, last] = each.taken;
    Point possible{kept(by.x, first.x, last.x, each.ground.top_left.x, each.ground.bottom_right.x),
                   kept(by.y, first.y, last.y, each.ground.top_left.y, each.ground.bottom_right.y)};
    if (on_lattice && possible.x != by.x) possible.x = Length();
    if (on_lattice && possible.y != by.y) possible.y = Length();
    way = possible;
  }
  return way.value_or(Point());
}

}  // namespace

Nudge nudge_of(Compass direction, StepSize size, RulerUnit unit) {
  const auto cells = stepped(direction, step_cells(size));
  const auto length = stepped(direction, step_length(size, unit));
  return {cells.right, cells.down, {length.right, length.down}};
}

Nudge operator+(const Nudge& one, const Nudge& other) {
  return {one.columns + other.columns, one.rows + other.rows, one.by + other.by};
}

Pasted nudged(const Mission& mission, const Selection& selection, const Nudge& nudge) {
  const LooseFinder finder(mission);
  std::vector<Loose> things;
  std::vector<Address> rest;
  const auto there = selection.kept(mission);
  for (const auto& address : there.addresses()) {
    if (auto loose = finder.find(address)) {
      things.push_back(std::move(*loose));
    } else {
      rest.push_back(address);
    }
  }
  Pasted pasted;
  if (!rest.empty()) pasted = moved_by(mission, Selection(std::move(rest)), nudge.columns, nudge.rows);
  const auto by_length = common_way(things, false, nudge);
  const auto by_cells = common_way(things, true, nudge);
  std::vector<Address> moved;
  for (const auto& each : things) {
    const auto by = each.on_lattice ? by_cells : by_length;
    if (by != Point()) pasted.edits.push_back(each.moved(by));
    moved.push_back(each.address);
  }
  pasted.selection = pasted.selection.with(Selection(std::move(moved)));
  return pasted;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "analysis/measure.h"

#include <fmt/format.h>

#include <algorithm>

#include "analysis/sight/base_sight.h"
#include "analysis/sight/sight.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

/// The board that a place is on, null for a point beside all boards.
const Board* board_of(const Mission& mission, const Place& place) {
  const auto number = [](const auto& at) { return at.board; };
  if (const auto* cell = std::get_if<CellAddress>(&place)) return find_board(mission, number(*cell));
  if (const auto* edge = std::get_if<EdgeAddress>(&place)) return find_board(mission, number(*edge));
  if (const auto* node = std::get_if<NodeAddress>(&place)) return find_board(mission, number(*node));
  const auto& point = std::get<Point>(place);
  const auto found = std::find_if(mission.boards.begin(), mission.boards.end(), [&](const Part<Board>& board) {
    return board_bounds(mission, *board).contains(point);
  });
  return found == mission.boards.end() ? nullptr : &**found;
}

std::optional<Place> place_of(const Address& address) {
  return std::visit(
      [](const auto& at) -> std::optional<Place> {
        if constexpr (std::is_same_v<std::decay_t<decltype(at)>, ObjectAddress>) {
          return std::nullopt;
        } else {
          return at;
        }
      },
      address);
}

}  // namespace

Measure::Measure(const Mission& mission, MeasureOptions options) : mission_(mission), options_(std::move(options)) {}

Result<Measure::Standpoint> Measure::standpoint(const Address& address) const {
  const auto at_place = [&](const Place& place) {
    const auto* board = board_of(mission_, place);
    return Standpoint{point_of(mission_, place), board == nullptr ? 0 : board->level};
  };
  if (!exists(mission_, address)) return fail("There is no such place on this battlefield");
  if (const auto place = place_of(address)) return at_place(*place);
  const auto& id = std::get<ObjectAddress>(address).id;
  if (const auto* marker = find_marker(mission_, id)) {
    if (!exists(mission_, marker->at)) return fail(fmt::format("{} stands on no board", to_text(mission_, address)));
    return at_place(marker->at);
  }
  for (const auto& board : mission_.boards) {
    for (const auto& piece : board->pieces) {
      if (piece.id == id) return Standpoint{board->at + piece.at, board->level};
    }
  }
  return fail(
      fmt::format("One cannot measure to {} as a whole; name one of its cells or a point", to_text(mission_, address)));
}

Result<Measure::Level*> Measure::level(int number) {
  auto& level = levels_[number];
  if (level.points) return &level;
  PlanOptions options;
  options.open = options_.open;
  auto plan = plan_of(mission_, number, options);
  if (!plan) return tl::unexpected(std::move(plan.error()));
  if (options_.base) level.bases.emplace(*plan, Length::micrometres(options_.base->in_micrometres() / 2));
  level.points.emplace(std::move(*plan));
  return &level;
}

Result<Measurement> Measure::between(const Address& from, const Address& to) {
  const auto first = standpoint(from);
  if (!first) return tl::unexpected(first.error());
  const auto second = standpoint(to);
  if (!second) return tl::unexpected(second.error());
  Measurement result;
  // Nothing passes between levels but links, which have no length.
  if (first->level != second->level) return result;
  const auto ground = level(first->level);
  if (!ground) return tl::unexpected(ground.error());
  auto& finders = **ground;
  const auto& plan = finders.points->plan();
  if (const auto stop = what_blocks(plan, first->at, second->at)) result.blocked_by = stop->by;
  auto way = options_.base ? finders.bases->way(first->at, second->at) : finders.points->way(first->at, second->at);
  if (way) {
    const double radii = options_.base ? 2 * static_cast<double>(finders.bases->radius().in_micrometres()) : 0;
    result.distance = in_millimetres(std::max(0.0, way->length - radii));
    for (const auto& point : way->points) result.path.push_back({in_millimetres(point.x), in_millimetres(point.y)});
  }
  if (options_.base) {
    const Base one{first->at, finders.bases->radius()};
    const Base other{second->at, finders.bases->radius()};
    result.visible = sees(plan, one, other);
    result.fully_visible = fully_visible(plan, one, other);
  } else {
    result.visible = result.fully_visible = sees(plan, first->at, second->at);
  }
  return result;
}

}  // namespace bulkhead

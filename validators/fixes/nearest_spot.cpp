// SPDX-License-Identifier: MIT
#include "validators/fixes/nearest_spot.h"

#include <algorithm>

#include "analysis/cells/free_places.h"
#include "analysis/geometry/points.h"

namespace bulkhead {
namespace {

constexpr auto between_points = Length::micrometres(12'700);

void add_places(const Mission& mission, int number, const Board& board, Point from, std::vector<NearestPlace>& all) {
  const auto add = [&](const Place& place) {
    const auto point = point_of(mission, place);
    all.push_back({place, {point, board.level}, squared_distance(from, point)});
  };
  if (board.lattice() != nullptr) {
    for_each_free_place(mission, number, add);
    return;
  }
  const auto [low, high] = board_bounds(mission, board);
  for (auto y = low.y; y <= high.y; y = y + between_points) {
    for (auto x = low.x; x <= high.x; x = x + between_points) add(Point{x, y});
  }
}

}  // namespace

std::optional<NearestPlace> nearest_place(const Mission& mission, Point from,
                                          const std::function<bool(const Spot&)>& suits) {
  std::vector<NearestPlace> all;
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    add_places(mission, static_cast<int>(index) + 1, *mission.boards[index], from, all);
  }
  std::vector<std::pair<std::int64_t, std::size_t>> order;
  for (std::size_t index = 0; index < all.size(); ++index) order.emplace_back(all[index].squared_distance, index);
  std::sort(order.begin(), order.end());
  const auto found =
      std::find_if(order.begin(), order.end(), [&](const auto& each) { return suits(all[each.second].spot); });
  return found == order.end() ? std::nullopt : std::optional(all[found->second]);
}

}  // namespace bulkhead

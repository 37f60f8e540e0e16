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
  if (const auto* lattice = board.lattice()) {
    const auto size = lattice->size();
    for (int down = 0; down <= 2 * size.rows; ++down) {
      for (int across = 0; across <= 2 * size.columns; ++across) {
        const auto place = place_at_halves(number, across, down);
        if (is_free(mission, place)) add(place);
      }
    }
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

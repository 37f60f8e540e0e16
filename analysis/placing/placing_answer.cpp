// SPDX-License-Identifier: MIT
#include "analysis/placing/placing_answer.h"

namespace bulkhead {

std::optional<PlacingAnswer> answer_for(const Mission& mission, const Placing& placing, std::size_t steps,
                                        const std::stop_token& stop) {
  const auto size = placed_size(mission, placing.what);
  if (mission.boards.empty() || !size) return std::nullopt;
  const PlacingGround ground(mission, placing, size->most);
  const int count = ground.greatest_count();
  if (auto spots = find_placement(mission, ground, count, 0, stop)) return PlacingAnswer{.found = std::move(spots)};
  auto lack = size->least == size->most ? proven_lack(ground, count, stop)
                                        : proven_lack({mission, placing, size->least}, count, stop);
  if (lack || steps == 0) return PlacingAnswer{.lack = lack};
  return PlacingAnswer{.found = find_placement(mission, ground, count, steps, stop)};
}

}  // namespace bulkhead

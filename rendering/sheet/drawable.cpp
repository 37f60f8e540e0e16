// SPDX-License-Identifier: MIT
#include "rendering/sheet/drawable.h"

#include <fmt/format.h>

#include <cstddef>

namespace bulkhead {

Result<void> expect_drawable(const Mission& mission) {
  constexpr std::size_t most = 10'000;
  if (mission.boards.empty()) return fail("The mission has no board to draw: add one first.");
  auto things = mission.zones->size() + mission.areas->size() + mission.markers->size() + mission.links->size();
  for (const auto& board : mission.boards) things += board->features.size();
  if (things <= most) return {};
  return fail(
      fmt::format("This mission has {} zones, areas, markers, links and features; a map has room for {} at most. Split "
                  "it into several missions.",
                  things, most));
}

Result<void> expect_drawable(const std::vector<LabelRequest>& names) {
  constexpr std::size_t most = 1'000;
  if (names.size() <= most) return {};
  return fail(
      fmt::format("There are {} names to write on the map; it has room for {} at most. Take the names off some zones, "
                  "areas and markers, or split it into several missions.",
                  names.size(), most));
}

}  // namespace bulkhead

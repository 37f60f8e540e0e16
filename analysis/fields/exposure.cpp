// SPDX-License-Identifier: MIT
#include "analysis/fields/exposure.h"

#include "analysis/fields/distance_field.h"
#include "analysis/fields/sample_sight.h"

namespace bulkhead {

std::optional<SampleField> exposure(const Plan& plan, const SampleGrid& grid, std::stop_token stop) {
  SampleSight sight(plan, grid);
  SampleSet seen(grid.count());
  SampleField field{grid, std::vector<double>(grid.count(), 0)};
  std::size_t open = 0;
  for (std::size_t sample = 0; sample < grid.count(); ++sample) {
    if (stop.stop_requested()) return std::nullopt;
    seen.clear();
    sight.add_seen(sample, seen);
    const auto count = seen.count();
    field.values[sample] = static_cast<double>(count);
    open += count > 0 ? 1 : 0;
  }
  for (auto& value : field.values) value = value == 0 ? 0 : value / static_cast<double>(open);
  return field;
}

std::optional<SampleField> first_turn_threat(const GroundArea& area, Length move, Length range, WayFinder& finder,
                                             const SampleGrid& grid, std::stop_token stop) {
  auto field = distances_from(area, finder, grid);
  SampleSight sight(finder.plan(), grid);
  SampleSet seen(grid.count());
  for (std::size_t sample = 0; sample < grid.count(); ++sample) {
    if (stop.stop_requested()) return std::nullopt;
    if (within(field.values[sample], move)) sight.add_seen_within(sample, range, seen);
  }
  for (std::size_t sample = 0; sample < grid.count(); ++sample) field.values[sample] = seen.holds(sample) ? 1 : 0;
  return field;
}

}  // namespace bulkhead

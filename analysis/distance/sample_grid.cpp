// SPDX-License-Identifier: MIT
#include "analysis/distance/sample_grid.h"

#include <algorithm>

namespace bulkhead {
namespace {

constexpr std::size_t most_samples = 16'000'000;

}  // namespace

Result<SampleGrid> sample_grid(const Plan& plan, Length spacing) {
  if (spacing <= Length()) return fail("Sample points must be some distance apart; give a spacing of more than 0 mm");
  SampleGrid grid;
  grid.spacing = spacing;
  if (plan.ground().empty()) return grid;
  auto bounds = plan.ground().front();
  for (const auto& area : plan.ground()) {
    bounds.top_left = {std::min(bounds.top_left.x, area.top_left.x), std::min(bounds.top_left.y, area.top_left.y)};
    bounds.bottom_right = {std::max(bounds.bottom_right.x, area.bottom_right.x),
                           std::max(bounds.bottom_right.y, area.bottom_right.y)};
  }
  const auto size = bounds.bottom_right - bounds.top_left;
  const auto steps = [&](Length length) { return length.in_micrometres() / spacing.in_micrometres(); };
  const auto columns = steps(size.x) + 1;
  const auto rows = steps(size.y) + 1;
  if (static_cast<double>(columns) * static_cast<double>(rows) > static_cast<double>(most_samples)) {
    return fail("That many sample points are too many for this battlefield; set them farther apart");
  }
  grid.columns = static_cast<int>(columns);
  grid.rows = static_cast<int>(rows);
  const auto margin = [&](Length length, std::int64_t count) { return (length - spacing * (count - 1)) / 2; };
  grid.first = bounds.top_left + Point{margin(size.x, columns), margin(size.y, rows)};
  return grid;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "validators/fixes/for_boxes.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_cells = 500;

Buildable built(const Mission& mission, const Boxes& boxes) {
  AssignmentLimits limits;
  limits.remedies = false;
  limits.steps = 10'000;
  return assign_panels(mission, boxes, pinned_panels(mission), limits).buildable;
}

}  // namespace

std::optional<Edit> for_boxes(const CheckContext& checked, std::optional<Edit> fix) {
  if (!fix || checked.snapshot.graph().cell_count() > most_cells) return fix;
  const auto boxes = checked.boxes();
  if (built(checked.mission, boxes) != Buildable::yes) return fix;
  const auto after = fix->apply(checked.mission);
  return after && built(*after, boxes) != Buildable::no ? fix : std::nullopt;
}

}  // namespace bulkhead

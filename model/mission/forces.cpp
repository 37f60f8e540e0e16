// SPDX-License-Identifier: MIT
#include "model/mission/forces.h"

#include <algorithm>
#include <cstdint>

#include "model/base/numbers.h"
#include "model/mission/limits.h"
#include "model/mission/roles.h"

namespace bulkhead {
namespace {

int bounded(std::int64_t number) { return static_cast<int>(std::min<std::int64_t>(number, largest_number)); }

/// Of all units together; nothing where one of them does not say.
std::optional<int> sum(const std::vector<Unit>& units, std::optional<int> Unit::*figure) {
  if (units.empty()) return std::nullopt;
  std::int64_t all = 0;
  for (const auto& unit : units) {
    if (!(unit.*figure)) return std::nullopt;
    all += *(unit.*figure);
  }
  return bounded(all);
}

}  // namespace

const Side* side_of(const Mission& mission, const Force& force) {
  return force.side ? side_named(mission, *force.side) : nullptr;
}

std::optional<Length> largest_base(const Mission& mission, const std::optional<Id>& side, int models) {
  Length largest;
  for (const auto& force : *mission.forces) {
    const auto* owner = side_of(mission, force);
    if (side && owner != nullptr && owner->id != *side) continue;
    for (const auto& unit : force.units) {
      if (unit.models >= models) largest = std::max(largest, unit.base);
    }
  }
  return largest > Length() ? std::optional(largest) : std::nullopt;
}

std::optional<int> size_of(const Force& force, Allowance::Of what) {
  if (what == Allowance::Of::power) return sum(force.units, &Unit::power);
  return force.points ? force.points : sum(force.units, &Unit::points);
}

std::optional<int> force_size(const Mission& mission, const Side& side, Allowance::Of what) {
  std::optional<int> largest;
  bool has_force = false;
  for (const auto& force : *mission.forces) {
    if (side_of(mission, force) != &side) continue;
    has_force = true;
    largest = std::max(largest, size_of(force, what));
  }
  if (has_force || what == Allowance::Of::power) return largest;
  return number_limit(mission, "force-points");
}

int sum_of(const Allowance& allowance, int size) {
  const std::int64_t times = allowance.per > 0 ? size / allowance.per : 0;
  return bounded(allowance.base + times * allowance.more);
}

std::optional<int> allowed(const Mission& mission, const Allowance& allowance, const Side& side) {
  if (allowance.more == 0) return allowance.base;
  const auto size = force_size(mission, side, allowance.of);
  return size ? std::optional(sum_of(allowance, *size)) : std::nullopt;
}

}  // namespace bulkhead

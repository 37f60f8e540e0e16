// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "analysis/sight/base_sight.h"

namespace bulkhead {

/// What hides a place: something of the plan, with its address if it has one, or one of the other models.
struct Hider {
  std::optional<Address> by;
  /// Its number among the others; the attackers are numbered after these.
  std::optional<std::size_t> model;
  /// Where the line of sight comes upon it.
  FinePoint at;
};

/// How the models of a unit see a model, and whether it has cover from them, as Boarding Actions has it: sight goes
/// from any part of a base to any part of the other, past walls, shut hatchways and models that are not of the target's
/// unit; a model has cover unless it is fully visible to at least one model of the attackers.
struct UnitSight {
  /// Those of the attackers that see the target, by number.
  std::vector<std::size_t> seen_by;
  /// Whether it has cover. One that nobody sees has it, for what that is worth.
  bool cover = true;
  /// The first of the attackers that sees it in full; nothing where it has cover.
  std::optional<std::size_t> seen_in_full_by;
  /// Where it has cover and is seen: a part that is hidden from the first of those who see it, and what hides that part
  /// from the middle of that one's base.
  std::optional<FinePoint> hidden;
  std::optional<Hider> hidden_by;
};

/// `others` are the models of neither the attackers nor the target's unit. An attacker's own comrades stand in its way.
[[nodiscard]] UnitSight unit_sight(const Plan& plan, std::span<const Base> attackers, const Base& target,
                                   std::span<const Base> others = {});

}  // namespace bulkhead

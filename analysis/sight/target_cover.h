// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "analysis/plan/mission_plan.h"
#include "analysis/sight/base_sight.h"
#include "model/text/messages.h"

namespace bulkhead {

/// One thing that gives a target cover, or obscures it.
struct CoverReason {
  /// The wall, node, edge, feature or piece, if it has an address.
  std::optional<Address> by;
  /// Where, in millimetres of the battlefield.
  FinePoint at;
  /// From there to the target's rim, in millimetres; only by corners, where it is for the rule to judge.
  std::optional<double> to_target;
  Message words;
  friend bool operator==(const CoverReason&, const CoverReason&) = default;
};

/// What a system's rule of cover (`Measuring::Cover`) says of a model that another attacks, with nobody else about.
struct TargetCover {
  /// Whether the attacker sees the target as the rule has it; by corners the middle of its base must. Where not,
  /// nothing more is said.
  bool visible = false;
  /// Too near the attacker for cover; only by corners.
  bool point_blank = false;
  bool in_cover = false;
  /// Only by corners.
  bool obscured = false;
  /// Not empty where there is cover, or where the target is obscured; empty where not.
  std::vector<CoverReason> cover_by;
  std::vector<CoverReason> obscured_by;
  friend bool operator==(const TargetCover&, const TargetCover&) = default;
};

/// Not the same the other way round. Nothing where the system's rule is not known, or the bases overlap. `plan` must be
/// that of the mission's level with these hatchways open. See `unit_sight` and `corner_cover` for the two rules.
[[nodiscard]] std::optional<TargetCover> target_cover(const Mission& mission, int level, const Plan& plan,
                                                      const OpenHatchways& open, const Base& attacker,
                                                      const Base& target);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

// The terrain sets that a mission uses: it holds its own copy of each.

/// Adds a terrain set, with its definition, to those that the mission uses. Applying fails where it uses one of that id
/// already.
struct UseSet {
  Part<TerrainSet> set;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const UseSet&, const UseSet&) = default;
};

/// Removes a terrain set from those that the mission uses. Applying fails while a board is made of it or one of its
/// features stands somewhere that no other set of the mission has.
struct RemoveSet {
  Id set;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const RemoveSet&, const RemoveSet&) = default;
};

}  // namespace bulkhead

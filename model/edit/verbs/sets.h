// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

// The terrain sets that a mission uses: it holds its own copy of each.

/// Adds a terrain set, with its definition, to those that the mission uses. Applying fails where it uses one of that id
/// already. The set is whole in the edit, and in its text as its document, so that it means the same wherever it is read; it
/// must be such as a document can hold.
struct AddSet {
  Part<TerrainSet> set;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const AddSet&, const AddSet&) = default;
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

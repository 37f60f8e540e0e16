// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/edit/verbs/items.h"

namespace bulkhead {

/// Sets what the mission's own copy of its system says beside its kinds: the order of play, what is paid and measured,
/// who holds a marker. What is not given stays as it is. Applying fails for what no document may hold.
struct SetGame {
  /// In the order of the table of fields; see `set_game`.
  std::vector<FieldChange> changes;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetGame&, const SetGame&) = default;
};
/// Sets fields, given in any order.
[[nodiscard]] SetGame set_game(std::vector<FieldChange> changes);

}  // namespace bulkhead

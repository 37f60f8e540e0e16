// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/mission/field_value.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// A field and what it becomes.
struct FieldChange {
  std::string field;
  FieldValue value;
  friend bool operator==(const FieldChange&, const FieldChange&) = default;
};

/// Sets fields of an item, a force or a group of objectives; what is not given stays as it is. One that is new must be
/// given a name (an objective also a kind). Applying fails for an id that something else has and for what `check_value`
/// refuses.
template <typename T>
struct SetItem {
  Id id;
  /// In the order of the table of fields; see `set_item`.
  std::vector<FieldChange> changes;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetItem&, const SetItem&) = default;
};
using SetRule = SetItem<Rule>;
using SetObjective = SetItem<MissionObjective>;
using SetAction = SetItem<MissionAction>;
using SetStratagem = SetItem<Stratagem>;
using SetTable = SetItem<MissionTable>;
using SetForce = SetItem<Force>;
using SetObjectiveGroup = SetItem<ObjectiveGroup>;

/// Sets fields, given in any order.
template <typename T>
[[nodiscard]] SetItem<T> set_item(const Id& id, std::vector<FieldChange> changes);

/// Sets a field of anything that has it. The field's key must be that of a field of something (contract); applying
/// fails where the object has none of that key and for what `check_value` refuses. Long texts and Lua are written with
/// verbs of their own.
struct SetField {
  Id id;
  FieldChange change;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetField&, const SetField&) = default;
};

/// A figure of an item; without a value it goes.
struct SetParam {
  Id item;
  Id name;
  std::optional<std::string> value;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetParam&, const SetParam&) = default;
};

}  // namespace bulkhead

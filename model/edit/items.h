// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/edit/edit.h"
#include "model/mission/fields.h"

/// The fields of rules, mission objectives, stratagems and of all else that has some.
namespace bulkhead {

/// A field and what it becomes.
struct FieldChange {
  std::string field;
  FieldValue value;
  friend bool operator==(const FieldChange&, const FieldChange&) = default;
};

/// Sets fields of a Rule, MissionObjective or Stratagem; what is not given stays as it is. One that is new must be
/// given a name (an objective also a kind). Applying fails for an id that something else has and for what `check_value`
/// refuses.
template <typename T>
[[nodiscard]] Edit set_item(const Id& id, std::vector<FieldChange> changes);

/// Sets a field of anything that has it. Applying fails for what `check_value` refuses.
[[nodiscard]] Edit set_field(const Id& id, const std::string& field, FieldValue value);

/// A figure of an item.
[[nodiscard]] Edit set_param(const Id& item, const Id& name, const std::string& value);
[[nodiscard]] Edit remove_param(const Id& item, const Id& name);

/// How the text forms that set fields of an item are written: `rule ID [name "…"] …`
[[nodiscard]] std::string_view rule_usage();
[[nodiscard]] std::string_view objective_usage();
[[nodiscard]] std::string_view stratagem_usage();
[[nodiscard]] std::string_view text_usage();

}  // namespace bulkhead

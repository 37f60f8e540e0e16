// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

// Rules, mission objectives and stratagems. What is not given stays as it is; a new item must be given a name (an
// objective also a kind). Applying fails for an id that something else has.

struct RuleFields {
  std::optional<std::string> name;
  std::optional<std::string> text;
  /// The inner one is empty for an item of the mission's own.
  std::optional<std::optional<LibraryId>> origin;
  friend bool operator==(const RuleFields&, const RuleFields&) = default;
};
struct SetRule {
  Id id;
  RuleFields fields;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetRule&, const SetRule&) = default;
};

struct ObjectiveFields {
  std::optional<std::string> name;
  std::optional<Id> kind;
  std::optional<std::string> text;
  std::optional<std::optional<LibraryId>> origin;
  /// Replace all there are; one that stays the same keeps its extras (the given ones are not used).
  std::optional<std::vector<Scoring>> scorings;
  std::optional<std::vector<Condition>> conditions;
  friend bool operator==(const ObjectiveFields&, const ObjectiveFields&) = default;
};
struct SetObjective {
  Id id;
  ObjectiveFields fields;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetObjective&, const SetObjective&) = default;
};

struct StratagemFields {
  std::optional<std::string> name;
  std::optional<int> cost;
  std::optional<std::string> currency;
  /// The inner one is empty for nobody's card.
  std::optional<std::optional<Id>> side;
  std::optional<std::string> kind;
  std::optional<std::string> uses;
  std::optional<std::string> when;
  std::optional<std::string> target;
  std::optional<std::string> effect;
  std::optional<std::string> restrictions;
  std::optional<std::optional<LibraryId>> origin;
  friend bool operator==(const StratagemFields&, const StratagemFields&) = default;
};
struct SetStratagem {
  Id id;
  StratagemFields fields;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetStratagem&, const SetStratagem&) = default;
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

/// One of an item's texts: `text` of rules and objectives; `when`, `target`, `effect` and `restrictions` of stratagems.
struct SetItemText {
  Id item;
  std::string field;
  std::string text;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetItemText&, const SetItemText&) = default;
};

/// What an item does; empty for nothing.
struct SetLua {
  Id item;
  std::string lua;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetLua&, const SetLua&) = default;
};

}  // namespace bulkhead

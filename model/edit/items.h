// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/edit/edit.h"

/// Rules, mission objectives and stratagems. What is not given stays as it is; a new item must be given a name (an
/// objective also a kind). Applying fails for an id that something else has.
namespace bulkhead {

struct RuleFields {
  std::optional<std::string> name;
  std::optional<std::string> text;
  /// The inner one is empty for an item of the mission's own.
  std::optional<std::optional<LibraryId>> origin;
};
[[nodiscard]] Edit set_rule(const Id& id, const RuleFields& fields);

struct ObjectiveFields {
  std::optional<std::string> name;
  std::optional<Id> kind;
  std::optional<std::string> text;
  std::optional<std::optional<LibraryId>> origin;
  /// Replace all there are; one that stays the same keeps its extras (the given ones are not used).
  std::optional<std::vector<Scoring>> scorings;
  std::optional<std::vector<Condition>> conditions;
};
[[nodiscard]] Edit set_objective(const Id& id, const ObjectiveFields& fields);

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
};
[[nodiscard]] Edit set_stratagem(const Id& id, const StratagemFields& fields);

/// A figure of an item.
[[nodiscard]] Edit set_param(const Id& item, const Id& name, const std::string& value);
[[nodiscard]] Edit remove_param(const Id& item, const Id& name);
/// One of an item's texts: `text` of rules and objectives; `when`, `target`, `effect` and `restrictions` of stratagems.
[[nodiscard]] Edit set_item_text(const Id& item, const std::string& field, const std::string& text);
/// What an item does; empty for nothing.
[[nodiscard]] Edit set_lua(const Id& item, const std::string& lua);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/mission/fields.h"
#include "validators/engine/check.h"

namespace bulkhead {

/// What messages call what a field names: `the table`.
[[nodiscard]] std::string_view called(FieldNames names);

/// What a field or a row names by its id, and the mission does not have.
struct UnknownId {
  /// As messages call it: `the table`.
  std::string_view what;
  Id id;
  /// What may have been meant.
  std::optional<std::string> meant;
  /// With one that there is, the likeliest first.
  FixMaker fixes;
};

/// The sides, groups of objectives, tables, items, zones and areas that an item, a force or a group of objectives names
/// and that there are not, each once. Roles are nothing of the mission; see the check `unknown-role`.
template <typename T>
[[nodiscard]] std::vector<UnknownId> unknown_ids(const Mission& mission, const T& thing);

/// The id that a word is, if there is one and it is one.
[[nodiscard]] std::optional<Id> as_id(const std::optional<std::string>& word);
/// The id of these that may have been meant.
[[nodiscard]] std::optional<Id> meant_id(const Id& wrong, const std::vector<std::string>& known);

/// The ids of things in a list, or of its markers, zones, kinds …
template <typename Things>
[[nodiscard]] std::vector<std::string> ids_of(const Things& things) {
  std::vector<std::string> ids;
  for (const auto& thing : things) ids.push_back(thing.id.text());
  return ids;
}

}  // namespace bulkhead

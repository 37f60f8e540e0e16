// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "model/edit/edit.h"
#include "model/mission/fields.h"
#include "model/mission/items.h"
#include "validators/engine/check.h"

namespace bulkhead {

/// The edit that makes of an item, a force or a group of objectives what it has become, field by field; nothing where
/// that is the same.
template <typename T>
[[nodiscard]] std::optional<Edit> edit_that_makes(const T& before, const T& after) {
  std::vector<FieldChange> changes;
  for (const auto* const field : fields_that_differ(before, after)) {
    changes.push_back({std::string(field->key), field->value(after)});
  }
  if (changes.empty()) return std::nullopt;
  return set_item<T>(before.id, std::move(changes));
}

/// A fix that makes of an item of the mission, or a force, what `change(thing)` makes of it, unless nothing changes.
/// The thing is looked up when the fix is asked for: a thousand findings about one do not hold it a thousand times.
template <typename T, std::invocable<T&> Change>
[[nodiscard]] FixMaker fix_that_changes(const Id& thing, Change change) {
  return one_fix([thing, change = std::move(change)](const CheckContext& checked) -> std::optional<Edit> {
    const auto found = find_item(checked.mission, thing);
    const auto* const before = found ? std::get_if<T>(&*found) : nullptr;
    if (before == nullptr) return std::nullopt;
    auto after = *before;
    change(after);
    return edit_that_makes(*before, after);
  });
}

template <typename T, std::invocable<T&> Change>
[[nodiscard]] FixMaker fix_that_changes(const T& thing, Change change) {
  return fix_that_changes<T>(thing.id, std::move(change));
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/edit/edit.h"
#include "model/mission/fields.h"

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

}  // namespace bulkhead

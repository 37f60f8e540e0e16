// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/edit/readers.h"
#include "model/edit/verbs/items.h"
#include "model/mission/fields.h"

/// What the edits of a mission's system are made of: fields by their keys, each with one word for its value.
namespace bulkhead {

using DefinitionFields = std::span<const FieldInfo* const>;

/// In the order of the table.
[[nodiscard]] std::vector<FieldChange> in_order(DefinitionFields fields, std::vector<FieldChange> changes);
/// ` [rounds NUMBER] [round "…"]`
[[nodiscard]] std::string usage_of_fields(DefinitionFields fields);
/// ` rounds 5 round "battle round"`; rows are one word, a line each. The fields must be there (contract).
[[nodiscard]] std::string changes_text(DefinitionFields fields, const std::vector<FieldChange>& changes);
[[nodiscard]] std::vector<Keyword> keywords_of(DefinitionFields fields);
/// What the clauses say that begin with the key of a field.
[[nodiscard]] std::vector<FieldChange> read_changes(EditReader& read, DefinitionFields fields);
/// Fails for what no text may hold.
[[nodiscard]] Result<void> check_texts_of(const std::vector<FieldChange>& changes);
/// Fails for steps beyond the most that a system may have.
[[nodiscard]] Result<void> check_steps(const GameSystem& system);

/// Fails for a field that there is not and for what it does not take.
template <typename T>
[[nodiscard]] Result<T> with_changes(T thing, const std::vector<FieldChange>& changes, std::string_view noun) {
  for (const auto& change : changes) {
    const auto* field = find_field<T>(change.field);
    if (field == nullptr) return fail(fmt::format("A {} has no field \"{}\"", noun, change.field));
    const auto fine = check_value(*field, change.value, field->value(thing)).and_then([&] {
      return field->put(thing, change.value);
    });
    if (!fine) return tl::unexpected(fine.error());
  }
  return thing;
}

}  // namespace bulkhead

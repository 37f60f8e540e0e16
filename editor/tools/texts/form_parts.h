// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "editor/tools/texts/form.h"

/// What the forms of the several kinds of text are made of.
namespace bulkhead {

/// A field that can only be read as yet.
[[nodiscard]] ValueField plain_field(Control control, std::string value);

/// A text of several lines with references to the item's figures and the mission. Null for the briefing.
[[nodiscard]] ValueField referring_text(const std::shared_ptr<const Mission>& mission, const Item* item,
                                        std::string value);

/// What a new row of a list begins with: nothing that another row has, where none may.
[[nodiscard]] RowsField::Row fresh_row(const FieldInfo& list, const FieldValue& rows);

/// Rows of a list in which new ones, of an id that nobody gave them, have one made of their name.
[[nodiscard]] FieldValue with_ids_after_names(const FieldInfo& list, FieldValue rows);
/// Whether the rows of a list have ids that follow their names.
[[nodiscard]] bool has_ids_and_names(const FieldInfo& list);

/// What the button says that adds a row: `Add an outcome`.
[[nodiscard]] std::string words_for_adding(const FieldInfo& list);

/// The place of a list's column of this key; as many as there are columns where it has none.
[[nodiscard]] std::size_t column_at(const FieldInfo& list, std::string_view key);

/// A column of a list of a thing of the mission, with what may stand there.
[[nodiscard]] RowsField::Column column_of(const Mission& mission, const FieldInfo& list, const FieldInfo& info);

/// The first cell of rows that no edit would take. Rows that the mission has may stay, whatever they say.
[[nodiscard]] std::optional<WrongCell> wrong_cell(const FieldInfo& list, const FieldValue& before,
                                                  const FieldValue& rows);

/// Says in the user's language what `check_value` would not take.
[[nodiscard]] Result<void> check_typed(const FieldInfo& field, const std::string& text);

/// By what the file, other texts and findings name it.
[[nodiscard]] FormField id_field(const Id& id);

/// The field of an item, a force or a group of objectives.
template <typename T>
[[nodiscard]] FormField item_field(const std::shared_ptr<const Mission>& mission, const FieldOf<T>& field,
                                   const T& item);

}  // namespace bulkhead

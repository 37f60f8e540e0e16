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

/// By what the file, other texts and findings name it.
[[nodiscard]] FormField id_field(const Id& id);

/// The field of an item, a force or a group of objectives.
template <typename T>
[[nodiscard]] FormField item_field(const std::shared_ptr<const Mission>& mission, const FieldOf<T>& field,
                                   const T& item);

}  // namespace bulkhead

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

/// The field of a rule, mission objective or stratagem.
template <typename T>
[[nodiscard]] FormField item_field(const std::shared_ptr<const Mission>& mission, const FieldOf<T>& field,
                                   const T& item);

}  // namespace bulkhead

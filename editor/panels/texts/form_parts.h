// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string_view>

#include "editor/panels/texts/form.h"

/// What the forms of the several kinds of text are made of.
namespace bulkhead {

[[nodiscard]] FormField value_field(std::string_view key, std::string label, ValueField field, int width = 6);

/// A field that can only be read as yet.
[[nodiscard]] ValueField plain_field(ValueField::Kind kind, std::string value,
                                     std::vector<InspectorChoice> choices = {});

/// A text of several lines with references to the item's figures and the mission. Null for the briefing.
[[nodiscard]] ValueField referring_text(const std::shared_ptr<const Mission>& mission, const Item* item,
                                        std::string value);

[[nodiscard]] FormField name_field(const Item& item, std::function<Edit(const std::string& name)> set);
[[nodiscard]] FormField params_field(const Item& item);
[[nodiscard]] FormField scorings_field(const Mission& mission, const MissionObjective& objective);
[[nodiscard]] FormField conditions_field(const MissionObjective& objective);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <type_traits>
#include <variant>

#include "model/mission/items.h"

/// The texts in which references are live, wherever they stand.
namespace bulkhead {

/// Calls `what(text)` with each of an item or a force, then with those in its rows.
template <typename ThisItem, typename What>
void for_each_text(ThisItem& item, const What& what) {
  if constexpr (std::is_same_v<std::remove_const_t<ThisItem>, AnyItem>) {
    std::visit([&](auto& known) { for_each_text(known, what); }, item);
  } else {
    for_each_member<std::string>(item, [&](const FieldInfo& field, auto& text) {
      if (field.form == FieldForm::long_text) what(text);
    });
  }
}

/// Calls `what(text)` with each of a mission: headings and texts of its briefing, then those of forces and items.
template <typename What>
void for_each_text(const Mission& mission, const What& what) {
  for (const auto& section : *mission.briefing) {
    what(section.heading);
    what(section.text);
  }
  for_each_library_item(mission, [&](const auto& item) { for_each_text(item, what); });
}

}  // namespace bulkhead

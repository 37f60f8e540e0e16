// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <variant>

#include "model/mission/items.h"

/// Where an item names something.
namespace bulkhead {

/// Calls `what` with each id that stands in a field or column of this form and need not be stated.
template <typename ThisItem, typename What>
void for_each_id(ThisItem& item, FieldForm form, const What& what) {
  std::visit(
      [&](auto& known) {
        for_each_member<std::optional<Id>>(known, [&](const FieldInfo& field, auto& id) {
          if (field.form == form && id) what(*id);
        });
      },
      item);
}

}  // namespace bulkhead

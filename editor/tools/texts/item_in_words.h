// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/items.h"

namespace bulkhead {

/// What an item says, field by field, as people read it in this mission.
[[nodiscard]] std::string item_in_words(const Mission& mission, const AnyItem& item);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "model/base/identifier.h"
#include "model/edit/edit.h"

namespace bulkhead {

/// The items of one kind, `now`, as they are to stand: those that `wanted` names in its order, each of the others
/// behind what it stands behind now. `wanted` names none that is not there, and none twice.
[[nodiscard]] std::vector<Id> in_order(const std::vector<Id>& now, const std::vector<Id>& wanted);

/// The fewest steps that put the items so; nothing where that takes more than `most`.
[[nodiscard]] std::optional<std::vector<Edit>> steps_into_order(std::vector<Id> now, const std::vector<Id>& wanted,
                                                                std::size_t most);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "editor/tools/view/table.h"

namespace bulkhead {

/// The middle of what is at an address, on the table; nothing for objects that stand nowhere. It must exist (contract).
[[nodiscard]] std::optional<Vec> position_of(const Mission& mission, const Table& table, const Address& address);

}  // namespace bulkhead

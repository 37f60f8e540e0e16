// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "scripting/checks/lua_names.h"

namespace bulkhead {

/// The calls by which a mission's Lua names markers by their label: `controls(player, "A")`,
/// `battle.objectives:labelled("A")`.
[[nodiscard]] std::vector<ItemCall> calls_by_label(const Mission& mission);

}  // namespace bulkhead

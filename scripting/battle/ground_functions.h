// SPDX-License-Identifier: MIT
#pragma once

#include <lua.hpp>

#include "scripting/battle/battle_ground.h"

namespace bulkhead {

/// Adds to the table at the top of the stack the functions by which the engine's host asks about the ground, which has
/// to outlive the state: `distance`, `straight`, `to_edge` in whole micrometres or nil, `inside`, `wholly_inside`,
/// `sees`, `is_place`, `centre`, `spot_in`, `set_open`.
void add_ground_functions(lua_State* state, BattleGround& ground);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <lua.hpp>

#include <optional>
#include <string>

namespace bulkhead {

/// The text or number at a place of the stack, as text; empty for anything else.
[[nodiscard]] std::string text_at(lua_State* state, int index);

/// The text or number in a field of the table at a place of the stack, as text; empty for anything else.
[[nodiscard]] std::string text_field(lua_State* state, int table, const char* name);

/// Puts a text, or nil, on the stack.
void push(lua_State* state, const std::optional<std::string>& text);

}  // namespace bulkhead

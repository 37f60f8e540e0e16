// SPDX-License-Identifier: MIT
#include "scripting/lua/numbers.h"

#include <lua.hpp>

#include <memory>

namespace bulkhead {

std::string_view type_of_figure(const std::string& text) {
  const std::unique_ptr<lua_State, decltype(&lua_close)> state(luaL_newstate(), &lua_close);
  const bool is_number = state && lua_stringtonumber(state.get(), text.c_str()) == text.size() + 1;
  if (!is_number) return "string";
  int is_whole = 0;
  lua_tointegerx(state.get(), -1, &is_whole);
  return is_whole != 0 ? "integer" : "number";
}

}  // namespace bulkhead

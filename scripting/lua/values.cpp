// SPDX-License-Identifier: MIT
#include "scripting/lua/values.h"

namespace bulkhead {

std::string text_at(lua_State* state, int index) {
  if (lua_isstring(state, index) == 0) return {};
  std::size_t length = 0;
  const char* const text = lua_tolstring(state, index, &length);
  return {text, length};
}

std::string text_field(lua_State* state, int table, const char* name) {
  lua_getfield(state, table, name);
  auto text = text_at(state, -1);
  lua_pop(state, 1);
  return text;
}

void push(lua_State* state, const std::optional<std::string>& text) {
  if (text) {
    lua_pushlstring(state, text->data(), text->size());
  } else {
    lua_pushnil(state);
  }
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include <lua.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "model/base/contracts.h"
#include "scripting/battle/table_home.h"
#include "tests/fuzz/lua_lines.h"

namespace {

using namespace bulkhead;

std::string content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void push_text(lua_State* state, const std::string& text) { lua_pushlstring(state, text.data(), text.size()); }

/// A state with the function of table_records.lua as its only value.
lua_State* home_at_a_table() {
  auto* const state = luaL_newstate();
  luaL_openlibs(state);
  const auto driver = content_of(BULKHEAD_FUZZ_FOLDER "/table_records.lua");
  BULKHEAD_EXPECTS(luaL_loadbufferx(state, driver.data(), driver.size(), "=table_records", "t") == LUA_OK);
  lua_newtable(state);
  for (const auto& [name, text] : table_home()) {
    push_text(state, text);
    lua_setfield(state, -2, name.c_str());
  }
  push_text(state, content_of(BULKHEAD_FUZZ_FOLDER "/../data/table/battle.lua"));
  BULKHEAD_EXPECTS(lua_pcall(state, 2, 1, 0) == LUA_OK);
  fuzz::count_lines(state);
  return state;
}

}  // namespace

/// Whatever bytes somebody goes on with at a table: they are refused with a message, or play to a record that plays to
/// itself again, and nothing of it is an error of Lua.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static auto* const state = home_at_a_table();
  lua_pushvalue(state, 1);
  lua_pushlstring(state, reinterpret_cast<const char*>(data), size);
  const bool good = lua_pcall(state, 1, 0, 0) == LUA_OK;
  if (!good) std::fprintf(stderr, "%s\n", lua_tostring(state, -1));
  BULKHEAD_EXPECTS(good);
  return 0;
}

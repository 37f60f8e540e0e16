// SPDX-License-Identifier: MIT
#include "scripting/compiled_engine.h"

#include <gtest/gtest.h>
#include <lua.hpp>

#include <iterator>
#include <memory>
#include <string>

#include "scripting/engine_table.h"

namespace bulkhead {
namespace {

int append_to_text(lua_State*, const void* part, std::size_t size, void* text) {
  static_cast<std::string*>(text)->append(static_cast<const char*>(part), size);
  return 0;
}

/// The build compiles with the Lua that it finds, the program runs with the one it is linked with.
TEST(CompiledEngine, IsWhatThisLuaWouldMakeOfIt) {
  const std::unique_ptr<lua_State, void (*)(lua_State*)> state(luaL_newstate(), &lua_close);
  ASSERT_NE(state, nullptr);
  for (std::size_t index = 0; index < std::size(engine_files); ++index) {
    const auto& [name, text] = engine_files[index];
    const auto title = "=" + std::string(name) + ".lua";
    ASSERT_EQ(luaL_loadbufferx(state.get(), text.data(), text.size(), title.c_str(), "t"), LUA_OK) << name;
    std::string compiled;
    ASSERT_EQ(lua_dump(state.get(), &append_to_text, &compiled, 1), 0) << name;
    EXPECT_TRUE(compiled == compiled_engine[index]) << name;
    lua_settop(state.get(), 0);
  }
}

}  // namespace
}  // namespace bulkhead

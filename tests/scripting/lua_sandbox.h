// SPDX-License-Identifier: MIT
#pragma once

#include <lua.hpp>

#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>

namespace bulkhead::test {

/// A Lua of the tests' own, to read assembled files with.
class Lua {
 public:
  Lua() : state_(luaL_newstate(), &lua_close) { luaL_openlibs(state_.get()); }

  /// Runs a chunk and gives its first result as text; throws Lua's message where it fails. What runs on and on fails.
  std::string run(const std::string& chunk) {
    auto* const state = state_.get();
    lua_settop(state, 0);
    constexpr int most_steps = 10'000'000;
    lua_sethook(
        state, [](lua_State* running, lua_Debug*) { luaL_error(running, "runs on and on"); }, LUA_MASKCOUNT,
        most_steps);
    const bool failed = luaL_loadbufferx(state, chunk.data(), chunk.size(), "=test", "t") != LUA_OK ||
                        lua_pcall(state, 0, 1, 0) != LUA_OK;
    std::size_t length = 0;
    const char* const text = luaL_tolstring(state, -1, &length);
    const std::string result(text, length);
    if (failed) throw std::runtime_error(result);
    return result;
  }

 private:
  std::unique_ptr<lua_State, void (*)(lua_State*)> state_;
};

/// The function of docs/rules-lua.md that takes a rules file apart.
inline std::string rules_loader() {
  std::ifstream file(BULKHEAD_SOURCE "/docs/rules-lua.md");
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  const auto begin = page.find("--- Calls take(fields, environment)");
  const auto end = page.find("```", begin);
  if (begin == std::string::npos || end == std::string::npos) throw std::runtime_error("the page has no load_rules");
  return page.substr(begin, end - begin);
}

}  // namespace bulkhead::test

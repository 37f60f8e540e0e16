// SPDX-License-Identifier: MIT
#pragma once

#include <lua.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace bulkhead::fuzz {

/// How often each line of Lua ran, so that the fuzzer is guided by Lua as by C++: it looks at what is in this section.
__attribute__((section("__libfuzzer_extra_counters"))) inline std::array<std::uint8_t, std::size_t{1} << 16U> lua_lines;

/// From now on the lines that run in this state, and in coroutines that it starts, are counted.
inline void count_lines(lua_State* state) {
  const auto count = [](lua_State* running, lua_Debug* line) {
    lua_getinfo(running, "S", line);
    std::uint32_t hash = static_cast<std::uint32_t>(line->currentline) * 2654435761U;
    for (const char each : std::string_view(line->short_src))
      hash = (hash ^ static_cast<unsigned char>(each)) * 16777619U;
    ++lua_lines.at((hash ^ (hash >> 16U)) % lua_lines.size());
  };
  lua_sethook(state, count, LUA_MASKLINE, 0);
}

}  // namespace bulkhead::fuzz

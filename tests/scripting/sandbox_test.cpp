// SPDX-License-Identifier: MIT
// What ends the Lua of an item where the processor is busy with other work.
#include "scripting/battle/sandbox.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>

namespace bulkhead {
namespace {

/// Takes some time by the clock and next to none of the processor's, as a process does that has to wait for its turn.
int wait_for_turn(lua_State*) {
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
  return 0;
}

/// The message that ends this Lua of an item called `rule "Storm"`.
std::string end_of(Sandbox& sandbox, const std::string& lua) {
  auto* const state = sandbox.state();
  lua_settop(state, 0);
  lua_newtable(state);
  Sandbox::add_functions(state);
  lua_getfield(state, 1, "guarded");
  EXPECT_EQ(luaL_loadbufferx(state, lua.data(), lua.size(), "=rule \"Storm\"", "t"), LUA_OK);
  lua_pushcfunction(state, &wait_for_turn);
  sandbox.begin_line();
  EXPECT_EQ(lua_pcall(state, 2, 2, 0), LUA_OK);
  return lua_toboolean(state, -2) != 0 ? "it ends" : lua_tostring(state, -1);
}

TEST(Sandbox, EndsByTheClockWhatWaitsForTheProcessorAndNamesItsLine) {
  SandboxLimits limits;
  limits.by_the_clock = std::chrono::milliseconds(100);
  Sandbox sandbox({}, limits);
  EXPECT_EQ(end_of(sandbox, "local wait = ...\nwhile true do wait() end"),
            "rule \"Storm\":2: it takes too long: more than 0.1 seconds by the clock for one decision");
  EXPECT_EQ(end_of(sandbox, "local wait = ...\nwait()"), "it ends") << "the next line has all of it again";
}

TEST(Sandbox, EndsByTheClockABattleWhoseLinesAreEachShortEnough) {
  SandboxLimits limits;
  limits.battle_by_the_clock = std::chrono::milliseconds(150);
  Sandbox sandbox({}, limits);
  // A hundred waits take 100 ms and more; so many steps are between them that they are counted.
  const std::string lua = "local wait = ...\nfor _ = 1, 100 do wait() for _ = 1, 1000 do end end";
  const std::string too_long =
      "rule \"Storm\":2: it takes too long: more than 0.1 seconds by the clock for the whole battle";
  sandbox.begin_battle();
  std::string end;
  for (int line = 0; line < 2 && !end.starts_with("rule"); ++line) end = end_of(sandbox, lua);
  EXPECT_EQ(end, too_long);
  EXPECT_EQ(end_of(sandbox, lua), too_long) << "no line has time any more";
  sandbox.go_on_with_players();
  EXPECT_EQ(end_of(sandbox, "local wait = ...\nwait() for _ = 1, 10000 do end"), "it ends")
      << "players were waited for";
}

TEST(Sandbox, EndsByTheProcessorsTimeWhatDoesNotWait) {
  SandboxLimits limits;
  limits.time = std::chrono::milliseconds(100);
  limits.instructions = 2'000'000'000;  // more than any machine takes in that time
  Sandbox sandbox({}, limits);
  EXPECT_EQ(end_of(sandbox, "\n\nwhile true do end"),
            "rule \"Storm\":3: it takes too long: more than 0.1 seconds for one decision");
}

TEST(Sandbox, EndsWhatMakesATableTooLarge) {
  SandboxLimits limits;
  limits.entries_of_table = 64;
  Sandbox sandbox({}, limits);
  const auto filled = [&](const std::string& key, int count) {
    return end_of(sandbox,
                  "local keys = {}\nfor number = 1, " + std::to_string(count) + " do\n  keys[" + key + "] = true\nend");
  };
  EXPECT_EQ(filled("-number", 64), "it ends");
  EXPECT_EQ(filled("-number", 65), "not enough memory");
  EXPECT_EQ(filled("number", 10'000), "it ends") << "a list may be as long as there is memory";
  // Some ten slots of the stack for each of a thousand calls in each other.
  EXPECT_EQ(end_of(sandbox,
                   "local function call(times)\n  local b, c, d, e, f, g, h, i, j = 1, 2, 3, 4, 5, 6, 7, 8, 9\n"
                   "  if times > 0 then call(times - 1) end\n  return b, c, d, e, f, g, h, i, j\nend\ncall(1000)"),
            "it ends")
      << "so may the stack";
}

/// What Lua gives that gets the functions of the host: `rule "Storm"` is its name.
std::string given_by(const std::string& lua) {
  SandboxLimits limits;
  limits.instructions = 1'000'000;
  Sandbox sandbox({}, limits);
  auto* const state = sandbox.state();
  lua_settop(state, 0);
  EXPECT_EQ(luaL_loadbufferx(state, lua.data(), lua.size(), "=rule \"Storm\"", "t"), LUA_OK);
  lua_newtable(state);
  Sandbox::add_functions(state);
  EXPECT_EQ(lua_pcall(state, 1, 1, 0), LUA_OK);
  return lua_tostring(state, -1);
}

TEST(Sandbox, CountsWhatIsAtWorkInOneThatIsNotCounted) {
  EXPECT_EQ(given_by("local host = ...\n"
                     "local function loop() while true do end end\n"
                     "local outer, inner, why = host.guarded_uncounted(function() return host.guarded(loop) end)\n"
                     "return tostring(outer) .. ' ' .. tostring(inner) .. ' ' .. why"),
            "true false rule \"Storm\":2: it takes too long: more than 1 million steps for one decision");
}

TEST(Sandbox, CountsWhatIsNotCountedByItselfWithWhatIsAtWorkAroundIt) {
  EXPECT_EQ(given_by("local host = ...\n"
                     "local function loop() while true do end end\n"
                     "local outer, inner, why = host.guarded(function() return host.guarded_uncounted(loop) end)\n"
                     "return tostring(outer) .. ' ' .. tostring(inner) .. ' ' .. why"),
            "true false rule \"Storm\":2: it takes too long: more than 1 million steps for one decision");
}

TEST(Sandbox, CountsAgainBehindWhatTheEngineDoesForAnItem) {
  const std::string too_long = "it takes too long: more than 1 million steps for one decision";
  const auto ended = [](const std::string& body) {
    return given_by(
        "local host = ...\nlocal function call() host.pause_counting() return host.go_on_counting(7) end\n"
        "local good, why = host.guarded(function() " +
        body + " end)\nreturn tostring(good) .. ' ' .. tostring(why)");
  };
  EXPECT_EQ(ended("return call()"), "true 7");
  EXPECT_EQ(ended("host.pause_counting() for _ = 1, 2000000 do end host.go_on_counting()"), "true nil")
      << "what the engine does meanwhile is not counted";
  EXPECT_EQ(ended("call() while true do end"), "false rule \"Storm\":3: " + too_long);
  EXPECT_EQ(ended("while true do call() end"), "false rule \"Storm\":3: " + too_long) << "calls count themselves";
  EXPECT_EQ(ended("host.guarded(function() host.pause_counting() error('gone') end) while true do end"),
            "false rule \"Storm\":3: " + too_long)
      << "an error came out of the engine";
}

}  // namespace
}  // namespace bulkhead

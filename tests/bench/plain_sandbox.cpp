// SPDX-License-Identifier: MIT
// In the place of scripting/battle/sandbox.cpp, to have something to compare that with: Lua as it comes, with its own
// memory, its own garbage collection and its whole library. Nothing is counted, and nothing bounded but by the engine.
#include <fmt/format.h>

#include <string>

#include "model/base/contracts.h"
#include "scripting/battle/sandbox.h"
#include "scripting/engine_table.h"

namespace bulkhead {
namespace {

/// What the engine's host has to do, with nothing but Lua's own functions.
constexpr const char* functions = R"(
local functions = ...
local load, pcall = load, pcall
function functions.compile(text, title, environment) return load(text, "=" .. title, "t", environment) end
functions.guarded = pcall
function functions.failed_at() return nil end
function functions.was_exhausted() return false end
function functions.line_of_item() return nil end
)";

void run(lua_State* state, const std::string& title, std::string_view text, int argument) {
  bool good = luaL_loadbufferx(state, text.data(), text.size(), title.c_str(), "t") == LUA_OK;
  BULKHEAD_EXPECTS(good);
  lua_pushvalue(state, argument);
  good = lua_pcall(state, 1, 0, 0) == LUA_OK;
  BULKHEAD_EXPECTS(good);
}

}  // namespace

Sandbox::Sandbox(const EngineText&, const SandboxLimits& limits)
    : limits_(limits), state_(luaL_newstate(), &lua_close) {
  BULKHEAD_EXPECTS(state_ != nullptr);
  luaL_openlibs(state());
  lua_newtable(state());
  for (const auto& [name, text] : engine_files) run(state(), fmt::format("={}.lua", name), text, 1);
}

void Sandbox::begin_line() {}
void Sandbox::begin_battle(std::stop_token) {}
void Sandbox::go_on_with_players() {}
void Sandbox::begin_report() {}
void Sandbox::end_report() {}
void Sandbox::check_time(lua_State*) {}
void Sandbox::add_functions(lua_State* state) { run(state, "=functions.lua", functions, lua_gettop(state)); }
void ProcessorTime::begin() {}

}  // namespace bulkhead

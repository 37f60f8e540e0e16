// SPDX-License-Identifier: MIT
#include "scripting/battle/rehearsal.h"

#include <array>
#include <string_view>
#include <utility>

#include "model/base/contracts.h"
#include "scripting/battle/battle_data.h"
#include "scripting/battle/battle_ground.h"
#include "scripting/battle/ground_functions.h"
#include "scripting/battle/sandbox.h"
#include "scripting/lua/values.h"

namespace bulkhead {
namespace {

constexpr std::array<std::pair<std::string_view, Rehearsal::Status>, 8> statuses = {
    {{"needs", Rehearsal::Status::needs},
     {"ended", Rehearsal::Status::ended},
     {"faulty", Rehearsal::Status::faulty},
     {"failed", Rehearsal::Status::failed},
     {"stopped", Rehearsal::Status::stopped},
     {"refused", Rehearsal::Status::refused},
     {"misunderstood", Rehearsal::Status::misunderstood},
     {"broken", Rehearsal::Status::broken}}};

/// The result that `home.run` gave, a table at the top.
Rehearsal result_at_top(lua_State* state) {
  Rehearsal rehearsal;
  const int table = lua_gettop(state);
  const auto status = text_field(state, table, "status");
  for (const auto& [word, value] : statuses) {
    if (word == status) rehearsal.status = value;
  }
  rehearsal.text = text_field(state, table, "text");
  rehearsal.json = text_field(state, table, "json");
  rehearsal.record = text_field(state, table, "record");
  return rehearsal;
}

}  // namespace

/// What the battles of a mission have in common: Lua with the engine and the mission's data, and the map.
class RehearsalRoom::Room {
 public:
  Room(const Mission& mission, const EngineText& engine) : ground_(mission), sandbox_(engine) {
    auto* const state = sandbox_.state();
    const auto data = battle_data(mission);
    const bool good = luaL_loadbufferx(state, data.data(), data.size(), "=the mission", "t") == LUA_OK;
    BULKHEAD_EXPECTS(good);
    lua_call(state, 0, 1);
    lua_newtable(state);
    add_ground_functions(state, ground_);
    Sandbox::add_functions(state);
    add_player_functions();
  }

  Result<Rehearsal> play(const RehearsalOptions& options) {
    auto* const state = sandbox_.state();
    lua_settop(state, functions_at);
    sandbox_.begin_line();
    options_ = &options;
    // engine.home.run(data, host functions, decisions, seed, whether players are there, only outcome)
    lua_getfield(state, engine_at, "home");
    lua_getfield(state, -1, "run");
    lua_pushvalue(state, data_at);
    lua_pushvalue(state, functions_at);
    lua_pushlstring(state, options.decisions.data(), options.decisions.size());
    options.seed ? lua_pushinteger(state, *options.seed) : lua_pushnil(state);
    lua_pushboolean(state, options.read != nullptr);
    lua_pushboolean(state, options.only_outcome);
    if (lua_pcall(state, 6, 1, 0) != LUA_OK) {
      return Rehearsal{Rehearsal::Status::broken, text_at(state, -1) + "\n", R"({"protocol":1,"status":"broken"})", {}};
    }
    const int table = lua_gettop(state);
    if (const auto why = text_field(state, table, "no_decisions"); !why.empty()) {
      lua_getfield(state, table, "line");
      return tl::unexpected(Error{why, {}, static_cast<int>(lua_tointeger(state, -1)), 0});
    }
    return result_at_top(state);
  }

 private:
  /// What lies on the stack.
  static constexpr int engine_at = 1;
  static constexpr int data_at = 2;
  static constexpr int functions_at = 3;

  static Room& of(lua_State* state) { return *static_cast<Room*>(lua_touserdata(state, lua_upvalueindex(1))); }

  static int read_line(lua_State* state) {
    auto& room = of(state);
    room.sandbox_.begin_line();
    push(state, room.options_->read(text_at(state, 1)));
    return 1;
  }
  static int tell(lua_State* state) {
    const auto& room = of(state);
    if (room.options_->tell) room.options_->tell(text_at(state, 1));
    return 0;
  }
  static int begin_line(lua_State* state) {
    of(state).sandbox_.begin_line();
    return 0;
  }
  void add_player_functions() {
    constexpr std::array<luaL_Reg, 4> functions = {
        {{"read_line", &read_line}, {"tell", &tell}, {"begin_line", &begin_line}, {nullptr, nullptr}}};
    lua_pushlightuserdata(sandbox_.state(), this);
    luaL_setfuncs(sandbox_.state(), functions.data(), 1);
  }

  BattleGround ground_;
  Sandbox sandbox_;
  const RehearsalOptions* options_ = nullptr;
};

RehearsalRoom::RehearsalRoom(const Mission& mission, EngineText engine)
    : mission_(mission), engine_(std::move(engine)) {}
RehearsalRoom::~RehearsalRoom() = default;

Result<Rehearsal> RehearsalRoom::play(const RehearsalOptions& options) {
  if (!room_) room_ = std::make_unique<Room>(mission_, engine_);
  auto rehearsal = room_->play(options);
  // What took too much may have left something behind.
  if (rehearsal && rehearsal->status == Rehearsal::Status::broken) room_.reset();
  return rehearsal;
}

Result<Rehearsal> rehearse(const Mission& mission, const RehearsalOptions& options) {
  return RehearsalRoom(mission).play(options);
}

}  // namespace bulkhead

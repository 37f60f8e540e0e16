// SPDX-License-Identifier: MIT
#include "scripting/battle/rehearsal.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/mission/placed_features.h"
#include "scripting/battle/battle_data.h"
#include "scripting/battle/battle_ground.h"
#include "scripting/battle/fingerprint.h"
#include "scripting/battle/games.h"
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
  rehearsal.status = status_of(text_field(state, table, "status"));
  // Lua may make any bytes.
  rehearsal.text = made_fit(text_field(state, table, "text"));
  rehearsal.json = made_fit(text_field(state, table, "json"));
  rehearsal.record = made_fit(text_field(state, table, "record"));
  return rehearsal;
}

/// The number of the line with the first character that no text has; nothing where there is none.
std::optional<int> unfit_line(std::string_view text) {
  std::size_t begin = 0;
  for (int number = 1; begin < text.size(); ++number) {
    const auto end = std::min(text.find('\n', begin), text.size());
    auto line = text.substr(begin, end - begin);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (find_unfit(line) != std::string_view::npos) return number;
    begin = end + 1;
  }
  return std::nullopt;
}

constexpr const char* no_text = "this is no text: it has characters that are none, or control characters";

Rehearsal broken(const std::string& why) {
  return {Rehearsal::Status::broken, why + "\n", R"({"protocol":1,"status":"broken"})", {}};
}

std::size_t corners_of(const FeatureKind& kind) {
  std::size_t corners = 0;
  for (const auto& part : kind.parts) {
    const auto* const polygon = std::get_if<PolygonFootprint>(&part.footprint);
    corners += polygon != nullptr ? polygon->corners.size() : 4;
  }
  return corners;
}

/// Why terrain of a mission is too ragged to be measured in a battle; empty where none is.
std::string refusal_of_terrain(const Mission& mission) {
  constexpr auto most = SandboxLimits{}.corners_of_feature;
  for (const auto& board : mission.boards) {
    for (const auto& feature : board->features) {
      const auto* const kind = find_feature_kind(mission, feature.kind);
      if (kind == nullptr || corners_of(*kind) <= most) continue;
      return fmt::format(
          "Terrain of the kind #{} has {} corners, and in a battle none has more than {}: make it plainer.",
          kind->id.text(), corners_of(*kind), most);
    }
  }
  return {};
}

}  // namespace

Result<void> check_decisions(std::string_view decisions) {
  if (const auto line = unfit_line(decisions)) return tl::unexpected(Error{no_text, {}, *line, 0});
  return {};
}

Result<void> check_document_to_play(std::uintmax_t bytes) {
  constexpr auto most = WorkerLimits{}.longest_mission;
  if (bytes <= most) return {};
  return fail(
      fmt::format("The mission is a document of {} bytes, and one that is played has no more than {}: take out "
                  "what its battles do not need",
                  bytes, most));
}

Rehearsal::Outcome outcome_of(Rehearsal::Status status) {
  switch (status) {
    case Rehearsal::Status::needs:
    case Rehearsal::Status::ended: return Rehearsal::Outcome::played;
    case Rehearsal::Status::faulty:
    case Rehearsal::Status::failed:
    case Rehearsal::Status::stopped:
    case Rehearsal::Status::refused: return Rehearsal::Outcome::failed;
    case Rehearsal::Status::misunderstood: return Rehearsal::Outcome::misunderstood;
    case Rehearsal::Status::broken: break;
  }
  return Rehearsal::Outcome::broken;
}

std::string_view word_of(Rehearsal::Status status) {
  for (const auto& [word, value] : statuses) {
    if (value == status) return word;
  }
  return "broken";
}

Rehearsal::Status status_of(std::string_view word) {
  for (const auto& [said, value] : statuses) {
    if (said == word) return value;
  }
  return Rehearsal::Status::broken;
}

/// What the battles of a mission have in common: Lua with the engine and the mission's data, and the map.
class RehearsalRoom::Room {
 public:
  Room(const Mission& mission, const EngineText& engine, const SandboxLimits& limits)
      : mission_(mission), ground_(mission), sandbox_(engine, limits) {
    auto* const state = sandbox_.state();
    const auto data = battle_data(mission);
    int status = luaL_loadbufferx(state, data.data(), data.size(), "=the mission", "t");
    if (status == LUA_OK) status = lua_pcall(state, 0, 1, 0);
    BULKHEAD_EXPECTS(status == LUA_OK || status == LUA_ERRMEM);
    refusal_ = status == LUA_ERRMEM ? "The mission has more than a battle of it may keep in mind."
                                    : refusal_of_terrain(mission);
    lua_newtable(state);
    add_ground_functions(state, ground_);
    Sandbox::add_functions(state);
    add_player_functions();
  }

  Result<Rehearsal> play(const RehearsalOptions& options) {
    if (!refusal_.empty()) return broken(refusal_);
    if (options.automatic) {
      if (const auto can = can_play_itself(mission_); !can) return tl::unexpected(can.error());
    }
    if (const auto text = check_decisions(options.decisions); !text) return tl::unexpected(text.error());
    auto* const state = sandbox_.state();
    lua_settop(state, functions_at);
    sandbox_.begin_battle(options.stop);
    options_ = &options;
    // engine.home.run(data, host functions, decisions, wishes)
    lua_getfield(state, engine_at, "home");
    lua_getfield(state, -1, "run");
    lua_pushvalue(state, data_at);
    lua_pushvalue(state, functions_at);
    const auto decisions = without_byte_order_mark(options.decisions);
    lua_pushlstring(state, decisions.data(), decisions.size());
    push_wishes(options);
    if (lua_pcall(state, 4, 1, 0) != LUA_OK) return broken(made_fit(text_at(state, -1)));
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

  void push_wishes(const RehearsalOptions& options) {
    auto* const state = sandbox_.state();
    lua_newtable(state);
    if (options.seed) {
      lua_pushinteger(state, *options.seed);
      lua_setfield(state, -2, "seed");
    }
    if (!options.go_on.empty()) {
      push(state, options.go_on);
      lua_setfield(state, -2, "go_on");
    }
    lua_pushboolean(state, options.read != nullptr);
    lua_setfield(state, -2, "interactive");
    lua_pushboolean(state, options.automatic);
    lua_setfield(state, -2, "automatic");
    lua_pushboolean(state, options.only_outcome);
    lua_setfield(state, -2, "only_outcome");
  }

  static int read_line(lua_State* state) {
    auto& room = of(state);
    const auto told = [&](const char* what) { return [&room, state, what] { return room.as_it_stands(state, what); }; };
    auto line = room.options_->read({text_at(state, 1), told("json"), told("record")});
    // A line that is no text is one that nobody understands.
    if (line) line = made_fit(*line);
    room.sandbox_.go_on_with_players();
    push(state, line);
    return 1;
  }
  /// By the function that `read_line` was given as its second argument.
  Result<std::string> as_it_stands(lua_State* state, const char* what) {
    sandbox_.begin_report();
    lua_pushvalue(state, 2);
    lua_pushstring(state, what);
    const bool good = lua_pcall(state, 1, 1, 0) == LUA_OK;
    auto text = made_fit(text_at(state, -1));
    lua_pop(state, 1);
    sandbox_.end_report();
    if (!good) return fail("There is no room to tell how the battle stands: " + text);
    return text;
  }
  static int not_taken(lua_State* state) {
    const auto& room = of(state);
    std::optional<std::string> why;
    if (lua_isnoneornil(state, 1) == 0) why = made_fit(text_at(state, 1));
    if (room.options_->not_taken) room.options_->not_taken(why);
    return 0;
  }
  static int tell(lua_State* state) {
    const auto& room = of(state);
    if (room.options_->tell) room.options_->tell(text_at(state, 1));
    return 0;
  }
  static int begin_line(lua_State* state) {
    of(state).sandbox_.begin_line();
    // Where the battle is to end, it does so here.
    Sandbox::check_time(state);
    return 0;
  }
  static int begin_report(lua_State* state) {
    of(state).sandbox_.begin_report();
    return 0;
  }
  static int fingerprint_of_mission(lua_State* state) {
    auto& room = of(state);
    if (room.fingerprint_.empty()) room.fingerprint_ = fingerprint(room.mission_);
    push(state, room.fingerprint_);
    return 1;
  }
  void add_player_functions() {
    constexpr std::array<luaL_Reg, 7> functions = {{{"read_line", &read_line},
                                                    {"tell", &tell},
                                                    {"not_taken", &not_taken},
                                                    {"begin_line", &begin_line},
                                                    {"begin_report", &begin_report},
                                                    {"fingerprint", &fingerprint_of_mission},
                                                    {nullptr, nullptr}}};
    lua_pushlightuserdata(sandbox_.state(), this);
    luaL_setfuncs(sandbox_.state(), functions.data(), 1);
  }

  const Mission& mission_;
  std::string fingerprint_;
  BattleGround ground_;
  Sandbox sandbox_;
  /// Why no battle of the mission is played; empty where one can be.
  std::string refusal_;
  const RehearsalOptions* options_ = nullptr;
};

RehearsalRoom::RehearsalRoom(const Mission& mission, EngineText engine, const SandboxLimits& limits)
    : mission_(mission), engine_(std::move(engine)), limits_(limits) {}
RehearsalRoom::~RehearsalRoom() = default;

Result<Rehearsal> RehearsalRoom::play(const RehearsalOptions& options) {
  if (!room_) room_ = std::make_unique<Room>(mission_, engine_, limits_);
  auto rehearsal = room_->play(options);
  // What took too much may have left something behind.
  if (rehearsal && rehearsal->status == Rehearsal::Status::broken) room_.reset();
  return rehearsal;
}

Result<Rehearsal> rehearse(const Mission& mission, const RehearsalOptions& options) {
  return RehearsalRoom(mission).play(options);
}

}  // namespace bulkhead

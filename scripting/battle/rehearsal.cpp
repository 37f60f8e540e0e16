// SPDX-License-Identifier: MIT
#include "scripting/battle/rehearsal.h"

#include <fmt/format.h>
#include <lua.hpp>

#include <array>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "model/base/contracts.h"
#include "scripting/battle/battle_data.h"
#include "scripting/battle/battle_ground.h"
#include "scripting/engine_table.h"
#include "scripting/lua/limited_memory.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_memory = std::size_t{64} << 20U;
/// Of one line of the players.
constexpr int most_instructions = 50'000'000;
constexpr int instructions_at_once = 1'000;

/// What the host's functions work with; each finds it through the registry.
struct Host {
  Host(const Mission& mission, const RehearsalOptions& asked) : ground(mission), options(asked) {}
  BattleGround ground;
  const RehearsalOptions& options;
  int instructions = 0;
  /// A script took more than it may; the engine has not been told yet.
  bool exhausted = false;
};

const char host_key = 0;

Host& host_of(lua_State* state) {
  lua_rawgetp(state, LUA_REGISTRYINDEX, &host_key);
  auto* const host = static_cast<Host*>(lua_touserdata(state, -1));
  lua_pop(state, 1);
  return *host;
}

void count_instructions(lua_State* state, lua_Debug*) {
  auto& host = host_of(state);
  host.instructions += instructions_at_once;
  if (host.instructions <= most_instructions) return;
  host.exhausted = true;
  // From now on at every instruction: an error that a script catches comes again, until `guarded` has it.
  lua_sethook(state, &count_instructions, LUA_MASKCOUNT, 1);
  luaL_error(state, "it takes too long: more than %d million steps for one decision", most_instructions / 1'000'000);
}

std::string text_at(lua_State* state, int index) {
  std::size_t length = 0;
  const char* const text = lua_tolstring(state, index, &length);
  return text == nullptr ? std::string() : std::string(text, length);
}

/// A text, or nil.
void push(lua_State* state, const std::optional<std::string>& text) {
  if (text) {
    lua_pushlstring(state, text->data(), text->size());
  } else {
    lua_pushnil(state);
  }
}

std::string text_field(lua_State* state, int table, const char* name) {
  lua_getfield(state, table, name);
  auto text = lua_isstring(state, -1) != 0 ? text_at(state, -1) : std::string();
  lua_pop(state, 1);
  return text;
}

/// Of what the engine keeps of a thing: where it is and how large.
BattleSpot spot_at(lua_State* state, int table) {
  const auto kind = text_field(state, table, "class");
  if (kind == "area" || kind == "zone") return {{}, {}, text_field(state, table, "id")};
  BattleSpot spot;
  spot.at = text_field(state, table, kind == "hatchway" ? "edge" : "at");
  lua_getfield(state, table, "base");
  spot.radius = Length::micrometres(lua_tointeger(state, -1) / 2);
  lua_pop(state, 1);
  return spot;
}

int distance(lua_State* state) {
  const auto away = host_of(state).ground.distance(spot_at(state, 1), spot_at(state, 2));
  away ? lua_pushinteger(state, *away) : lua_pushnil(state);
  return 1;
}
int inside(lua_State* state) {
  lua_pushboolean(state, host_of(state).ground.inside(spot_at(state, 1), text_field(state, 2, "id")));
  return 1;
}
int wholly_inside(lua_State* state) {
  lua_pushboolean(state, host_of(state).ground.wholly_inside(spot_at(state, 1), text_field(state, 2, "id")));
  return 1;
}
/// Of a unit if it were at a place.
int inside_at(lua_State* state) {
  auto spot = spot_at(state, 1);
  spot.at = text_at(state, 2);
  lua_pushboolean(state, host_of(state).ground.inside(spot, text_field(state, 3, "id")));
  return 1;
}
int sees(lua_State* state) {
  lua_pushboolean(state, host_of(state).ground.sees(spot_at(state, 1), spot_at(state, 2)));
  return 1;
}
int straight(lua_State* state) {
  const auto away = host_of(state).ground.straight(spot_at(state, 1), spot_at(state, 2));
  away ? lua_pushinteger(state, *away) : lua_pushnil(state);
  return 1;
}
int to_edge(lua_State* state) {
  const auto away = host_of(state).ground.to_edge(spot_at(state, 1));
  away ? lua_pushinteger(state, *away) : lua_pushnil(state);
  return 1;
}
int centre(lua_State* state) {
  lua_pushstring(state, host_of(state).ground.centre().c_str());
  return 1;
}
int spot_in(lua_State* state) {
  const auto spot = host_of(state).ground.spot_in(spot_at(state, 1).radius, text_field(state, 2, "id"));
  push(state, spot);
  return 1;
}
int is_place(lua_State* state) {
  lua_pushboolean(state, host_of(state).ground.is_place(text_at(state, 1)));
  return 1;
}
/// The edges of the hatchways that are open.
int set_open(lua_State* state) {
  std::vector<std::string> edges;
  const auto count = static_cast<lua_Integer>(lua_rawlen(state, 1));
  for (lua_Integer index = 1; index <= count; ++index) {
    lua_rawgeti(state, 1, index);
    edges.push_back(text_at(state, -1));
    lua_pop(state, 1);
  }
  host_of(state).ground.set_open(edges);
  return 0;
}
/// From now on instructions are counted, which takes about as long as they do: only while Lua of an item runs.
/// What is less than is counted at once counts as that much.
void begin_counting(lua_State* state) {
  auto& host = host_of(state);
  host.instructions += instructions_at_once;
  lua_sethook(state, &count_instructions, LUA_MASKCOUNT,
              host.instructions <= most_instructions ? instructions_at_once : 1);
}

/// What `guarded` gives, also once its function has waited for a player: whether it went well, and the rest. Another
/// one may have been at work around it.
int end_guarded(lua_State* state, int status, lua_KContext is_inner) {
  auto& host = host_of(state);
  if (host.exhausted) host.instructions = 0;
  if (is_inner == 0) {
    lua_sethook(state, nullptr, 0, 0);
  } else if (host.exhausted) {
    begin_counting(state);
  }
  // The first on the stack is the function for messages.
  if (status == LUA_OK || status == LUA_YIELD) return lua_gettop(state) - 1;
  host.exhausted |= status == LUA_ERRMEM;
  lua_pushboolean(state, 0);
  lua_pushvalue(state, -2);
  return 2;
}
/// Whether a level of the stack is Lua of an item; the engine's own are called as its files are.
bool is_of_item(const lua_Debug& level) {
  const std::string_view source = level.source;
  return level.currentline > 0 && source.starts_with('=') && !source.ends_with(".lua");
}

/// `rule "Venting decks", line 3: …` for an error: the line of the item's Lua from which it came, however deep in the
/// engine it was found out.
int with_line_of_item(lua_State* state) {
  if (lua_isstring(state, 1) == 0) return 1;
  auto message = text_at(state, 1);
  lua_Debug level{};
  std::string item;
  for (int depth = 0; lua_getstack(state, depth, &level) == 1; ++depth) {
    lua_getinfo(state, "Sl", &level);
    // Where it was found out is not of interest.
    const auto place = fmt::format("{}:{}: ", level.short_src, level.currentline);
    if (message.starts_with(place)) message.erase(0, place.size());
    if (item.empty() && is_of_item(level)) item = fmt::format("{}, line {}: ", level.source + 1, level.currentline);
  }
  message.insert(0, item);
  lua_pushlstring(state, message.data(), message.size());
  return 1;
}

/// As pcall, but what a script took too much of is not taken from those that follow.
int guarded(lua_State* state) {
  luaL_checkany(state, 1);
  lua_pushcfunction(state, &with_line_of_item);
  lua_insert(state, 1);
  lua_pushboolean(state, 1);
  lua_insert(state, 2);
  const lua_KContext is_inner = lua_gethookmask(state) == 0 ? 0 : 1;
  if (is_inner == 0) begin_counting(state);
  const int status = lua_pcallk(state, lua_gettop(state) - 3, LUA_MULTRET, 1, is_inner, &end_guarded);
  return end_guarded(state, status, is_inner);
}
/// Whether a script took more than it may since this was asked last.
int was_exhausted(lua_State* state) {
  lua_pushboolean(state, std::exchange(host_of(state).exhausted, false));
  return 1;
}
/// A chunk of text, in its environment; nil and the reason where it does not compile.
int compile(lua_State* state) {
  std::size_t length = 0;
  const char* const text = luaL_checklstring(state, 1, &length);
  lua_pushfstring(state, "=%s", luaL_checkstring(state, 2));
  if (luaL_loadbufferx(state, text, length, lua_tostring(state, -1), "t") != LUA_OK) {
    lua_pushnil(state);
    lua_insert(state, -2);
    return 2;
  }
  lua_pushvalue(state, 3);
  if (lua_setupvalue(state, -2, 1) == nullptr) lua_pop(state, 1);
  return 1;
}
int read_line(lua_State* state) {
  auto& host = host_of(state);
  host.instructions = 0;
  const auto line = host.options.read(text_at(state, 1));
  push(state, line);
  return 1;
}
int tell(lua_State* state) {
  const auto& host = host_of(state);
  if (host.options.tell) host.options.tell(text_at(state, 1));
  return 0;
}
/// A new line is worked on.
int begin_line(lua_State* state) {
  host_of(state).instructions = 0;
  return 0;
}

constexpr std::array<luaL_Reg, 18> host_functions = {{{"distance", &distance},
                                                      {"straight", &straight},
                                                      {"to_edge", &to_edge},
                                                      {"inside", &inside},
                                                      {"wholly_inside", &wholly_inside},
                                                      {"inside_at", &inside_at},
                                                      {"sees", &sees},
                                                      {"centre", &centre},
                                                      {"spot_in", &spot_in},
                                                      {"is_place", &is_place},
                                                      {"set_open", &set_open},
                                                      {"compile", &compile},
                                                      {"guarded", &guarded},
                                                      {"was_exhausted", &was_exhausted},
                                                      {"read_line", &read_line},
                                                      {"tell", &tell},
                                                      {"begin_line", &begin_line},
                                                      {nullptr, nullptr}}};

void open_libraries(lua_State* state) {
  luaL_requiref(state, LUA_GNAME, luaopen_base, 1);
  luaL_requiref(state, LUA_COLIBNAME, luaopen_coroutine, 1);
  luaL_requiref(state, LUA_STRLIBNAME, luaopen_string, 1);
  luaL_requiref(state, LUA_TABLIBNAME, luaopen_table, 1);
  luaL_requiref(state, LUA_MATHLIBNAME, luaopen_math, 1);
  lua_settop(state, 0);
  for (const auto* name : {"dofile", "loadfile", "load", "collectgarbage", "print", "require"}) {
    lua_pushnil(state);
    lua_setglobal(state, name);
  }
}

/// Puts one of the engine's files on the stack, compiled.
void load_file(lua_State* state, std::string_view name, std::string_view text) {
  const auto title = fmt::format("={}.lua", name);
  const bool good = luaL_loadbufferx(state, text.data(), text.size(), title.c_str(), "t") == LUA_OK;
  BULKHEAD_EXPECTS(good);
}

int append_to_text(lua_State*, const void* part, std::size_t size, void* text) {
  static_cast<std::string*>(text)->append(static_cast<const char*>(part), size);
  return 0;
}

/// The engine's files compiled, once for all battles: reading the text takes much longer.
const std::vector<std::string>& compiled_engine() {
  static const auto compiled = [] {
    std::vector<std::string> files;
    const std::unique_ptr<lua_State, void (*)(lua_State*)> state(luaL_newstate(), &lua_close);
    BULKHEAD_EXPECTS(state != nullptr);
    for (const auto& [name, text] : engine_files) {
      load_file(state.get(), name, text);
      constexpr int keep_lines = 0;
      lua_dump(state.get(), &append_to_text, &files.emplace_back(), keep_lines);
      lua_settop(state.get(), 0);
    }
    return files;
  }();
  return compiled;
}

/// Reads the engine, puts it on the stack.
void load_engine(lua_State* state, const RehearsalOptions& options) {
  lua_newtable(state);
  for (std::size_t index = 0; index < std::size(engine_files); ++index) {
    const auto& [name, own] = engine_files[index];
    if (options.engine) {
      load_file(state, name, options.engine(name, own));
    } else {
      const auto& file = compiled_engine()[index];
      const bool good = luaL_loadbufferx(state, file.data(), file.size(), "=engine", "b") == LUA_OK;
      BULKHEAD_EXPECTS(good);
    }
    lua_pushvalue(state, 1);
    const bool ran = lua_pcall(state, 1, 0, 0) == LUA_OK;
    BULKHEAD_EXPECTS(ran);
  }
}

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

Result<Rehearsal> rehearse(const Mission& mission, const RehearsalOptions& options) {
  LimitedMemory memory{most_memory};
  const std::unique_ptr<lua_State, void (*)(lua_State*)> owned(lua_newstate(&LimitedMemory::allocate, &memory),
                                                               &lua_close);
  BULKHEAD_EXPECTS(owned != nullptr);
  auto* const state = owned.get();
  Host host(mission, options);
  lua_pushlightuserdata(state, &host);
  lua_rawsetp(state, LUA_REGISTRYINDEX, &host_key);
  open_libraries(state);
  load_engine(state, options);
  // engine.home.run(data, host functions, decisions, seed, whether players are there)
  lua_getfield(state, 1, "home");
  lua_getfield(state, -1, "run");
  const auto data = battle_data(mission);
  const bool good = luaL_loadbufferx(state, data.data(), data.size(), "=the mission", "t") == LUA_OK;
  BULKHEAD_EXPECTS(good);
  lua_call(state, 0, 1);
  lua_newtable(state);
  luaL_setfuncs(state, host_functions.data(), 0);
  lua_pushlstring(state, options.decisions.data(), options.decisions.size());
  options.seed ? lua_pushinteger(state, *options.seed) : lua_pushnil(state);
  lua_pushboolean(state, options.read != nullptr);
  if (lua_pcall(state, 5, 1, 0) != LUA_OK) {
    return Rehearsal{Rehearsal::Status::broken, text_at(state, -1) + "\n", R"({"protocol":1,"status":"broken"})", {}};
  }
  const int table = lua_gettop(state);
  if (const auto why = text_field(state, table, "no_decisions"); !why.empty()) {
    lua_getfield(state, table, "line");
    const int line = static_cast<int>(lua_tointeger(state, -1));
    return tl::unexpected(Error{why, {}, line, 0});
  }
  return result_at_top(state);
}

}  // namespace bulkhead

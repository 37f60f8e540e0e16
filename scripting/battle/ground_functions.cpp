// SPDX-License-Identifier: MIT
#include "scripting/battle/ground_functions.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "scripting/battle/sandbox.h"
#include "scripting/lua/values.h"

namespace bulkhead {
namespace {

/// Whatever is asked of the ground takes a while: an error where there is no time left for it.
BattleGround& ground_of_host(lua_State* state) {
  Sandbox::check_time(state);
  return *static_cast<BattleGround*>(lua_touserdata(state, lua_upvalueindex(1)));
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
  if (kind == "feature") spot.feature = text_field(state, table, "id");
  return spot;
}

/// A list of texts.
std::vector<std::string> texts_at(lua_State* state, int table) {
  std::vector<std::string> texts;
  const auto count = static_cast<lua_Integer>(lua_rawlen(state, table));
  for (lua_Integer index = 1; index <= count; ++index) {
    lua_rawgeti(state, table, index);
    texts.push_back(text_at(state, -1));
    lua_pop(state, 1);
  }
  return texts;
}

/// Of two things, and up to how much it matters, if not always.
int distance(lua_State* state) {
  std::optional<Length> most;
  if (lua_isinteger(state, 3) != 0) most = Length::micrometres(lua_tointeger(state, 3));
  const auto away = ground_of_host(state).distance(spot_at(state, 1), spot_at(state, 2), most);
  away ? lua_pushinteger(state, *away) : lua_pushnil(state);
  return 1;
}
/// From something to what of a feature is farthest from it; the feature comes first.
int farthest(lua_State* state) {
  const auto away = ground_of_host(state).farthest(spot_at(state, 1), spot_at(state, 2));
  away ? lua_pushinteger(state, *away) : lua_pushnil(state);
  return 1;
}
/// Of an area, a zone or a hatchway.
int inside(lua_State* state) {
  const auto& ground = ground_of_host(state);
  const bool is_hatchway = text_field(state, 2, "class") == "hatchway";
  const auto base = spot_at(state, 1);
  lua_pushboolean(state, is_hatchway ? ground.in_opening(base, text_field(state, 2, "edge"))
                                     : ground.inside(base, text_field(state, 2, "id")));
  return 1;
}
/// A hatchway, and two things.
int between(lua_State* state) {
  lua_pushboolean(state,
                  ground_of_host(state).between(text_field(state, 1, "edge"), spot_at(state, 2), spot_at(state, 3)));
  return 1;
}
int over_edge(lua_State* state) {
  lua_pushboolean(state, ground_of_host(state).over_edge(spot_at(state, 1)));
  return 1;
}
int wholly_inside(lua_State* state) {
  lua_pushboolean(state, ground_of_host(state).wholly_inside(spot_at(state, 1), text_field(state, 2, "id")));
  return 1;
}
int sees(lua_State* state) {
  lua_pushboolean(state, ground_of_host(state).sees(spot_at(state, 1), spot_at(state, 2)));
  return 1;
}
/// Along places, one behind the other.
int crosses(lua_State* state) {
  lua_pushboolean(state, ground_of_host(state).crosses(texts_at(state, 1), text_field(state, 2, "id")));
  return 1;
}
/// Along places, to something, how near, and what goes there.
int comes_within(lua_State* state) {
  lua_pushboolean(state,
                  ground_of_host(state).comes_within(texts_at(state, 1), spot_at(state, 4).radius, spot_at(state, 2),
                                                     Length::micrometres(lua_tointeger(state, 3))));
  return 1;
}
int straight(lua_State* state) {
  const auto away = ground_of_host(state).straight(spot_at(state, 1), spot_at(state, 2));
  away ? lua_pushinteger(state, *away) : lua_pushnil(state);
  return 1;
}
int to_edge(lua_State* state) {
  const auto away = ground_of_host(state).to_edge(spot_at(state, 1));
  away ? lua_pushinteger(state, *away) : lua_pushnil(state);
  return 1;
}
int centre(lua_State* state) {
  lua_pushstring(state, ground_of_host(state).centre().c_str());
  return 1;
}
int spot_in(lua_State* state) {
  const auto spot = ground_of_host(state).spot_in(spot_at(state, 1).radius, text_field(state, 2, "id"),
                                                  [&] { Sandbox::check_time(state); });
  push(state, spot);
  return 1;
}
int is_place(lua_State* state) {
  lua_pushboolean(state, ground_of_host(state).is_place(text_at(state, 1)));
  return 1;
}
/// The edges of the hatchways that are open.
int set_open(lua_State* state) {
  ground_of_host(state).set_open(texts_at(state, 1));
  return 0;
}
int spots_in(lua_State* state) {
  const auto& spots = ground_of_host(state).spots_in(spot_at(state, 1).radius, text_field(state, 2, "id"),
                                                     [&] { Sandbox::check_time(state); });
  lua_createtable(state, static_cast<int>(spots.size()), 0);
  for (std::size_t index = 0; index < spots.size(); ++index) {
    push(state, spots[index]);
    lua_rawseti(state, -2, static_cast<lua_Integer>(index) + 1);
  }
  return 1;
}
/// From one thing to another, at most so far, and so far apart; the last are the edges of the hatchways that stay shut.
/// Gives the place, how long the whole way is, and the edge of the hatchway that is in the way.
int step_towards(lua_State* state) {
  const auto step = ground_of_host(state).step_towards(
      spot_at(state, 1), spot_at(state, 2), Length::micrometres(lua_tointeger(state, 3)),
      Length::micrometres(lua_tointeger(state, 4)), texts_at(state, 5));
  if (!step) {
    lua_pushnil(state);
    return 1;
  }
  push(state, step->at);
  lua_pushinteger(state, step->length);
  step->before.empty() ? lua_pushnil(state) : push(state, step->before);
  return 3;
}
constexpr std::array<luaL_Reg, 18> functions = {{{"distance", &distance},
                                                 {"farthest", &farthest},
                                                 {"crosses", &crosses},
                                                 {"comes_within", &comes_within},
                                                 {"straight", &straight},
                                                 {"to_edge", &to_edge},
                                                 {"inside", &inside},
                                                 {"wholly_inside", &wholly_inside},
                                                 {"sees", &sees},
                                                 {"between", &between},
                                                 {"over_edge", &over_edge},
                                                 {"centre", &centre},
                                                 {"spot_in", &spot_in},
                                                 {"spots_in", &spots_in},
                                                 {"step_towards", &step_towards},
                                                 {"is_place", &is_place},
                                                 {"set_open", &set_open},
                                                 {nullptr, nullptr}}};

}  // namespace

void add_ground_functions(lua_State* state, BattleGround& ground) {
  lua_pushlightuserdata(state, &ground);
  luaL_setfuncs(state, functions.data(), 1);
}

}  // namespace bulkhead

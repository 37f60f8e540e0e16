// SPDX-License-Identifier: MIT
#include "scripting/checks/lua_names.h"

#include <gtest/gtest.h>

#include "model/mission/fields.h"
#include "model/mission/mission.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

/// `object.function(text)`, a line each.
std::string calls(std::string_view lua) {
  std::string result;
  for (const auto& call : lua_names(lua).calls) result += call.object + "." + call.function + "(" + call.text + ")\n";
  return result;
}

TEST(lua_names, are_the_plain_texts_among_the_arguments_of_calls) {
  EXPECT_EQ(calls("battle.areas:of_kind(\"compartment\")[1]"), "areas.of_kind(compartment)\n");
  EXPECT_EQ(calls("controls(player, \"A\") == 2"), ".controls(A)\n");
  EXPECT_EQ(calls("f('one', \"two\", [[three]])"), ".f(one)\n.f(two)\n.f(three)\n");
  EXPECT_EQ(calls("areas:of_kind \"pit\" areas.of_kind [==[a ]] b]==]"), "areas.of_kind(pit)\nareas.of_kind(a ]] b)\n");
  EXPECT_EQ(calls("outer(inner(\"a\"), \"b\")"), ".inner(a)\n.outer(b)\n");
  EXPECT_EQ(calls("battle:zones():of_kind(\"x\")"), ".of_kind(x)\n") << "what a call gives has no name";
}

TEST(lua_names, other_texts_are_none) {
  EXPECT_EQ(calls("local a = \"b\"; return a == \"c\" and {\"d\", e = \"f\"} or (\"g\")"), "");
  EXPECT_EQ(calls("return \"a\""), "") << "no call";
  EXPECT_EQ(calls("f(\"deck \" .. number, x == \"a\")"), "") << "parts of an argument";
  EXPECT_EQ(calls("f({\"a\"}, \"b\")"), ".f(b)\n");
  EXPECT_EQ(calls("f(\"a\\\"b\", \"c\")"), ".f(c)\n") << "escapes are not worked out";
}

TEST(lua_names, comments_are_skipped) {
  EXPECT_EQ(calls("-- f(\"a\")\nf(\"b\") --[[ f(\"c\")\nf(\"d\") ]] f(\"e\") --[==[ f(\"f\")"), ".f(b)\n.f(e)\n");
}

TEST(lua_names, broken_lua_only_does_not_throw_and_gives_what_is_whole) {
  for (const auto* lua :
       {"f(\"a", "f('a\\", "f([[a", "\"a\"", ")\"a\"", "f(\"a\"", "[=", "(", "(\"a\")", "f((\"a\"))"}) {
    EXPECT_NO_THROW(static_cast<void>(calls(lua))) << lua;
  }
  EXPECT_EQ(calls("f(\"a"), "");
  EXPECT_EQ(calls("f(\"a\", \"b"), ".f(a)\n");
}

TEST(lua_names, are_read_anew_when_only_an_action_or_a_table_differs) {
  const auto names_in = [](const Mission& mission) {
    std::string events;
    const auto items = lua_names(mission);
    for (const auto& item : *items) {
      for (const auto& event : item.names.events) events += event + " ";
    }
    return events;
  };
  auto mission = test::empty_mission();
  EXPECT_EQ(names_in(mission), "");
  auto action = fresh<MissionAction>(Id("download"));
  action.lua = "function on_round_end() end";
  mission.actions = std::vector<MissionAction>{action};
  EXPECT_EQ(names_in(mission), "round_end ");
  auto table = fresh<MissionTable>(Id("breach"));
  table.lua = "function on_battle_end() end";
  mission.tables = std::vector<MissionTable>{table};
  EXPECT_EQ(names_in(mission), "round_end battle_end ");
}

TEST(lua_names, events_are_functions_that_are_defined_by_name) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(lua_names("function on_round_start(r) end\nlocal function on_end() end").events,
            (Names{"round_start", "end"}));
  EXPECT_EQ(lua_names("on_round_start(1) local f = function() end --[[ function on_x() ]]").events, Names());
  EXPECT_EQ(lua_names("on_round_start = function(rule) end").events, Names{"round_start"});
  EXPECT_EQ(lua_names("function on_").events, Names()) << "an end in mid word";
}

TEST(lua_names, rounds_are_whole_numbers_on_the_right) {
  EXPECT_EQ(lua_names("battle.round == 3 or battle.round>=12 or battle.round > 4").rounds,
            (std::vector<int>{3, 12, 5}));
  EXPECT_EQ(lua_names("battle.round < 3 or 3 == battle.round or battle.round == n or battle.round ~= 9").rounds,
            std::vector<int>());
  EXPECT_EQ(lua_names("battle.round == 99999999999 or battle.round == 2.5e1 or battle.round ==").rounds,
            std::vector<int>());
}

TEST(lua_names, of_a_mission_are_read_again_only_where_an_item_has_changed) {
  Mission mission;
  Rule rule{{Id("venting"), "Venting", std::nullopt, {}, "f(\"a\")", {}}, "Air runs out."};
  mission.rules = std::vector{rule};
  const auto first = lua_names(mission);
  ASSERT_EQ(first->size(), 1U);
  EXPECT_EQ(first->front().item, "Venting (#venting)");
  EXPECT_EQ(first->front().names.calls, (std::vector<LuaCall>{{"", "f", "a"}}));

  auto moved = mission;
  moved.markers = std::vector<Marker>();
  EXPECT_EQ(lua_names(moved), first);

  rule.lua = "f(\"b\")";
  moved.rules = std::vector{rule};
  EXPECT_EQ(lua_names(moved)->front().names.calls, (std::vector<LuaCall>{{"", "f", "b"}}));
  EXPECT_EQ(first->front().names.calls, (std::vector<LuaCall>{{"", "f", "a"}})) << "who holds it keeps it";
  EXPECT_EQ(lua_names(mission)->front().names.calls, (std::vector<LuaCall>{{"", "f", "a"}}));
}

}  // namespace
}  // namespace bulkhead::test

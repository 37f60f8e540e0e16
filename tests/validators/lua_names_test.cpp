// SPDX-License-Identifier: MIT
#include "validators/lua_names.h"

#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/mending.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

/// `object.function(text)`, a line each.
std::string calls(std::string_view lua) {
  std::string result;
  for (const auto& call : lua_calls(lua)) result += call.object + "." + call.function + "(" + call.text + ")\n";
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

TEST(lua_names, broken_lua_does_no_harm) {
  for (const auto* lua :
       {"f(\"a", "f('a\\", "f([[a", "\"a\"", ")\"a\"", "f(\"a\"", "[=", "(", "(\"a\")", "f((\"a\"))"}) {
    EXPECT_NO_THROW(static_cast<void>(calls(lua))) << lua;
  }
  EXPECT_EQ(calls("f(\"a"), "");
  EXPECT_EQ(calls("f(\"a\", \"b"), ".f(a)\n");
}

Mission with_lua(Mission mission, std::string_view id, std::string_view lua) {
  auto rules = *mission.rules;
  rules.push_back({{Id(id), "", std::nullopt, {}, std::string(lua), {}}, ""});
  mission.rules = rules;
  return mission;
}

Mission with_condition(Mission mission, std::string_view id, std::string_view expression) {
  auto objectives = *mission.objectives;
  objectives.push_back({{Id(id), "", std::nullopt, {}, "", {}}, Id("progressive"), "", {}, {}});
  objectives.back().conditions = {{5, std::string(expression), "", {}}};
  mission.objectives = objectives;
  return mission;
}

TEST(kind_not_on_map, is_reported_at_the_item_once) {
  const auto mission = with_lua(
      with_area(empty_mission(), "deck", "shrine", "A1"), "venting",
      "battle.areas:of_kind(\"shrin\"):close() battle.areas:of_kind(\"shrin\") battle.areas:of_kind(\"shrine\")");
  EXPECT_EQ(sentences(mission, "kind-not-on-map"),
            Places{"what the Lua asks for must be on the map; rule venting asks for kind shrin, which nothing has"});
  EXPECT_EQ(places_found(mission, "kind-not-on-map"), Places{"#venting"});
}

TEST(kind_not_on_map, is_looked_for_where_the_lua_says) {
  auto mission = with_area(with_drop_zones(empty_mission()), "deck", "shrine", "A1");
  mission = with_marker(mission, "t1", "terminal", "");
  const auto found = [&](std::string_view lua) {
    return places_found(with_lua(mission, "rule-1", lua), "kind-not-on-map").size();
  };
  EXPECT_EQ(found("battle.areas:of_kind(\"shrine\") battle.zones:of_kind(\"drop-zone\")"), 0U);
  EXPECT_EQ(found("battle.zones:of_kind(\"shrine\")"), 1U);
  EXPECT_EQ(found("battle.areas:of_kind(\"drop-zone\")"), 1U);
  EXPECT_EQ(found("battle.markers:of_kind(\"terminal\") these:of_kind(\"terminal\")"), 0U);
  EXPECT_EQ(found("these:of_kind(\"terminals\")"), 1U);
}

TEST(label_not_on_map, is_found_in_conditions_and_chunks_alike) {
  auto mission = with_objective(empty_mission(), "o1", "A1", "A");
  mission = with_condition(with_condition(mission, "hold", "controls(player, \"A\") == 1"), "take",
                           "controls(player, \"B\") > controls(player.opponent, \"B\")");
  EXPECT_EQ(sentences(mission, "label-not-on-map"), Places{"a label that the Lua names must be on the map; mission "
                                                           "objective take names B, which no marker has"});
  EXPECT_EQ(places_found(mission, "label-not-on-map"), Places{"#take"});
  mission = with_lua(mission, "draught", "for lamp in battle.objectives:labelled(\"2\") do lamp:clear(\"lit\") end");
  EXPECT_EQ(places_found(mission, "label-not-on-map"), (Places{"#draught", "#take"}));
}

TEST(label_not_on_map, a_marker_of_that_label_mends_it) {
  const auto mission = with_condition(empty_mission(), "take", "controls(player, \"B\") == 2");
  ASSERT_EQ(places_found(mission, "label-not-on-map"), Places{"#take"});
  EXPECT_EQ(places_found(with_objective(mission, "o1", "A1", "B"), "label-not-on-map"), Places());
}

TEST(unused_label, that_no_text_names_is_found_at_all_its_objectives) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "A1", "Critical"), "o2", "B1", "Critical");
  EXPECT_EQ(places_found(mission, "unused-label"), Places()) << "a map without texts";
  mission.briefing = std::vector<BriefingSection>{{"", "Hold what is Critically important.", {}}};
  EXPECT_EQ(sentences(mission, "unused-label"), Places{"a label that is more than a number should mean something; no "
                                                       "text and no Lua names Critical"});
  EXPECT_EQ(places_found(mission, "unused-label"), Places{"#o1 #o2"});
}

TEST(unused_label, a_word_a_reference_or_lua_is_enough) {
  const auto objective = with_objective(empty_mission(), "o1", "A1", "critical");
  const auto found = [](Mission mission, std::string_view text) {
    mission.briefing = std::vector<BriefingSection>{{"", std::string(text), {}}};
    return places_found(mission, "unused-label").size();
  };
  EXPECT_EQ(found(objective, "Nothing."), 1U);
  EXPECT_EQ(found(objective, "Hold critical."), 0U);
  EXPECT_EQ(found(objective, "Hold {marker:critical}."), 0U);
  EXPECT_EQ(found(objective, "Hold {marker:o1}."), 0U);
  EXPECT_EQ(found(objective, "Hold {zone:critical}."), 1U);
  EXPECT_EQ(found(with_condition(objective, "hold", "controls(player, \"critical\") == 1"), "Nothing."), 0U);
}

TEST(unused_label, numbers_and_other_markers_need_no_word) {
  auto mission = with_marker(with_objective(empty_mission(), "o1", "A1", "12"), "t1", "terminal", "T");
  mission = with_objective(mission, "o2", "B1");
  mission.briefing = std::vector<BriefingSection>{{"", "Nothing.", {}}};
  EXPECT_EQ(places_found(mission, "unused-label"), Places());
}

}  // namespace
}  // namespace bulkhead::test

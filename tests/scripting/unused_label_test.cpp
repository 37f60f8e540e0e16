// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/mission/fields.h"
#include "scripting/checks.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "unused-label";

TEST(unused_label, that_no_text_names_is_found_at_all_its_objectives) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "A1", "Critical"), "o2", "B1", "Critical");
  EXPECT_EQ(places_found(mission, key, scripting_checks()), Places()) << "a map without texts";
  mission.briefing = std::vector<BriefingSection>{{"", "Hold what is Critically important.", {}}};
  EXPECT_EQ(sentences(mission, key, scripting_checks()),
            Places{"a label that is more than a number should mean something; no "
                   "text and no Lua names Critical"});
  EXPECT_EQ(places_found(mission, key, scripting_checks()), Places{"#o1 #o2"});
}

TEST(unused_label, a_word_a_reference_or_lua_is_enough) {
  const auto objective = with_objective(empty_mission(), "o1", "A1", "critical");
  const auto found = [](Mission mission, std::string_view text) {
    mission.briefing = std::vector<BriefingSection>{{"", std::string(text), {}}};
    return places_found(mission, key, scripting_checks()).size();
  };
  EXPECT_EQ(found(objective, "Nothing."), 1U);
  EXPECT_EQ(found(objective, "Hold critical."), 0U);
  EXPECT_EQ(found(objective, "Hold {marker:critical}."), 0U);
  EXPECT_EQ(found(objective, "Hold {marker:o1}."), 0U);
  EXPECT_EQ(found(objective, "Hold {zone:critical}."), 1U);
  auto noted = objective;
  auto force = fresh<Force>(Id("crew"));
  force.note = "They guard {marker:critical}.";
  noted.forces = std::vector{force};
  EXPECT_EQ(found(noted, "Nothing."), 0U) << "the note of a force is a text";
  EXPECT_EQ(found(with_condition(objective, "hold", "controls(player, \"critical\") == 1"), "Nothing."), 0U);
  EXPECT_EQ(found(with_lua(objective, "r", "battle:marker(\"critical\"):set(\"lit\")"), "Nothing."), 0U);
}

TEST(unused_label, numbers_and_other_markers_need_no_word) {
  auto mission = with_marker(with_objective(empty_mission(), "o1", "A1", "12"), "t1", "terminal", "T");
  mission = with_objective(mission, "o2", "B1");
  mission.briefing = std::vector<BriefingSection>{{"", "Nothing.", {}}};
  EXPECT_EQ(places_found(mission, key, scripting_checks()), Places());
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "scripting/checks.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "score-without-moment";

Mission with_objective_lua(std::string_view lua) {
  auto mission = edited(empty_mission({2, 2}), "objective hold name Hold kind progressive");
  auto objectives = *mission.objectives;
  objectives.front().lua = lua;
  mission.objectives = objectives;
  return mission;
}

Mission scored(Mission mission) {
  auto objectives = *mission.objectives;
  objectives.front().scorings = {{Id("round-end"), 0, 0, Scoring::Player::either, {}}};
  mission.objectives = objectives;
  return mission;
}

TEST(score_without_moment, is_told_and_gone_once_a_moment_is_named) {
  auto mission = with_objective_lua("function score(objective, player, battle) return 2 end");
  EXPECT_EQ(sentences(mission, key, scripting_checks()),
            Places{"an objective that counts points by Lua names the moments at which it is scored; Hold (#hold) names "
                   "none, and nothing asks its function score"});
  EXPECT_EQ(places_found(scored(mission), key, scripting_checks()), Places());
}

TEST(score_without_moment, is_told_of_conditions) {
  auto mission = with_condition(empty_mission({2, 2}), "o", "controls(player) > 1");
  auto objectives = *mission.objectives;
  objectives.front().scorings.clear();
  mission.objectives = objectives;
  EXPECT_EQ(places_found(mission, key, scripting_checks()), Places{"#o"});
  EXPECT_EQ(places_found(scored(mission), key, scripting_checks()), Places());
}

TEST(score_without_moment, is_not_told_of_what_people_count) {
  EXPECT_EQ(places_found(with_objective_lua(""), key, scripting_checks()), Places());
  for (const auto* fine : {"function winner(objective, battle) end", "local function score() end"}) {
    EXPECT_EQ(places_found(with_objective_lua(fine), key, scripting_checks()), Places()) << fine;
  }
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/mission/fields.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

Mission with_card(int cost, std::string_view when = "Now.", std::string_view target = "A unit.",
                  std::string_view effect = "It runs.") {
  auto mission = empty_mission();
  const Item item{Id("card"), "A card", std::nullopt, {}, "", {}};
  mission.stratagems = std::vector<Stratagem>{{item, Cost::exactly(cost), "CP", std::nullopt, "Tactic", "battle",
                                               std::string(when), std::string(target), std::string(effect), ""}};
  return mission;
}

TEST(incomplete_stratagem, says_what_the_card_lacks) {
  const auto mission = with_card(1, "", "A unit.", " \n");
  EXPECT_EQ(sentences(mission, "incomplete-stratagem"), Places{"a stratagem says when it is used, on what, and what it "
                                                               "does; A card (#card) lacks when, effect"});
  EXPECT_EQ(places_found(mission, "incomplete-stratagem"), Places{"#card"});
  EXPECT_EQ(fixes_found(mission, "incomplete-stratagem"), Places{""});
}

TEST(incomplete_stratagem, a_card_that_says_everything_is_fine) {
  EXPECT_EQ(places_found(with_card(1), "incomplete-stratagem"), Places());
  EXPECT_EQ(places_found(with_card(1, "Now.", ""), "incomplete-stratagem"), Places{"#card"});
}

TEST(stratagem_without_moment, is_one_that_people_alone_can_offer) {
  auto mission = with_card(1);
  EXPECT_EQ(sentences(mission, "stratagem-without-moment"),
            Places{"a stratagem names the moments at which it may be used; A card (#card) names none"});
  EXPECT_EQ(places_found(mission, "stratagem-without-moment"), Places{"#card"});
  auto cards = *mission.stratagems;
  cards.front().used = {{.at = Id("round-start")}};
  mission.stratagems = cards;
  EXPECT_EQ(places_found(mission, "stratagem-without-moment"), Places());
}

TEST(stratagem_cost, beyond_the_range_becomes_its_nearest_end) {
  const auto mission = with_limit(with_card(4), "stratagem-cost", NumberRange{1, 3});
  EXPECT_EQ(sentences(mission, "stratagem-cost"), Places{"a stratagem costs 1-3; A card (#card) costs 4"});
  EXPECT_EQ(fixes_found(mission, "stratagem-cost"), Places{"stratagem card cost 3"});
  expect_fixed(mission, "stratagem-cost", "#card");
  expect_fixed(with_limit(with_card(0), "stratagem-cost", NumberRange{1, 3}), "stratagem-cost", "#card");
}

TEST(stratagem_cost, within_the_range_is_fine_and_without_one_any_cost) {
  for (const int cost : {1, 2, 3}) {
    EXPECT_EQ(places_found(with_limit(with_card(cost), "stratagem-cost", NumberRange{1, 3}), "stratagem-cost"),
              Places());
  }
  EXPECT_EQ(places_found(with_card(40), "stratagem-cost"), Places());
}

TEST(stratagem_too_dear, becomes_as_dear_as_a_side_can_pay) {
  const auto mission = with_limit(with_card(4), "stratagem-points", 3);
  EXPECT_EQ(sentences(mission, "stratagem-too-dear"),
            Places{"a side has 3 points for stratagems; A card (#card) costs 4"});
  expect_fixed(mission, "stratagem-too-dear", "#card");
}

TEST(stratagem_too_dear, what_a_side_can_pay_is_fine) {
  EXPECT_EQ(places_found(with_limit(with_card(3), "stratagem-points", 3), "stratagem-too-dear"), Places());
  EXPECT_EQ(places_found(with_card(40), "stratagem-too-dear"), Places());
}

/// In a game that gives 1 SP and 1 more for each full 500 points.
Mission with_allowance(int cost, std::string_view currency = "SP") {
  auto mission = with_card(cost);
  auto system = *mission.system;
  system.currencies = {{"SP", "Stratagem points", {}}};
  system.allowances = {{Id("sp"), "SP", 1, 1, 500, Allowance::Of::points, ""}};
  mission.system = system;
  auto cards = *mission.stratagems;
  cards.front().currency = currency;
  mission.stratagems = cards;
  return mission;
}

Mission with_force(Mission mission, std::string_view side, int points) {
  auto forces = *mission.forces;
  auto force = fresh<Force>(Id(std::string(side) + "-force"));
  force.side = Id(side);
  force.points = points;
  forces.push_back(force);
  mission.forces = forces;
  return mission;
}

TEST(stratagem_too_dear, goes_by_the_allowance_of_the_larger_force) {
  const auto mission = with_force(with_force(with_allowance(4), "attacker", 999), "defender", 1499);
  EXPECT_EQ(sentences(mission, "stratagem-too-dear"),
            Places{"a side has 3 points for stratagems; A card (#card) costs 4"});
  expect_fixed(mission, "stratagem-too-dear", "#card");
  EXPECT_EQ(fixes_found(mission, "stratagem-too-dear"), Places{"stratagem card cost 3"});
  EXPECT_EQ(
      places_found(with_force(with_force(with_allowance(4), "attacker", 999), "defender", 1500), "stratagem-too-dear"),
      Places());
}

TEST(stratagem_too_dear, of_one_side_goes_by_its_force_alone) {
  auto mission = with_force(with_force(with_allowance(3), "attacker", 500), "defender", 2000);
  EXPECT_EQ(places_found(mission, "stratagem-too-dear"), Places());
  auto cards = *mission.stratagems;
  cards.front().side = Id("attacker");
  mission.stratagems = cards;
  EXPECT_EQ(sentences(mission, "stratagem-too-dear"),
            Places{"a side has 2 points for stratagems; A card (#card) costs 3"});
}

TEST(stratagem_too_dear, without_forces_goes_by_what_they_may_count_or_says_nothing) {
  EXPECT_EQ(places_found(with_allowance(40), "stratagem-too-dear"), Places()) << "nobody knows how large forces are";
  EXPECT_EQ(places_found(with_force(with_allowance(40), "attacker", 500), "stratagem-too-dear"), Places());
  EXPECT_EQ(sentences(with_limit(with_allowance(4), "force-points", 1000), "stratagem-too-dear"),
            Places{"a side has 3 points for stratagems; A card (#card) costs 4"});
}

TEST(stratagem_too_dear, the_limit_counts_before_the_allowance_and_other_currencies_not_at_all) {
  const auto mission = with_limit(with_allowance(4), "force-points", 1000);
  EXPECT_EQ(places_found(with_limit(mission, "stratagem-points", 4), "stratagem-too-dear"), Places());
  EXPECT_EQ(sentences(with_limit(mission, "stratagem-points", 2), "stratagem-too-dear"),
            Places{"a side has 2 points for stratagems; A card (#card) costs 4"});
  EXPECT_EQ(places_found(with_limit(with_allowance(4, "CP"), "force-points", 1000), "stratagem-too-dear"), Places());
  EXPECT_EQ(places_found(with_limit(with_allowance(4, ""), "force-points", 1000), "stratagem-too-dear"),
            Places{"#card"})
      << "the game has no other currency";
  EXPECT_EQ(places_found(with_limit(with_allowance(4, "Stratagem points"), "force-points", 1000), "stratagem-too-dear"),
            Places{"#card"})
      << "called by its name";
}

}  // namespace
}  // namespace bulkhead::test

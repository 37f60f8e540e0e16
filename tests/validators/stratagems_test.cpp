// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

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

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include "analysis/placing/placing_answer.h"

#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

Length mm(int value) { return Length::millimetres(value); }

Placing placing_of(std::string_view kind, int count, int apart) {
  Placing placing{.what = Id(kind)};
  placing.count = Dice::number(count);
  placing.apart = mm(apart);
  return placing;
}

TEST(placing_answer, is_found_or_a_lack_or_not_known) {
  // Middles lie from 120 to 480 mm and from 120 to 280 mm, 140 mm apart: six have room, nine have not; of eight nothing
  // is proven, and none is found.
  auto placing = placing_of("objective", 6, 100);
  placing.clear_of_edge = mm(100);
  const auto answer = [&](int count) {
    placing.count = Dice::number(count);
    return answer_for(open_board(), placing, {}).value();
  };
  ASSERT_TRUE(answer(6).found);
  EXPECT_EQ(answer(6).found->size(), 6U);
  EXPECT_FALSE(answer(6).lack);
  EXPECT_FALSE(answer(9).found);
  EXPECT_EQ(answer(9).lack, (PlacingLack{.what = PlacingLack::What::room, .wanted = 9, .most = 8}));
  EXPECT_FALSE(answer(8).found);
  EXPECT_FALSE(answer(8).lack);
}

TEST(placing_answer, takes_features_for_points_in_proofs_and_for_circles_in_the_search) {
  // A crate of 40 × 20 mm has a circle of 44.7 mm around it. Two points have room 700 mm apart on 600 × 400 mm, where
  // the diagonal is 721.1 mm; two such circles have not.
  const auto answer = answer_for(open_board(), placing_of("crate", 2, 700), {});
  ASSERT_TRUE(answer);
  EXPECT_FALSE(answer->found);
  EXPECT_FALSE(answer->lack);
  const auto too_far = answer_for(open_board(), placing_of("crate", 2, 730), {.steps = 0});
  ASSERT_TRUE(too_far && too_far->lack);
  EXPECT_EQ(too_far->lack->most, 1);
  EXPECT_TRUE(answer_for(open_board(), placing_of("crate", 2, 600), {.steps = 0})->found);
}

/// A board of 64 × 64 cells with a wall on every other edge, and two sides that start on it.
Mission large_ship() {
  auto mission = with_drop_zones(empty_mission({64, 64}));
  Board board = *mission.boards.front();
  auto& lattice = *board.lattice();
  for (std::size_t edge = 0; edge < lattice.size().edge_count(); edge += 2) {
    lattice.set_wall(lattice.size().edge_at(edge));
  }
  mission.boards.front() = board;
  return mission;
}

/// 200 of them: more than are found to have room, as many as is not proven that they have none.
Placing two_hundred() {
  auto placing = placing_of("objective", 200, 440);
  placing.clear_of_zones = mm(25);
  placing.clear_of_walls = mm(5);
  placing.quarters = Placing::Quarters::each;
  return placing;
}

TEST(placing_answer, for_two_hundred_on_a_large_board_looks_at_a_bounded_number_of_things) {
  const auto mission = large_ship();
  const PlacingGround ground(mission, two_hundred(), mm(40));
  constexpr std::size_t enough = 15'000'000;
  Looks search(enough);
  EXPECT_FALSE(find_placement(mission, ground, 200, 0, search));
  EXPECT_GT(search.left(), 0U) << "it has tried all that it tries";
  Looks proof(enough);
  EXPECT_FALSE(proven_lack(ground, 200, proof));
  EXPECT_GT(proof.left(), 0U);
  // And no more where there is no room even for a hundred times as many.
  Looks vain(enough);
  EXPECT_TRUE(proven_lack(ground, 20'000, vain));
}

TEST(placing_answer, is_not_known_where_too_little_may_be_looked_at) {
  auto placing = two_hundred();
  for (const int count : {4, 20'000}) {
    placing.count = Dice::number(count);
    const auto answer = answer_for(large_ship(), placing, {.looks = 20'000}).value();
    EXPECT_FALSE(answer.found) << count;
    EXPECT_FALSE(answer.lack) << count;
  }
  placing.count = Dice::number(20'000);
  EXPECT_TRUE(answer_for(large_ship(), placing, {}).value().lack);
}

TEST(placing_answer, of_many_shares_what_may_be_looked_at) {
  auto mission = large_ship();
  std::vector<Rule> rules;
  for (int number = 0; number < 40; ++number) {
    rules.push_back({{Id("r" + std::to_string(number)), "", {}, {}, "", {}}});
    rules.back().places = {number == 39 ? placing_of("objective", 1, 0) : two_hundred()};
  }
  mission.rules = rules;
  const auto answers = [&](std::size_t looks) {
    std::string all;
    for (const auto& [asked, answer] : placing_answers(mission, {.steps = 0, .looks = looks})) {
      all += answer->found ? 'f' : answer->lack ? 'l' : '-';
    }
    return all;
  };
  const auto some = std::string(39, '-') + 'f';
  EXPECT_EQ(answers(8'000'000), some) << "what the others leave is enough for the last";
  EXPECT_EQ(answers(1'000), std::string(40, '-'));
}

TEST(placing_answer, is_none_for_kinds_that_there_are_not_and_without_boards) {
  EXPECT_FALSE(answer_for(open_board(), placing_of("nothing", 1, 0), {.steps = 0}));
  auto mission = open_board();
  mission.boards.clear();
  EXPECT_FALSE(answer_for(mission, placing_of("objective", 1, 0), {.steps = 0}));
}

}  // namespace
}  // namespace bulkhead::test

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
    return answer_for(open_board(), placing, most_placing_steps).value();
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
  const auto answer = answer_for(open_board(), placing_of("crate", 2, 700), most_placing_steps);
  ASSERT_TRUE(answer);
  EXPECT_FALSE(answer->found);
  EXPECT_FALSE(answer->lack);
  const auto too_far = answer_for(open_board(), placing_of("crate", 2, 730), 0);
  ASSERT_TRUE(too_far && too_far->lack);
  EXPECT_EQ(too_far->lack->most, 1);
  EXPECT_TRUE(answer_for(open_board(), placing_of("crate", 2, 600), 0)->found);
}

TEST(placing_answer, is_none_for_kinds_that_there_are_not_and_without_boards) {
  EXPECT_FALSE(answer_for(open_board(), placing_of("nothing", 1, 0), 0));
  auto mission = open_board();
  mission.boards.clear();
  EXPECT_FALSE(answer_for(mission, placing_of("objective", 1, 0), 0));
}

}  // namespace
}  // namespace bulkhead::test

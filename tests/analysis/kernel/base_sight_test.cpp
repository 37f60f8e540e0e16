// SPDX-License-Identifier: MIT
#include "analysis/sight/base_sight.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include "analysis/plan/mission_plan.h"
#include "analysis/sight/sight.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

Point at(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

Rectangle area(std::int64_t west, std::int64_t north, std::int64_t east, std::int64_t south) {
  return {at(west, north), at(east, south)};
}

Base base(std::int64_t x, std::int64_t y, std::int64_t radius) { return {at(x, y), Length::millimetres(radius)}; }

/// 400 × 400 mm with blocks on it.
Plan plan_with(const std::vector<Rectangle>& blocks) {
  std::vector<Block> all;
  for (const auto& block : blocks) all.push_back({block, std::nullopt, true});
  return Plan::make({area(0, 0, 400, 400)}, all).value();
}

TEST(base_sight, in_the_open_everything_is_fully_visible) {
  const auto plan = plan_with({});
  EXPECT_TRUE(sees(plan, base(50, 50, 16), base(300, 200, 20)));
  EXPECT_TRUE(fully_visible(plan, base(50, 50, 16), base(300, 200, 20)));
}

TEST(base_sight, a_wall_right_across_hides_all) {
  const auto plan = plan_with({area(150, 0, 155, 400)});
  EXPECT_FALSE(sees(plan, base(100, 100, 16), base(200, 100, 16)));
  EXPECT_FALSE(fully_visible(plan, base(100, 100, 16), base(200, 100, 16)));
  EXPECT_TRUE(hidden_part(plan, base(100, 100, 16), base(200, 100, 16)));
}

TEST(base_sight, over_the_end_of_a_wall_the_rims_decide) {
  // A wall down to y = 116: two bases of 16 mm at y = 100 see each other along their southern tangent, exactly.
  EXPECT_TRUE(sees(plan_with({area(150, 0, 155, 116)}), base(100, 100, 16), base(200, 100, 16)));
  auto longer =
      Plan::make({area(0, 0, 400, 400)},
                 {{{at(150, 0), {Length::millimetres(155), Length::micrometres(116'001)}}, std::nullopt, true}});
  EXPECT_FALSE(sees(*longer, base(100, 100, 16), base(200, 100, 16)));
  // To y = 100 half of the one base is hidden from the other's middle, and all but a part from its rim.
  const auto half = plan_with({area(150, 0, 155, 100)});
  EXPECT_TRUE(sees(half, base(100, 100, 16), base(200, 100, 16)));
  EXPECT_FALSE(fully_visible(half, base(100, 100, 16), base(200, 100, 16)));
  // Down to y = 84 nothing is hidden; a millimetre farther the northern rim is, even from the southern.
  EXPECT_TRUE(fully_visible(plan_with({area(150, 0, 155, 84)}), base(100, 100, 16), base(200, 100, 16)));
}

TEST(base_sight, what_hides_a_part_hides_it_from_the_whole_observer) {
  // From the observer's southern rim one looks under the wall's end up to the target's northern rim: the line from
  // (100, 140) to (200, 60) is at y = 98 where the wall stands, so a wall down to 90 hides nothing.
  EXPECT_TRUE(fully_visible(plan_with({area(150, 0, 155, 90)}), base(100, 100, 40), base(200, 100, 20)));
  const auto hidden = hidden_part(plan_with({area(150, 0, 155, 125)}), base(100, 100, 40), base(200, 100, 20));
  ASSERT_TRUE(hidden);
  EXPECT_LE(distance(*hidden, fine(at(200, 100))), 20'000);
}

TEST(base_sight, through_a_gap_between_two_corners) {
  // A gap of 2 mm at y = 100 … 102 in a wall: everything on the line through it, and hardly anything beside it.
  const auto plan = plan_with({area(150, 0, 155, 100), area(150, 102, 155, 400)});
  EXPECT_TRUE(sees(plan, base(100, 101, 1), base(300, 101, 1)));
  EXPECT_TRUE(sees(plan, base(100, 101, 16), base(300, 101, 16)));
  // All lines through the gap climb at most 2 in 5.
  EXPECT_TRUE(sees(plan, base(100, 101, 1), base(300, 150, 1)) == false);
  EXPECT_TRUE(sees(plan, base(50, 50, 16), base(255, 130, 16)));
  EXPECT_FALSE(fully_visible(plan, base(50, 50, 16), base(255, 130, 16)));
}

TEST(base_sight, a_pillar_between_two_larger_bases_hides_nothing_and_behind_smaller_ones_it_does) {
  const auto plan = plan_with({area(195, 95, 205, 105)});
  EXPECT_TRUE(fully_visible(plan, base(50, 100, 40), base(350, 100, 20)));
  EXPECT_FALSE(fully_visible(plan, base(50, 100, 8), base(350, 100, 8)));
  EXPECT_TRUE(sees(plan, base(50, 100, 8), base(350, 100, 8)));
  EXPECT_FALSE(sees(plan, base(50, 100, 2), base(350, 100, 2)));
}

TEST(base_sight, two_pillars_may_together_hide_what_neither_hides) {
  // One hides what lies below the axis, the other what lies above it.
  const auto plan = plan_with({area(150, 60, 155, 101), area(250, 99, 255, 140)});
  const auto hidden = hidden_part(plan, base(50, 100, 30), base(350, 100, 30));
  ASSERT_TRUE(hidden);
  EXPECT_TRUE(fully_visible(plan_with({area(150, 90, 155, 101)}), base(50, 100, 30), base(350, 100, 30)));
}

TEST(base_sight, a_base_without_radius_is_a_point) {
  const auto plan = plan_with({area(150, 0, 155, 100)});
  EXPECT_TRUE(sees(plan, base(100, 100, 0), base(200, 100, 0)));
  EXPECT_FALSE(sees(plan, base(100, 99, 0), base(200, 99, 0)));
  EXPECT_TRUE(fully_visible(plan, base(100, 100, 0), base(200, 100, 0)));
  EXPECT_TRUE(sees(plan, base(100, 100, 0), base(100, 100, 0)));
}

TEST(base_sight, a_base_larger_than_the_board_gets_an_answer) {
  const auto plan = plan_with({area(150, 0, 155, 100)});
  EXPECT_TRUE(sees(plan, base(100, 100, 5000), base(200, 100, 5000)));
  EXPECT_FALSE(hidden_part(plan, base(100, 100, 5000), base(200, 100, 5000)));
}

}  // namespace
}  // namespace bulkhead::test

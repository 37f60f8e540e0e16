// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "markers-close-together";

/// Objectives in two cells whose middles are 97 mm apart.
Mission side_by_side(int limit_in_millimetres) {
  const auto mission = with_objective(with_objective(empty_mission({3, 3}), "o1", "A1", "1"), "o2", "B1", "2");
  return with_limit(mission, "objective-apart", Length::millimetres(limit_in_millimetres));
}

TEST(markers_close_together, either_is_moved_to_the_nearest_place_that_is_far_enough) {
  const auto mission = side_by_side(100);
  EXPECT_EQ(sentences(mission, key),
            Places{"Objective: at least 3.93\" (100mm) apart; 1 (#o1) and 2 (#o2) are 3.81\" (97mm) apart"});
  EXPECT_EQ(fixes_found(mission, key), Places{"move #o2 B1/C1"}) << "48.5 mm away, 145.5 mm from A1";
  expect_fixed(mission, key, "#o1 #o2", 2);
}

TEST(markers_close_together, none_is_moved_into_a_wall) {
  auto mission = with_objective(with_objective(mission_with({3, 3}, "B1/C1", ""), "o1", "A1", "1"), "o2", "B1", "2");
  mission = with_limit(mission, "objective-apart", Length::millimetres(100));
  EXPECT_EQ(fixes_found(mission, key), Places{"move #o2 B1/north"}) << "48.5 mm away, 108.4 mm from A1";
}

TEST(markers_close_together, at_the_limit_they_are_fine_and_without_one_anywhere) {
  EXPECT_EQ(places_found(side_by_side(97), key), Places());
  const auto mission = with_objective(with_objective(empty_mission({3, 3}), "o1", "A1"), "o2", "A1");
  EXPECT_EQ(places_found(mission, key), Places());
}

TEST(markers_close_together, each_pair_is_a_finding) {
  EXPECT_EQ(places_found(with_objective(side_by_side(100), "o3", "A2", "3"), key), (Places{"#o1 #o2", "#o1 #o3"}));
}

TEST(markers_close_together, ten_thousand_pairs_are_enough) {
  auto mission = with_limit(empty_mission({1, 1}), "objective-apart", Length::millimetres(100));
  for (int number = 0; number < 150; ++number) mission = with_objective(mission, "o" + std::to_string(number), "A1");
  EXPECT_EQ(places_found(mission, key).size(), most_pairs) << "of 11,175";
}

TEST(markers_close_together, of_other_kinds_and_sides_they_are_not_compared) {
  auto mission = with_marker(with_marker(empty_mission({3, 3}), "t1", "terminal", "", "A1"), "o1", "objective", "1");
  for (const auto* limit : {"terminal-apart", "objective-apart"})
    mission = with_limit(mission, limit, Length::inches(12));
  EXPECT_EQ(places_found(mission, key), Places());
  auto sides = side_by_side(100);
  auto markers = *sides.markers;
  markers.front().side = Id("attacker");
  sides.markers = markers;
  EXPECT_EQ(places_found(sides, key), Places());
}

}  // namespace
}  // namespace bulkhead::test

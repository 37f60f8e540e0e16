// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"
#include "tests/validators/placing_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view impossible = "placing-impossible";
constexpr std::string_view not_found = "placing-not-found";

Length mm(int value) { return Length::millimetres(value); }

TEST(placing_impossible, is_what_has_too_little_room) {
  // 315 × 315 mm: four rectangles of 157.5 × 181 mm, of which 240 mm is the diagonal, cover it.
  auto placing = placing_of(5);
  placing.apart = mm(200);
  const auto mission = with_placing(empty_mission({3, 3}), placing);
  EXPECT_EQ(sentences(mission, impossible), Places{"Scatter (#scatter) places 5 Objective; no more than 4 have room"});
  expect_fixed(mission, impossible, "#scatter", 0);
  EXPECT_EQ(places_found(mission, not_found), Places()) << "one of the two says so";
  placing.count = parse_dice("D3+2").value();
  EXPECT_EQ(sentences(with_placing(empty_mission({3, 3}), placing), impossible),
            Places{"Scatter (#scatter) places up to 5 Objective; no more than 4 have room"});
  placing.count = Dice::number(4);
  EXPECT_EQ(places_found(with_placing(empty_mission({3, 3}), placing), impossible), Places());
}

TEST(placing_impossible, is_what_has_no_ground) {
  auto placing = placing_of(1);
  placing.inside = Id("shrine");
  EXPECT_EQ(sentences(with_placing(empty_mission({3, 3}), placing), impossible),
            Places{"Scatter (#scatter) places 1 Objective; nowhere may one stand"});
  EXPECT_EQ(places_found(with_placing(with_area(empty_mission({3, 3}), "altar", "shrine", "A1"), placing), impossible),
            Places());
}

TEST(placing_impossible, is_what_leaves_a_quarter_empty) {
  auto placing = placing_of(4);
  placing.quarters = Placing::Quarters::each;
  placing.inside = Id("shrine");
  EXPECT_EQ(
      sentences(with_placing(with_area(empty_mission({4, 4}), "altar", "shrine", "A1 B1 C1 D1 A4"), placing),
                impossible),
      Places{"Scatter (#scatter) places one Objective in each quarter asked for; in the south-east none may stand"});
  auto unused = placing_of(1);
  unused.quarters = Placing::Quarters::unused;
  EXPECT_EQ(sentences(with_placing(with_drop_zones(empty_mission()), unused), impossible),
            Places{"Scatter (#scatter) places one Objective in each quarter in which nobody starts; there is no such "
                   "quarter"});
}

TEST(placing_impossible, is_what_has_too_little_room_near_the_centre) {
  auto placing = placing_of(6);
  placing.apart = mm(100);
  placing.near_centre = mm(80);
  placing.share = Placing::Share::half;
  EXPECT_EQ(sentences(with_placing(open_board(), placing), impossible),
            Places{"Scatter (#scatter) places 6 Objective, 3 of them near the centre; no more than 2 have room there"});
}

TEST(placing_impossible, is_said_of_terrain_features_where_even_points_have_no_room) {
  auto placing = placing_of(3);
  placing.what = Id("crate");
  placing.apart = mm(500);
  EXPECT_EQ(sentences(with_placing(open_board(), placing), impossible), Places())
      << "two of 600 × 400 mm, and what one rectangle more might hold";
  placing.apart = mm(800);
  EXPECT_EQ(sentences(with_placing(open_board(), placing), impossible),
            Places{"Scatter (#scatter) places 3 crate; no more than 1 have room"});
}

TEST(placing_not_found, is_said_where_nothing_is_proven) {
  // Eight rectangles cover the ground, but in either row only three have room.
  auto placing = placing_of(8);
  placing.apart = mm(100);
  placing.clear_of_edge = mm(100);
  const auto mission = with_placing(open_board(), placing);
  EXPECT_EQ(sentences(mission, not_found),
            Places{"Scatter (#scatter) places 8 Objective; no way to place so many was found"});
  EXPECT_EQ(places_found(mission, impossible), Places());
  expect_fixed(mission, not_found, "#scatter", 0);
  placing.count = Dice::number(6);
  EXPECT_EQ(places_found(with_placing(open_board(), placing), not_found), Places());
}

}  // namespace
}  // namespace bulkhead::test

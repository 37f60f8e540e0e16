// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"
#include "tests/validators/placing_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "misplaced-marker";

Length mm(int value) { return Length::millimetres(value); }

/// A board of 315 × 315 mm, the middle of A1 at 60.5 mm, with objectives of 40 mm at these places.
Mission standing(const std::vector<std::string>& places) {
  auto mission = empty_mission({3, 3});
  for (std::size_t index = 0; index < places.size(); ++index) {
    const auto number = std::to_string(index + 1);
    mission = with_objective(mission, "o" + number, places[index], number);
  }
  return mission;
}

TEST(misplaced_marker, is_moved_away_from_the_edge) {
  auto placing = placing_of(1);
  placing.clear_of_edge = mm(50);
  const auto mission = with_placing(standing({"A1"}), placing);
  EXPECT_EQ(sentences(mission, key),
            Places{"Scatter (#scatter) places Objective at least 1.96\" (50mm) clear of the edge of the table; 1 (#o1) "
                   "is 1.59\" (40.5mm) from it"});
  EXPECT_EQ(fixes_found(mission, key), Places{"move #o1 B2.nw"}) << "at 109 mm both ways";
  expect_fixed(mission, key, "#o1");
  EXPECT_EQ(places_found(with_placing(standing({"B2.nw"}), placing), key), Places());
}

TEST(misplaced_marker, is_moved_away_from_the_centre) {
  auto placing = placing_of(1);
  placing.clear_of_centre = mm(100);
  const auto mission = with_placing(standing({"B2"}), placing);
  EXPECT_EQ(
      sentences(mission, key),
      Places{"Scatter (#scatter) places Objective at least 3.93\" (100mm) clear of the centre of the battlefield; "
             "1 (#o1) is 0\" (0mm) from it"});
  EXPECT_EQ(fixes_found(mission, key), Places{"move #o1 A1"}) << "137.2 mm away, the edges 145.5 mm";
  expect_fixed(mission, key, "#o1");
}

TEST(misplaced_marker, is_moved_away_from_walls_and_enemy_zones) {
  auto placing = placing_of(1);
  placing.clear_of_walls = mm(30);
  const auto walled = with_placing(with_objective(mission_with({3, 3}, "B1/B2", ""), "o1", "B2", "1"), placing);
  EXPECT_EQ(sentences(walled, key),
            Places{"Scatter (#scatter) places Objective at least 1.18\" (30mm) clear of walls; 1 (#o1) is 1.01\" "
                   "(25.75mm) from one"});
  expect_fixed(walled, key, "#o1");
  auto clear = placing_of(1);
  clear.clear_of_zones = mm(60);
  clear.by = Id("defender");
  const auto mission = with_placing(with_zone(standing({"A2"}), "entry", "attacker", "A1 B1 C1"), clear);
  // From the middle of A2 to the row above it is 48.5 mm, 20 of which are the marker's.
  EXPECT_EQ(sentences(mission, key),
            Places{"Scatter (#scatter) places Objective at least 2.36\" (60mm) clear of enemy zones; 1 (#o1) is 1.12\" "
                   "(28.5mm) from #entry"});
  expect_fixed(mission, key, "#o1");
  auto own = *mission.markers;
  own.front().side = Id("attacker");
  auto of_attacker = mission;
  of_attacker.markers = own;
  EXPECT_EQ(places_found(of_attacker, key), Places()) << "the defender has not placed that one";
}

TEST(misplaced_marker, is_moved_near_the_centre_into_what_is_named_and_out_of_it) {
  auto near = placing_of(1);
  near.near_centre = mm(100);
  const auto far = with_placing(standing({"A1"}), near);
  // √2 × 97 mm = 137.178 mm, and 20 mm to its far side.
  EXPECT_EQ(sentences(far, key),
            Places{"Scatter (#scatter) places Objective wholly within 3.93\" (100mm) of the centre of the battlefield; "
                   "1 (#o1) reaches 6.18\" (157.178mm) from it"});
  expect_fixed(far, key, "#o1");
  auto inside = placing_of(1);
  inside.inside = Id("altar");
  const auto elsewhere = with_placing(with_area(standing({"A1"}), "altar", "shrine", "C3"), inside);
  EXPECT_EQ(sentences(elsewhere, key), Places{"Scatter (#scatter) places Objective in #altar; 1 (#o1) lies elsewhere"});
  expect_fixed(elsewhere, key, "#o1");
  auto outside = placing_of(1);
  outside.outside = Id("shrine");
  const auto within = with_placing(with_area(standing({"A1"}), "altar", "shrine", "A1"), outside);
  EXPECT_EQ(sentences(within, key),
            Places{"Scatter (#scatter) places Objective outside of Shrine; 1 (#o1) lies in it"});
  expect_fixed(within, key, "#o1");
}

TEST(misplaced_marker, either_of_two_is_moved_apart) {
  auto placing = placing_of(2);
  placing.apart = mm(60);
  const auto mission = with_placing(standing({"A1", "B1"}), placing);
  EXPECT_EQ(sentences(mission, key),
            Places{"Scatter (#scatter) places Objective at least 2.36\" (60mm) apart; 1 (#o1) and 2 (#o2) are 2.24\" "
                   "(57mm) apart"});
  EXPECT_EQ(fixes_found(mission, key), Places{"move #o2 B1/north"}) << "48.5 mm away, 108.4 mm from the other";
  expect_fixed(mission, key, "#o1 #o2", 2);
  placing.apart = mm(57);
  EXPECT_EQ(places_found(with_placing(standing({"A1", "B1"}), placing), key), Places());
}

TEST(misplaced_marker, one_of_those_that_are_too_far_off_is_moved_near_the_centre) {
  auto placing = placing_of(2);
  placing.near_centre = mm(80);
  placing.share = Placing::Share::half;
  const auto mission = with_placing(standing({"A1", "C3"}), placing);
  EXPECT_EQ(
      sentences(mission, key),
      Places{"Scatter (#scatter) places at least 1 of 2 Objective wholly within 3.14\" (80mm) of the centre of the "
             "battlefield; 2 stand farther off"});
  EXPECT_EQ(fixes_found(mission, key), Places{"move #o1 B1/B2"}) << "48.5 mm from the centre";
  expect_fixed(mission, key, "#o1 #o2");
  EXPECT_EQ(places_found(with_placing(standing({"A1", "B2"}), placing), key), Places());
}

TEST(misplaced_marker, one_of_a_quarter_is_moved_into_another) {
  auto placing = placing_of(4);
  placing.quarters = Placing::Quarters::each;
  const auto mission = with_placing(standing({"A1", "A1/B1"}), placing);
  EXPECT_EQ(sentences(mission, key),
            Places{"Scatter (#scatter) places one Objective in each of 4 quarters; those that stand leave 3 of them "
                   "without, and 2 at most are still to come"});
  EXPECT_EQ(fixes_found(mission, key), Places{"move #o2 B1"}) << "on the line between two quarters";
  expect_fixed(mission, key, "#o1 #o2");
  EXPECT_EQ(places_found(with_placing(standing({"A1", "C1", "A3"}), placing), key), Places());
}

TEST(misplaced_marker, may_have_been_placed_by_another_item_or_later) {
  auto placing = placing_of(1);
  placing.clear_of_edge = mm(50);
  auto mission = with_placing(standing({"A1"}), placing);
  EXPECT_EQ(places_found(with_placing(mission, placing_of(1), "free"), key), Places());
  EXPECT_EQ(places_found(with_placing(mission, placing, "same"), key), Places{"#o1"}) << "neither allows it";
  placing.at = Id("own-turn-start");
  EXPECT_EQ(places_found(with_placing(standing({"A1"}), placing), key), Places());
  placing.at = Id("battle-start");
  EXPECT_EQ(places_found(with_placing(standing({"A1"}), placing), key), Places{"#o1"});
  placing.what = Id("terminal");
  EXPECT_EQ(places_found(with_placing(standing({"A1"}), placing), key), Places());
}

TEST(misplaced_marker, is_not_looked_for_where_more_stand_than_are_placed) {
  auto placing = placing_of(1);
  placing.clear_of_edge = mm(50);
  const auto mission = with_placing(standing({"A1", "C3"}), placing);
  EXPECT_EQ(places_found(mission, key), Places());
  EXPECT_EQ(sentences(mission, "more-than-placed"),
            Places{"Objective: 2 on the map; at most 1 may be placed, by Scatter (#scatter)"});
  expect_fixed(mission, "more-than-placed", "#o1 #o2", 0);
}

TEST(more_than_placed, is_as_many_as_dice_and_quarters_may_ask_for) {
  auto placing = placing_of(1);
  placing.count = parse_dice("D3").value();
  EXPECT_EQ(places_found(with_placing(standing({"A1", "B2", "C3"}), placing), "more-than-placed"), Places());
  EXPECT_EQ(places_found(with_placing(standing({"A1", "A3", "B2", "C3"}), placing), "more-than-placed"),
            Places{"#o1 #o2 #o3 #o4"});
  placing.quarters = Placing::Quarters::each;
  EXPECT_EQ(places_found(with_placing(standing({"A1", "A3", "B2", "C3"}), placing), "more-than-placed"), Places());
  placing.quarters = Placing::Quarters::any;
  EXPECT_EQ(places_found(with_placing(with_placing(standing({"A1", "A3", "B2", "C3"}), placing), placing_of(1), "one"),
                         "more-than-placed"),
            Places());
}

}  // namespace
}  // namespace bulkhead::test

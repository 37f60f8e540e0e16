// SPDX-License-Identifier: MIT
#include "analysis/placing/placement.h"

#include <gtest/gtest.h>

#include <bit>

#include "model/base/plain_text.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

using What = PlacingLack::What;

constexpr auto size = Length::millimetres(40);

Length mm(int value) { return Length::millimetres(value); }

Placing things(int apart, int clear_of_edge) {
  Placing placing{.what = Id("objective")};
  placing.apart = mm(apart);
  placing.clear_of_edge = mm(clear_of_edge);
  return placing;
}

/// How many are found; -1 for no placement. What is found keeps to all wishes.
int found(const Mission& mission, const Placing& placing, int count, std::size_t steps = 0) {
  const PlacingGround ground(mission, placing, size);
  Looks looks(most_placing_looks);
  const auto spots = find_placement(mission, ground, count, steps, looks);
  if (!spots) return -1;
  std::vector<Spot> standing;
  for (const auto& spot : *spots) {
    EXPECT_FALSE(ground.objection(spot, standing)) << standing.size();
    standing.push_back(spot);
  }
  int near = 0;
  QuarterFill filled;
  for (const auto& spot : *spots) {
    near += ground.is_near(spot.point) ? 1 : 0;
    filled.add(ground.quarters_at(spot.point) & ground.wanted_quarters().value_or(0));
  }
  EXPECT_GE(near, ground.wanted_near(count));
  EXPECT_EQ(filled.most(), std::popcount(ground.wanted_quarters().value_or(0)));
  return static_cast<int>(standing.size());
}

std::optional<PlacingLack> lack(const Mission& mission, const Placing& placing, int count) {
  Looks looks(most_placing_looks);
  return proven_lack(PlacingGround(mission, placing, size), count, looks);
}

TEST(placement, of_six_is_found_where_two_rows_of_three_have_room) {
  // Middles lie from 120 to 480 mm and from 120 to 280 mm, 140 mm apart.
  EXPECT_EQ(found(open_board(), things(100, 100), 6, most_placing_steps), 6);
  EXPECT_EQ(lack(open_board(), things(100, 100), 6), std::nullopt);
}

TEST(placement, of_nine_has_no_room_as_eight_rectangles_cover_the_ground) {
  // 360 × 160 mm: two rows of 80 mm, in which rectangles of √(140² - 80²) = 114.9 mm have a diagonal of 140 mm: four of
  // them are 459 mm long, three 344.
  EXPECT_EQ(lack(open_board(), things(100, 100), 9), (PlacingLack{.what = What::room, .wanted = 9, .most = 8}));
  EXPECT_EQ(lack(open_board(), things(100, 100), 8), std::nullopt) << "which proves nothing";
  EXPECT_EQ(found(open_board(), things(100, 100), 9, most_placing_steps), -1);
}

TEST(placement, has_no_ground_where_edges_leave_none) {
  // 400 mm across: 180 mm clear and 20 mm to the middle leave a line, one more leaves nothing.
  EXPECT_EQ(found(open_board(), things(0, 180), 2), 2);
  EXPECT_EQ(lack(open_board(), things(0, 180), 2), std::nullopt);
  EXPECT_EQ(found(open_board(), things(0, 182), 1), -1);
  EXPECT_EQ(lack(open_board(), things(0, 182), 1), (PlacingLack{.what = What::ground}));
}

TEST(placement, fills_quarters_or_has_one_too_few) {
  auto each = things(0, 0);
  each.quarters = Placing::Quarters::each;
  EXPECT_EQ(found(open_board(), each, 4), 4);
  auto mission = open_board();
  mission.areas = std::vector<Zone>{
      {Id("corner"), Id("shrine"), {}, "", PolygonShape{{{mm(10), mm(10)}, {mm(590), mm(10)}, {mm(10), mm(390)}}}, {}}};
  each.inside = Id("corner");
  // The slanting side goes from (590, 10) to (10, 390): through the middle of the board.
  EXPECT_EQ(found(mission, each, 4), 4) << "the line between two quarters is in both";
  mission.areas = std::vector<Zone>{
      {Id("corner"), Id("shrine"), {}, "", PolygonShape{{{mm(10), mm(10)}, {mm(590), mm(10)}, {mm(10), mm(350)}}}, {}}};
  EXPECT_EQ(found(mission, each, 4), -1);
  EXPECT_EQ(lack(mission, each, 4), (PlacingLack{.what = What::quarter, .quarter = Quarter::south_east}));
  auto unused = things(0, 0);
  unused.quarters = Placing::Quarters::unused;
  const auto in_use =
      with_strip(with_strip(open_board(), "n", "attacker", Compass::north, 50), "s", "defender", Compass::south, 50);
  EXPECT_EQ(found(in_use, unused, 1), -1);
  EXPECT_EQ(lack(in_use, unused, 1), (PlacingLack{.what = What::no_quarter}));
}

TEST(placement, keeps_half_near_the_centre_or_has_too_little_room_there) {
  auto half = things(100, 0);
  half.near_centre = mm(180);
  half.share = Placing::Share::half;
  EXPECT_EQ(found(open_board(), half, 6), 6) << "three on a circle of 160 mm";
  // Within 60 mm of the centre: two rectangles of 61 × 126 mm, each with a diagonal of 140 mm, cover it.
  half.near_centre = mm(80);
  EXPECT_EQ(found(open_board(), half, 6, most_placing_steps), -1);
  EXPECT_EQ(lack(open_board(), half, 6), (PlacingLack{.what = What::near_room, .wanted = 3, .most = 2}));
}

/// Small round areas about places of a lattice of 14 × 14 cells: whatever is placed stands on these.
Mission sites(std::string_view places) {
  auto mission = empty_mission({14, 14});
  std::vector<Zone> areas;
  for (const auto& word : split_words(places)) {
    areas.push_back({Id("site-" + std::to_string(areas.size())),
                     Id("shrine"),
                     {},
                     "",
                     CircleShape{parse_place(word).value(), mm(1)},
                     {}});
  }
  mission.areas = areas;
  return mission;
}

TEST(placement, that_what_comes_first_spoils_is_found_by_steps_back) {
  // Five times three sites: one within 150 mm of two others (137 mm, on the diagonal), which are 194 mm apart. C2 comes
  // first from the north and from outside, B7 from the west, M9 from the east, L13 from the south, G5 from the centre:
  // whoever takes what comes first gets one instead of two somewhere.
  const auto mission = sites("C2 B3 D3 B7 C6 C8 M9 L8 L10 L13 K12 M12 G5 F4 H4");
  auto placing = things(110, 0);
  placing.inside = Id("shrine");
  EXPECT_EQ(found(mission, placing, 10), -1);
  EXPECT_EQ(found(mission, placing, 10, most_placing_steps), 10);
  EXPECT_EQ(found(mission, placing, 11, most_placing_steps), -1);
  EXPECT_EQ(found(mission, placing, 10, 3), -1) << "in three steps nobody gets there";
}

TEST(placement, stands_on_all_levels) {
  auto mission = open_board();
  Board board = *mission.boards.front();
  board.level = 1;
  mission.boards.push_back(board);
  // Three have no room on 360 × 160 mm: the best are √(180² + 160²) = 240.8 mm apart, not 250.
  EXPECT_EQ(found(mission, things(210, 100), 4), 4) << "two on each";
  EXPECT_EQ(found(open_board(), things(210, 100), 4, most_placing_steps), -1);
  EXPECT_EQ(found(mission, things(210, 100), 5, most_placing_steps), -1);
}

TEST(placement, is_left_when_told_to_stop) {
  std::stop_source source;
  source.request_stop();
  Looks looks(most_placing_looks);
  const PlacingGround none(open_board(), things(0, 182), size);
  EXPECT_EQ(proven_lack(none, 1, looks, source.get_token()), std::nullopt) << "nowhere may one stand";
  const PlacingGround all(open_board(), things(0, 0), size);
  EXPECT_EQ(find_placement(open_board(), all, 1, most_placing_steps, looks, source.get_token()), std::nullopt)
      << "one may stand anywhere";
}

TEST(placed_size, is_that_of_a_marker_or_of_a_circle_around_a_feature) {
  const auto mission = open_board();
  EXPECT_EQ(placed_size(mission, Id("objective"))->least, mm(40));
  EXPECT_EQ(placed_size(mission, Id("terminal"))->most, mm(32));
  // A crate of 40 × 20 mm: its corners are √(20² + 10²) = 22.36068 mm from its middle.
  EXPECT_EQ(placed_size(mission, Id("crate"))->most, Length::micrometres(2 * 22'361));
  EXPECT_EQ(placed_size(mission, Id("crate"))->least, Length());
  EXPECT_EQ(placed_size(mission, Id("pool"))->most, mm(60));
  EXPECT_FALSE(placed_size(mission, Id("nothing")));
}

}  // namespace
}  // namespace bulkhead::test

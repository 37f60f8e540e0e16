// SPDX-License-Identifier: MIT
#include "analysis/placing/placing_ground.h"

#include <gtest/gtest.h>

#include <cmath>

#include "analysis/geometry/points.h"
#include "analysis/placing/placings.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

using Wish = Objection::Wish;

constexpr auto size = Length::millimetres(40);

Length mm(int value) { return Length::millimetres(value); }
Length um(int value) { return Length::micrometres(value); }
Spot spot(int x, int y) { return {{um(x), um(y)}, 0}; }

Placing objectives(int count = 1) {
  Placing placing{.what = Id("objective")};
  placing.count = Dice::number(count);
  return placing;
}

/// Nothing where a disc of 40 mm may stand; else the wish and what is found, in micrometres.
struct Found {
  Wish wish;
  std::int64_t micrometres = 0;
  friend bool operator==(const Found&, const Found&) = default;
};
std::ostream& operator<<(std::ostream& out, const Found& found) {
  return out << "wish " << static_cast<int>(found.wish) << ", " << found.micrometres << " µm";
}
std::optional<Found> told(const std::optional<Objection>& objection) {
  if (!objection) return std::nullopt;
  return Found{objection->wish, objection->found.in_micrometres()};
}
std::optional<Found> at(const Mission& mission, const Placing& placing, const Spot& spot) {
  return told(PlacingGround(mission, placing, size).objection(spot));
}
std::optional<Found> at(const Mission& mission, const Placing& placing, const Spot& spot,
                        const std::vector<Spot>& others) {
  return told(PlacingGround(mission, placing, size).objection(spot, others));
}
constexpr auto fine_there = std::nullopt;

Mission with_round_area(Mission mission, std::string_view id, int x, int y, int radius) {
  auto areas = *mission.areas;
  areas.push_back({Id(id), Id("shrine"), std::nullopt, "", CircleShape{Point{mm(x), mm(y)}, mm(radius)}, {}});
  mission.areas = std::move(areas);
  return mission;
}

TEST(placing_ground, is_floor_where_nothing_is_asked_for) {
  EXPECT_EQ(at(open_board(), objectives(), spot(0, 0)), fine_there);
  EXPECT_EQ(at(open_board(), objectives(), spot(-1, 0)), (Found{Wish::floor}));
  auto mission = empty_mission({2, 1});
  Board board = *mission.boards.front();
  board.lattice()->set_cell({1, 0}, CellKind::solid);
  mission.boards.front() = board;
  EXPECT_EQ(at(mission, objectives(), spot(109'000, 60'000)), fine_there) << "on the edge of the solid cell";
  EXPECT_EQ(at(mission, objectives(), spot(109'001, 60'000)), (Found{Wish::floor}));
  EXPECT_EQ(told(PlacingGround(mission, objectives(), size).objection(Spot{{mm(50), mm(50)}, 1})), (Found{Wish::floor}))
      << "there is no such level";
}

TEST(placing_ground, is_measured_from_the_rim_of_what_stands_on_it) {
  // 100 mm clear and 20 mm to the middle.
  auto edge = objectives();
  edge.clear_of_edge = mm(100);
  EXPECT_EQ(at(open_board(), edge, spot(120'000, 200'000)), fine_there);
  EXPECT_EQ(at(open_board(), edge, spot(119'999, 200'000)), (Found{Wish::clear_of_edge, 99'999}));
  EXPECT_EQ(at(open_board(), edge, spot(300'000, 290'000)), (Found{Wish::clear_of_edge, 90'000}));
  auto centre = objectives();
  centre.clear_of_centre = mm(50);
  EXPECT_EQ(at(open_board(), centre, spot(370'000, 200'000)), fine_there);
  EXPECT_EQ(at(open_board(), centre, spot(369'999, 200'000)), (Found{Wish::clear_of_centre, 49'999}));
  EXPECT_EQ(at(open_board(), centre, spot(310'000, 200'000)), (Found{Wish::clear_of_centre, 0})) << "on the centre";
}

TEST(placing_ground, near_the_centre_is_wholly_within) {
  auto near = objectives();
  near.near_centre = mm(100);
  EXPECT_EQ(at(open_board(), near, spot(380'000, 200'000)), fine_there);
  EXPECT_EQ(at(open_board(), near, spot(380'001, 200'000)), (Found{Wish::near_centre, 100'001}));
  near.near_centre = mm(19);
  EXPECT_EQ(at(open_board(), near, spot(300'000, 200'000)), (Found{Wish::near_centre, 20'000})) << "it is too large";
}

TEST(placing_ground, has_no_edge_where_boards_touch) {
  auto mission = open_board();
  Board board = *mission.boards.front();
  board.at = {mm(600), {}};
  mission.boards.push_back(board);
  auto edge = objectives();
  edge.clear_of_edge = mm(100);
  EXPECT_EQ(at(mission, edge, spot(600'000, 200'000)), fine_there);
  EXPECT_EQ(at(mission, edge, spot(1'190'000, 200'000)), (Found{Wish::clear_of_edge, 0}));
}

TEST(placing_ground, keeps_clear_of_walls_and_hatchways_and_not_of_solid_cells) {
  // The wall south of B1 lies at y = 12 + 97 = 109 mm and is 5.5 mm thick. From the middle of B2, at 157.5 mm, it is
  // 157.5 - 111.75 = 45.75 mm, of which 20 are the marker's.
  auto walls = objectives();
  walls.clear_of_walls = um(25'750);
  EXPECT_EQ(at(mission_with({3, 3}, "B1/B2", ""), walls, spot(157'500, 157'500)), fine_there);
  walls.clear_of_walls = um(25'751);
  EXPECT_EQ(at(mission_with({3, 3}, "B1/B2", ""), walls, spot(157'500, 157'500)),
            (Found{Wish::clear_of_walls, 25'750}));
  EXPECT_EQ(at(mission_with({3, 3}, "", "B1/B2"), walls, spot(157'500, 157'500)),
            (Found{Wish::clear_of_walls, 25'750}));
  auto mission = empty_mission({3, 3});
  Board board = *mission.boards.front();
  board.lattice()->set_cell({1, 0}, CellKind::solid);
  mission.boards.front() = board;
  EXPECT_EQ(at(mission, walls, spot(157'500, 157'500)), fine_there);
}

TEST(placing_ground, keeps_clear_of_where_another_side_starts) {
  const auto mission = with_strip(with_strip(open_board(), "north", "attacker", Compass::north, 100), "south",
                                  "defender", Compass::south, 100);
  auto placing = objectives();
  placing.clear_of_zones = mm(50);
  placing.by = Id("defender");
  EXPECT_EQ(at(mission, placing, spot(300'000, 170'000)), fine_there);
  EXPECT_EQ(at(mission, placing, spot(300'000, 169'999)), (Found{Wish::clear_of_zones, 49'999}));
  EXPECT_EQ(at(mission, placing, spot(300'000, 390'000)), fine_there) << "in its own";
  EXPECT_EQ(PlacingGround(mission, placing, size).objection(spot(300'000, 60'000))->ground, Id("north"));
  EXPECT_EQ(told(PlacingGround(mission, placing, size, Id("attacker")).objection(spot(300'000, 60'000))), fine_there)
      << "another side places it";
}

TEST(placing_ground, that_players_choose_in_turn_suits_one_of_them_at_least) {
  const auto mission = with_strip(with_strip(open_board(), "north", "attacker", Compass::north, 100), "south",
                                  "defender", Compass::south, 100);
  auto placing = objectives();
  placing.clear_of_zones = mm(150);
  // The attacker keeps clear of y = 300 mm and beyond.
  EXPECT_EQ(at(mission, placing, spot(300'000, 130'000)), fine_there);
  EXPECT_EQ(at(mission, placing, spot(300'000, 200'000)), (Found{Wish::clear_of_zones, 80'000}));
  EXPECT_EQ(at(mission, placing, spot(300'000, 270'000)), fine_there) << "the defender may";
}

TEST(placing_ground, lies_in_and_not_in_what_is_named) {
  const auto mission =
      with_round_area(with_round_area(open_board(), "shrine-1", 100, 200, 50), "shrine-2", 300, 200, 50);
  auto inside = objectives();
  inside.inside = Id("shrine-1");
  EXPECT_EQ(at(mission, inside, spot(150'000, 200'000)), fine_there) << "its middle is what counts";
  EXPECT_EQ(at(mission, inside, spot(150'001, 200'000)), (Found{Wish::inside}));
  EXPECT_EQ(at(mission, inside, spot(300'000, 200'000)), (Found{Wish::inside}));
  inside.inside = Id("shrine");
  EXPECT_EQ(at(mission, inside, spot(300'000, 200'000)), fine_there) << "in one of that kind";
  EXPECT_EQ(at(open_board(), inside, spot(300'000, 200'000)), (Found{Wish::inside})) << "there is none of that kind";
  inside.inside = Id("nothing-known");
  EXPECT_EQ(at(mission, inside, spot(500'000, 200'000)), fine_there);
  auto outside = objectives();
  outside.outside = Id("shrine");
  EXPECT_EQ(at(mission, outside, spot(350'000, 200'000)), (Found{Wish::outside}));
  EXPECT_EQ(at(mission, outside, spot(350'001, 200'000)), fine_there);
}

TEST(placing_ground, leaves_room_between_things) {
  auto apart = objectives(2);
  apart.apart = mm(50);
  EXPECT_EQ(at(open_board(), apart, spot(190'000, 100'000), {spot(100'000, 100'000)}), fine_there);
  EXPECT_EQ(at(open_board(), apart, spot(189'999, 100'000), {spot(100'000, 100'000)}), (Found{Wish::apart, 49'999}));
  const auto nearest =
      PlacingGround(open_board(), apart, size)
          .objection(spot(200'000, 100'000),
                     std::vector{spot(300'000, 100'000), spot(120'000, 100'000), spot(250'000, 100'000)});
  ASSERT_TRUE(nearest);
  EXPECT_EQ(nearest->other, 2U) << "10 mm away, the second 40 mm";
  EXPECT_EQ(at(open_board(), objectives(2), spot(139'999, 100'000), {spot(100'000, 100'000)}), (Found{Wish::apart, 0}))
      << "none lies on another";
  EXPECT_EQ(at(open_board(), objectives(2), spot(140'000, 100'000), {spot(100'000, 100'000)}), fine_there);
}

TEST(placing_ground, keeps_enough_of_them_near_the_centre) {
  // Of five, three near: two may be far.
  auto half = objectives(5);
  half.near_centre = mm(150);
  half.share = Placing::Share::half;
  EXPECT_EQ(at(open_board(), half, spot(30'000, 30'000)), fine_there);
  EXPECT_EQ(at(open_board(), half, spot(30'000, 30'000), {spot(570'000, 30'000)}), fine_there);
  // From (30, 30) to (300, 200) it is √(270² + 170²) = 319.061 mm, and 20 to the far rim.
  EXPECT_EQ(at(open_board(), half, spot(30'000, 30'000), {spot(570'000, 30'000), spot(30'000, 370'000)}),
            (Found{Wish::near_centre, 339'061}));
  EXPECT_EQ(at(open_board(), half, spot(300'000, 200'000), {spot(570'000, 30'000), spot(30'000, 370'000)}), fine_there);
  half.share = Placing::Share::third;
  EXPECT_EQ(PlacingGround(open_board(), half, size).wanted_near(5), 2);
  EXPECT_EQ(PlacingGround(open_board(), half, size).wanted_near(6), 2);
  half.count = parse_dice("D3+2").value();
  EXPECT_EQ(PlacingGround(open_board(), half, size).greatest_count(), 5);
}

TEST(placing_ground, has_one_in_each_quarter_in_which_nobody_starts) {
  const auto mission = with_strip(open_board(), "west", "attacker", Compass::west, 100);
  auto placing = objectives();
  placing.quarters = Placing::Quarters::unused;
  const PlacingGround ground(mission, placing, size);
  EXPECT_EQ(ground.wanted_quarters(), 0b1010U) << "north-east and south-east";
  EXPECT_EQ(ground.greatest_count(), 2) << "one in each, though the count says 1";
  EXPECT_EQ(ground.quarters_at({mm(300), mm(100)}), 0b0011U) << "on the line between two";
  EXPECT_EQ(at(mission, placing, spot(100'000, 100'000), {}), (Found{Wish::quarters})) << "it would leave one for two";
  EXPECT_EQ(at(mission, placing, spot(500'000, 100'000), {spot(450'000, 100'000)}), (Found{Wish::quarters}));
  EXPECT_EQ(at(mission, placing, spot(500'000, 100'000), {spot(450'000, 200'000)}), fine_there)
      << "that one lies in both";
  EXPECT_EQ(at(mission, placing, spot(500'000, 300'000), {spot(450'000, 100'000)}), fine_there);
  placing.count = Dice::number(3);
  EXPECT_EQ(at(mission, placing, spot(100'000, 100'000), {}), fine_there) << "the third stands where it likes";
}

TEST(placing_ground, has_an_excess_that_promises_no_more_than_is_true) {
  const auto mission =
      with_round_area(with_strip(mission_with({6, 4}, "B2/C2 C2/C3", "D2/D3"), "north", "attacker", Compass::north, 60),
                      "shrine-1", 150, 250, 120);
  auto placing = objectives();
  placing.by = Id("defender");
  placing.clear_of_edge = mm(30);
  placing.clear_of_walls = mm(10);
  placing.clear_of_zones = mm(20);
  placing.clear_of_centre = mm(15);
  placing.near_centre = mm(250);
  std::vector<Placing> placings = {placing, placing};
  placings[0].inside = Id("shrine");
  placings[1].outside = Id("shrine");
  int promised = 0;
  int free = 0;
  for (const auto& each : placings) {
    const PlacingGround ground(mission, each, size);
    for (int x = -20'000; x <= 640'000; x += 13'000) {
      for (int y = -20'000; y <= 440'000; y += 13'000) {
        const auto from = spot(x, y);
        const double excess = ground.excess(from);
        free += ground.objection(from) ? 0 : 1;
        for (int turn = 0; turn < 16 && excess > 2; ++turn) {
          const double angle = turn * 0.3927;
          const auto to = spot(x + static_cast<int>((excess - 2) * std::cos(angle)),
                               y + static_cast<int>((excess - 2) * std::sin(angle)));
          ASSERT_TRUE(ground.objection(to)) << x << ", " << y << " says " << excess << ", turn " << turn;
          ++promised;
        }
      }
    }
  }
  EXPECT_GT(promised, 10'000);
  EXPECT_GT(free, 50);
}

TEST(placings, of_a_marker_are_those_by_which_it_may_have_come_before_the_battle) {
  auto mission = with_objective(open_board(), "o1", "100mm,100mm");
  auto system = *mission.system;
  system.set_up.steps = {{Id("special-terrain"), "Special terrain", {}}};
  mission.system = system;
  const auto rule = [](std::string_view id, std::string_view what, std::optional<Id> at, std::optional<Id> by) {
    Rule made{{Id(id), "", {}, {}, "", {}}};
    made.places = {Placing{.what = Id(what)}};
    made.places.front().at = std::move(at);
    made.places.front().by = std::move(by);
    return made;
  };
  mission.rules = std::vector{rule("unstated", "objective", {}, {}), rule("other-kind", "terminal", {}, {}),
                              rule("step", "objective", Id("special-terrain-end"), Id("attacker")),
                              rule("later", "objective", Id("own-turn-start"), {}),
                              rule("defender", "objective", Id("battle-start"), Id("defender"))};
  const auto items = [&](const Marker& marker) {
    std::vector<std::string> ids;
    for (const auto& asked : placings_for(mission, marker)) ids.push_back(asked.item->id.text());
    return ids;
  };
  auto marker = mission.markers->front();
  EXPECT_EQ(items(marker), (std::vector<std::string>{"unstated", "step", "defender"}));
  marker.side = Id("attacker");
  EXPECT_EQ(items(marker), (std::vector<std::string>{"unstated", "step"}));
  EXPECT_EQ(placings_of(mission).size(), 5U);
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "analysis/figures/capacity.h"
#include "model/mission/fields.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "zone-too-small";

Mission with_models(Mission mission, std::string_view cells, int models, int base) {
  mission = with_zone(std::move(mission), "lock", "attacker", cells);
  return with_limit(with_limit(std::move(mission), "zone-models", models), "base", Length::millimetres(base));
}

/// Bases of that diameter in millimetres.
std::int64_t fitting(const Mission& mission, std::string_view cells, int diameter) {
  const auto zone = with_zone(mission, "lock", "attacker", cells).zones->back();
  return fitting_bases(mission, std::get<CellsShape>(zone.shape), Length::millimetres(diameter));
}

TEST(fitting_bases, stand_side_by_side_in_the_square_of_a_cell) {
  const auto mission = empty_mission({3, 3});
  EXPECT_EQ(fitting(mission, "B2", 97), 1);
  EXPECT_EQ(fitting(mission, "B2", 98), 0);
  EXPECT_EQ(fitting(mission, "B2", 32), 9);
  EXPECT_EQ(fitting(mission, "B2", 45), 4);
}

TEST(fitting_bases, five_stand_in_a_cell_as_on_a_die) {
  const auto mission = empty_mission({3, 3});
  // Four stand 40 mm / √2 = 28.3 mm each way from the middle, so 20.2 mm from the sides of the cell of 97 mm.
  EXPECT_EQ(fitting(mission, "B2", 40), 5);
  EXPECT_EQ(fitting(mission, "B2", 41), 4) << "29.0 mm each way: 19.5 mm from the sides, of 20.5 mm";
  EXPECT_EQ(fitting(mission, "B2 C2", 40), 10);
}

TEST(fitting_bases, five_stand_in_a_walled_cell_with_pillars_in_its_corners) {
  const auto mission = mission_with({5, 5}, "B2/north B2/south B2/west B2/east", "");
  // 32 mm: the four stand 25.8 mm from the nodes, so 11.8 mm each way and 16.8 mm from the corners of the 28 mm
  // pillars, and 23.1 mm from the walls of 5.5 mm: 16 mm are needed.
  EXPECT_EQ(fitting(mission, "B2", 32), 5);
  // 33 mm: 25.1 mm from the nodes, so 15.8 mm from the pillars, of 16.5 mm; side by side 2 × 2 in 69 mm.
  EXPECT_EQ(fitting(mission, "B2", 33), 4);
}

TEST(fitting_bases, gain_the_ground_to_the_edge_of_the_board) {
  const auto mission = empty_mission({3, 3});
  EXPECT_EQ(fitting(mission, "A1", 36), 9) << "109 mm each way, with 12 mm of border";
  EXPECT_EQ(fitting(mission, "B1", 36), 6) << "97 mm across, 109 mm down";
}

TEST(fitting_bases, cells_side_by_side_make_one_run_in_the_better_direction) {
  const auto mission = empty_mission({5, 5});
  EXPECT_EQ(fitting(mission, "B2 C2", 60), 3) << "194 mm by 97 mm";
  EXPECT_EQ(fitting(mission, "B2 B3", 60), 3);
  EXPECT_EQ(fitting(mission, "B2 D2", 60), 2) << "two runs of one cell";
  EXPECT_EQ(fitting(mission, "B2 B3 C2 C3", 60), 6) << "two runs of two";
}

TEST(fitting_bases, walls_part_runs_and_their_pillars_take_ground) {
  // B2 and C2 with a wall between: each loses half of a 28 mm pillar on three sides, as pillars stand at both ends.
  const auto mission = mission_with({5, 5}, "B2/C2", "");
  EXPECT_EQ(fitting(mission, "B2 C2", 69), 2) << "83 mm by 69 mm each";
  EXPECT_EQ(fitting(mission, "B2 C2", 70), 0);
  auto set = gallowdark_set();
  set.pillar.reset();
  auto bare = mission;
  bare.sets.front().set = set;
  EXPECT_EQ(fitting(bare, "B2", 94), 1) << "half of a wall of 5.5 mm: 94.25 mm by 97 mm";
  EXPECT_EQ(fitting(bare, "B2", 95), 0);
}

TEST(fitting_bases, none_stand_where_there_is_no_floor) {
  EXPECT_EQ(fitting(with_cell(empty_mission({3, 3}), "B2", CellKind::solid), "B2", 32), 0);
}

TEST(zone_too_small, says_how_many_models_fit) {
  const auto mission = with_models(empty_mission({3, 3}), "B2", 5, 41);
  EXPECT_EQ(sentences(mission, key),
            Places{"a start zone should hold 5 models on bases of 41mm; 4 are sure to fit in #lock"});
  EXPECT_EQ(places_found(mission, key), Places{"#lock"});
}

TEST(zone_too_small, one_cell_more_is_enough_and_one_cell_less_is_not) {
  EXPECT_EQ(places_found(with_models(empty_mission({3, 3}), "B2 C2", 6, 40), key), Places());
  EXPECT_EQ(places_found(with_models(empty_mission({3, 3}), "B2", 5, 40), key), Places());
  EXPECT_EQ(places_found(with_models(empty_mission({3, 3}), "B2", 6, 40), key), Places{"#lock"});
}

TEST(zone_too_small, without_a_base_it_is_the_usual_one_and_without_models_nothing) {
  const auto mission = with_zone(empty_mission({3, 3}), "lock", "attacker", "B2");
  EXPECT_EQ(places_found(with_limit(mission, "zone-models", 9), key), Places());
  EXPECT_EQ(places_found(with_limit(mission, "zone-models", 10), key), Places{"#lock"});
  EXPECT_EQ(places_found(with_limit(mission, "base", Length::millimetres(60)), key), Places());
}

/// Bases of that diameter in a zone on a board of 600 × 400 mm.
std::int64_t fitting_shape(const Mission& mission, const Shape& shape, int diameter, int enough = 1000) {
  return Capacity(mission, Length::millimetres(diameter)).fitting(shape, enough).value_or(-1);
}

TEST(capacity, of_strips_is_a_grid_of_bases) {
  const Shape strip = StripShape{Compass::north, Length::millimetres(80)};
  EXPECT_EQ(fitting_shape(open_board(), strip, 40), 15 * 2);
  EXPECT_EQ(fitting_shape(open_board(), strip, 80), 7);
  EXPECT_EQ(fitting_shape(open_board(), strip, 81), 0);
  EXPECT_EQ(fitting_shape(open_board(), strip, 40, 5), 5) << "it need not count on";
}

TEST(capacity, of_circles_and_polygons_lies_wholly_within) {
  const auto mm = [](int value) { return Length::millimetres(value); };
  // Two by two bases of 40 mm reach 20 · (√2 + 1) mm from their middle: 48.3 mm.
  EXPECT_EQ(fitting_shape(open_board(), CircleShape{Point{mm(300), mm(200)}, mm(40)}, 40), 2)
      << "side by side through the middle";
  EXPECT_EQ(fitting_shape(open_board(), CircleShape{Point{mm(300), mm(200)}, mm(19)}, 40), 0);
  const Shape triangle = PolygonShape{{{mm(0), mm(0)}, {mm(68), mm(0)}, {mm(0), mm(68)}}};
  // The circle within has the radius (2 · 68 - 68 · √2) / 2 = 19.9 mm.
  EXPECT_EQ(fitting_shape(open_board(), triangle, 40), 0);
  EXPECT_EQ(fitting_shape(open_board(), triangle, 39), 1);
}

TEST(capacity, is_clear_of_what_stops_models) {
  const Shape strip = StripShape{Compass::west, Length::millimetres(40)};
  ASSERT_EQ(fitting_shape(open_board(), strip, 40), 10);
  auto mission = with_feature(open_board(), "tower", "tower", 20, 200);
  EXPECT_EQ(fitting_shape(mission, strip, 40), 10) << "one may stand on it";
  auto system = *mission.system;
  system.terrain_types.front().traits.passage = TerrainTraits::Passage::barred;
  mission.system = system;
  // It leaves 180 mm on either side.
  EXPECT_EQ(fitting_shape(mission, strip, 40), 8);
  const Shape beyond = StripShape{Compass::west, Length::millimetres(5000)};
  EXPECT_EQ(fitting_shape(open_board(), beyond, 200), 3 * 2) << "beyond the board there is no ground";
}

/// Nobody stands on terminals, which are so large.
Mission with_terminal(Mission mission, std::string_view at, int diameter, bool stand = false) {
  auto system = *mission.system;
  system.marker_kinds = {{Id("objective"), "Objective", "", {}}, {Id("terminal"), "Terminal", "", {}}};
  system.marker_kinds[1].size = Length::millimetres(diameter);
  system.marker_kinds[1].stand = stand;
  mission.system = system;
  return with_marker(std::move(mission), "t", "terminal", "", at);
}

TEST(capacity, is_clear_of_markers_on_which_nobody_stands) {
  const Shape strip = StripShape{Compass::west, Length::millimetres(40)};
  EXPECT_EQ(fitting_shape(with_terminal(open_board(), "20mm,200mm", 40, true), strip, 40), 10);
  // It leaves 180 mm on either side.
  EXPECT_EQ(fitting_shape(with_terminal(open_board(), "20mm,200mm", 40), strip, 40), 8);
  EXPECT_EQ(fitting_shape(with_terminal(open_board(), "100mm,200mm", 40), strip, 40), 10) << "beside the zone";
  // A cell of 97 mm holds five bases of 40 mm; with a marker of 80 mm in its middle no base has room.
  const Shape cell = CellsShape{{{1, {1, 1}}}};
  EXPECT_EQ(fitting_shape(with_terminal(empty_mission({3, 3}), "B2", 80, true), cell, 40), 5);
  EXPECT_EQ(fitting_shape(with_terminal(empty_mission({3, 3}), "B2", 80), cell, 40), 0);
  EXPECT_EQ(fitting_shape(with_terminal(empty_mission({3, 3}), "B1", 80), cell, 40), 5) << "in another cell";
}

TEST(capacity, of_what_is_too_large_to_count_is_not_known) {
  const Shape field = StripShape{Compass::west, Length::millimetres(600)};
  EXPECT_FALSE(Capacity(open_board(), Length::micrometres(1)).fitting(field, 10));
}

TEST(zone_too_small, looks_at_start_zones_of_all_shapes) {
  const auto mission = [](int depth) {
    auto result = with_limit(with_strip(open_board(), "west", "attacker", Compass::west, depth), "zone-models", 20);
    return with_limit(std::move(result), "base", Length::millimetres(40));
  };
  EXPECT_EQ(sentences(mission(79), key),
            Places{"a start zone should hold 20 models on bases of 40mm; 10 are sure to fit in #west"});
  EXPECT_EQ(places_found(mission(80), key), Places());
}

/// With a force of one unit of so many models.
Mission with_unit(Mission mission, std::string_view side, int models, int base_millimetres) {
  auto forces = *mission.forces;
  auto force = fresh<Force>(Id(std::string(side) + "-force"));
  force.side = Id(side);
  force.units = {fresh<Unit>(Id("squad"))};
  force.units[0].models = models;
  force.units[0].base = Length::millimetres(base_millimetres);
  forces.push_back(force);
  mission.forces = forces;
  return mission;
}

TEST(zone_too_small, larger_bases_of_the_sides_force_count_instead_of_the_limit) {
  const auto mission = with_models(empty_mission({3, 3}), "B2", 5, 32);
  ASSERT_EQ(places_found(mission, key), Places());
  EXPECT_EQ(sentences(with_unit(mission, "attacker", 5, 41), key),
            Places{"a start zone should hold 5 models on bases of 41mm; 4 are sure to fit in #lock"});
  EXPECT_EQ(places_found(with_unit(mission, "defender", 5, 41), key), Places()) << "it does not set up there";
  EXPECT_EQ(places_found(with_unit(mission, "attacker", 4, 41), key), Places()) << "so many are not in the unit";
}

TEST(zone_too_small, smaller_bases_of_forces_count_only_where_there_is_no_limit) {
  const auto mission = with_models(empty_mission({3, 3}), "B2", 5, 41);
  EXPECT_EQ(places_found(with_unit(mission, "attacker", 5, 25), key), Places{"#lock"});
  const auto unlimited = with_limit(with_zone(empty_mission({3, 3}), "lock", "attacker", "B2"), "zone-models", 10);
  EXPECT_EQ(places_found(unlimited, key), Places{"#lock"}) << "9 of 32 mm";
  EXPECT_EQ(places_found(with_unit(unlimited, "attacker", 10, 24), key), Places()) << "16 of 24 mm";
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/mending.h"
#include "validators/capacity.h"

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
  EXPECT_EQ(fitting(mission, "B2", 40), 4);
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
  const auto mission = with_models(empty_mission({3, 3}), "B2", 5, 40);
  EXPECT_EQ(sentences(mission, key),
            Places{"a start zone should hold 5 models on bases of 40mm; 4 are sure to fit in #lock"});
  EXPECT_EQ(places_found(mission, key), Places{"#lock"});
}

TEST(zone_too_small, one_cell_more_is_enough_and_one_cell_less_is_not) {
  EXPECT_EQ(places_found(with_models(empty_mission({3, 3}), "B2 C2", 5, 40), key), Places());
  EXPECT_EQ(places_found(with_models(empty_mission({3, 3}), "B2", 4, 40), key), Places());
  EXPECT_EQ(places_found(with_models(empty_mission({3, 3}), "B2", 5, 40), key), Places{"#lock"});
}

TEST(zone_too_small, without_a_base_it_is_the_usual_one_and_without_models_nothing) {
  const auto mission = with_zone(empty_mission({3, 3}), "lock", "attacker", "B2");
  EXPECT_EQ(places_found(with_limit(mission, "zone-models", 9), key), Places());
  EXPECT_EQ(places_found(with_limit(mission, "zone-models", 10), key), Places{"#lock"});
  EXPECT_EQ(places_found(with_limit(mission, "base", Length::millimetres(60)), key), Places());
}

TEST(zone_too_small, looks_at_start_zones_of_cells_only) {
  auto mission = with_models(empty_mission({3, 3}), "B2", 50, 40);
  auto zones = *mission.zones;
  zones.front().shape = StripShape{Compass::north, Length::millimetres(1)};
  mission.zones = zones;
  EXPECT_EQ(places_found(mission, key), Places());
}

}  // namespace
}  // namespace bulkhead::test

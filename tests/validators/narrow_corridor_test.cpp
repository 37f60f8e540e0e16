// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/mission/fields.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "narrow-corridor";

Mission with_base(Mission mission, int millimetres) {
  return with_limit(std::move(mission), "largest-base", Length::millimetres(millimetres));
}

TEST(narrow_corridor, between_two_pillars_of_a_gallowdark_board_69_mm_are_clear) {
  // Walls A1/B1 and A3/B3 with their pillars, of which those at B2.nw and B3.nw leave 97 - 14 - 14 mm of A2/B2.
  const auto mission = mission_with({3, 3}, "A1/B1 A3/B3", "");
  EXPECT_EQ(places_found(with_base(mission, 69), key), Places());
  EXPECT_EQ(places_found(with_base(mission, 70), key), Places{"A2/B2"});
  EXPECT_EQ(
      sentences(with_base(mission, 70), key),
      Places{"a base of 70mm should get through wherever there is no wall; at A2/B2 the largest that does is 69mm"});
}

TEST(narrow_corridor, the_limit_of_bases_counts_where_there_is_none_of_the_largest) {
  const auto mission = mission_with({3, 3}, "A1/B1 A3/B3", "");
  EXPECT_EQ(places_found(with_limit(mission, "base", Length::millimetres(70)), key), Places{"A2/B2"});
  EXPECT_EQ(places_found(with_base(with_limit(mission, "base", Length::millimetres(70)), 60), key), Places());
  EXPECT_EQ(places_found(mission, key), Places());
}

TEST(narrow_corridor, walls_off_the_lattice_narrow_it) {
  auto mission = with_base(empty_mission({2, 1}), 60);
  Board board = *mission.boards.front();
  // It crosses A1/B1, which runs from y = 12 to 109 mm, in the middle: a base of 60 mm still passes with its middle on
  // the first 15 mm of the line. Two more walls leave 35 mm between each other and it.
  board.pieces.push_back(
      {Id("stray"), FreePiece::Kind::wall, {Length::millimetres(109), Length::micrometres(60'500)}, 0, {}});
  mission.boards.front() = board;
  ASSERT_EQ(places_found(mission, key), Places());
  board.pieces.push_back(
      {Id("second"), FreePiece::Kind::wall, {Length::millimetres(109), Length::millimetres(20)}, 0, {}});
  board.pieces.push_back(
      {Id("third"), FreePiece::Kind::wall, {Length::millimetres(109), Length::millimetres(101)}, 0, {}});
  mission.boards.front() = board;
  EXPECT_EQ(places_found(mission, key), Places{"A1/B1"});
}

/// The free walls of the test above, the two outer ones turned.
Mission with_three_walls(int turn) {
  auto mission = with_base(empty_mission({2, 1}), 60);
  Board board = *mission.boards.front();
  const auto add = [&](std::string_view id, int micrometres_down, int degrees) {
    board.pieces.push_back({Id(id),
                            FreePiece::Kind::wall,
                            {Length::millimetres(109), Length::micrometres(micrometres_down)},
                            degrees,
                            {}});
  };
  add("stray", 60'500, 0);
  add("second", 20'000, turn);
  add("third", 101'000, turn);
  mission.boards.front() = board;
  return mission;
}

TEST(narrow_corridor, walls_askew_narrow_it_as_well) {
  EXPECT_EQ(places_found(with_three_walls(0), key), Places{"A1/B1"});
  EXPECT_EQ(places_found(with_three_walls(1), key), Places{"A1/B1"});
  // One wall along the line but for a degree, 97 mm long and 5.5 mm thick: it bars all of it.
  auto mission = with_base(empty_mission({2, 1}), 1);
  Board board = *mission.boards.front();
  board.pieces.push_back(
      {Id("askew"), FreePiece::Kind::wall, {Length::millimetres(109), Length::micrometres(60'500)}, 89, {}});
  mission.boards.front() = board;
  EXPECT_EQ(places_found(mission, key), Places{"A1/B1"});
}

TEST(narrow_corridor, a_wall_at_45_degrees_leaves_what_is_worked_out_by_hand) {
  // Its middle stands on the line 50 mm south of its beginning. It reaches 48.5 + 2.75 mm each way along itself and
  // 2.75 mm across, so it bars 2.75 mm · √2 of the line on either side, and for a base of radius r another r · √2. From
  // the beginning of the line there are 50 mm to its middle; to its end another 47 mm: a base fits whose middle is at
  // the very beginning as long as (r + 2.75 mm) · √2 ≤ 50 mm, which makes r at most 32.605 mm.
  const auto with_wall = [](int micrometres) {
    auto mission = with_limit(empty_mission({2, 1}), "largest-base", Length::micrometres(micrometres));
    Board board = *mission.boards.front();
    board.pieces.push_back(
        {Id("askew"), FreePiece::Kind::wall, {Length::millimetres(109), Length::millimetres(62)}, 45, {}});
    mission.boards.front() = board;
    return mission;
  };
  EXPECT_EQ(places_found(with_wall(65'200), key), Places());
  EXPECT_EQ(places_found(with_wall(65'220), key), Places{"A1/B1"});
}

TEST(narrow_corridor, features_narrow_it_unless_one_walks_through) {
  // The line runs from y = 12 to 109 mm. A tower from 40 to 80 mm leaves 28 and 29 mm of it; turned by 45 degrees it
  // reaches 20 mm · √2 either way, which leaves 19.7 and 20.7 mm.
  auto mission = with_terrain(with_base(empty_mission({2, 1}), 60));
  mission = with_feature(std::move(mission), "tower", "tower", 109, 60);
  EXPECT_EQ(places_found(mission, key), Places()) << "no type of it bars the way";
  auto system = *mission.system;
  system.terrain_types.front().traits.passage = TerrainTraits::Passage::barred;
  mission.system = system;
  EXPECT_EQ(places_found(mission, key), Places{"A1/B1"});
  const auto with_tower = [&](int turn, int base) {
    auto other = with_terrain(with_base(empty_mission({2, 1}), base));
    other.system = system;
    return with_feature(std::move(other), "tower", "tower", 109, 60, turn);
  };
  EXPECT_EQ(places_found(with_tower(0, 58), key), Places());
  EXPECT_EQ(places_found(with_tower(0, 59), key), Places{"A1/B1"});
  EXPECT_EQ(places_found(with_tower(45, 41), key), Places());
  EXPECT_EQ(places_found(with_tower(45, 42), key), Places{"A1/B1"});
  // Sight stops at it, nobody does.
  system.terrain_types.front().traits.passage = TerrainTraits::Passage::free;
  system.terrain_types.front().traits.sight = TerrainTraits::Sight::blocks;
  mission.system = system;
  EXPECT_EQ(places_found(mission, key), Places());
}

TEST(narrow_corridor, walls_and_hatchways_are_no_corridor) {
  EXPECT_EQ(places_found(with_base(mission_with({2, 1}, "A1/B1", ""), 90), key), Places());
  EXPECT_EQ(places_found(with_base(mission_with({2, 1}, "", "A1/B1"), 90), key), Places());
}

TEST(narrow_corridor, a_larger_base_of_a_force_counts_instead_of_the_limit_and_without_one) {
  const auto with_force = [](Mission mission, int millimetres) {
    auto force = fresh<Force>(Id("boarders"));
    force.units = {fresh<Unit>(Id("squad")), fresh<Unit>(Id("walker"))};
    force.units[0].base = Length::millimetres(32);
    force.units[1].base = Length::millimetres(millimetres);
    mission.forces = std::vector{force};
    return mission;
  };
  const auto mission = mission_with({3, 3}, "A1/B1 A3/B3", "");
  EXPECT_EQ(places_found(with_force(mission, 69), key), Places());
  EXPECT_EQ(places_found(with_force(mission, 70), key), Places{"A2/B2"});
  EXPECT_EQ(places_found(with_force(with_base(mission, 60), 70), key), Places{"A2/B2"});
  EXPECT_EQ(places_found(with_force(with_base(mission, 70), 60), key), Places{"A2/B2"}) << "the limit is no smaller";
  EXPECT_EQ(places_found(with_force(with_base(mission, 60), 65), key), Places());
}

}  // namespace
}  // namespace bulkhead::test

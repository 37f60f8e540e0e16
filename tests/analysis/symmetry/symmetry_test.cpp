// SPDX-License-Identifier: MIT
#include "analysis/symmetry/symmetry.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/analysis/drawing.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

/// Who may operate a hatchway does not count.
Drawing without_locks(Drawing drawing) {
  for (auto& row : drawing.rows) {
    for (auto& character : row) {
      if (character == 'L' || character == 'a' || character == 'd') character = 'H';
    }
  }
  return drawing;
}

Symmetry symmetry_of_drawing(const Mission& mission) {
  const auto drawing = without_locks(draw(mission));
  return {drawing.rows == reversed_rows(reversed_columns(drawing)).rows, drawing.rows == reversed_columns(drawing).rows,
          drawing.rows == reversed_rows(drawing).rows};
}

RC_GTEST_PROP(symmetry, agrees_with_the_drawing_turned_and_mirrored, ()) {
  // Small and sparse boards, so that symmetric ones come up.
  const LatticeSize size{*rc::gen::inRange(1, 4), *rc::gen::inRange(1, 3)};
  const auto mission = arbitrary_board(size);
  const auto expected = symmetry_of_drawing(mission);
  RC_CLASSIFY(expected.rotate_180 && !expected.mirror_left_right, "turned only");
  RC_CLASSIFY(expected.mirror_left_right && !expected.rotate_180, "left-right only");
  RC_CLASSIFY(expected.mirror_top_bottom && !expected.rotate_180, "top-bottom only");
  RC_ASSERT(symmetry_of(mission) == expected);
}

TEST(symmetry, an_empty_board_has_all) { EXPECT_EQ(symmetry_of(empty_mission()), (Symmetry{true, true, true})); }

TEST(symmetry, tells_the_three_apart) {
  EXPECT_EQ(symmetry_of(mission_with({4, 4}, "A1/A2 D3/D4", "")), (Symmetry{true, false, false}));
  EXPECT_EQ(symmetry_of(mission_with({4, 4}, "A1/A2 D1/D2", "")), (Symmetry{false, true, false}));
  EXPECT_EQ(symmetry_of(mission_with({4, 4}, "A1/A2 A3/A4", "")), (Symmetry{false, false, true}));
  EXPECT_EQ(symmetry_of(mission_with({4, 4}, "A1/A2", "D3/D4")), (Symmetry{false, false, false}));
}

TEST(symmetry, ignores_how_hatches_face_and_who_may_operate_them_and_wall_ends) {
  auto mission = mission_with({4, 4}, "", "A1/A2 D3/D4");
  Board board = *mission.boards.front();
  Hatchway hatchway;
  hatchway.facing = Facing::first;
  hatchway.access = HatchAccess::locked();
  board.lattice()->set_hatchway(parse_edge("A1/A2").value(), hatchway);
  board.lattice()->set_node({0, 3}, {NodePiece::wall_end, std::nullopt});
  mission.boards.front() = board;
  EXPECT_EQ(symmetry_of(mission), (Symmetry{true, false, false}));
}

TEST(symmetry, counts_pillars_set_by_hand_and_cells_without_floor) {
  auto mission = mission_with({4, 4}, "A1/A2 D3/D4", "");
  Board board = *mission.boards.front();
  board.lattice()->set_node({0, 1}, {NodePiece::wall_end, std::nullopt});
  mission.boards.front() = board;
  EXPECT_FALSE(symmetry_of(mission).rotate_180) << "a wall end has taken the place of a pillar";
  board = *mission_with({4, 4}, "A1/A2 D3/D4", "").boards.front();
  board.lattice()->set_cell({1, 1}, CellKind::solid);
  board.lattice()->set_cell({2, 2}, CellKind::void_space);
  mission.boards.front() = board;
  EXPECT_FALSE(symmetry_of(mission).rotate_180);
  board.lattice()->set_cell({2, 2}, CellKind::solid);
  mission.boards.front() = board;
  EXPECT_TRUE(symmetry_of(mission).rotate_180);
}

FreePiece free_piece(FreePiece::Kind kind, int x, int y, int turn) {
  return {Id("f"), kind, {Length::millimetres(x), Length::millimetres(y)}, turn, {}};
}

/// 218 × 218 mm with these free pieces.
Symmetry symmetry_with(std::vector<FreePiece> pieces) {
  auto mission = empty_mission({2, 2});
  Board board = *mission.boards.front();
  board.pieces = std::move(pieces);
  mission.boards.front() = board;
  return symmetry_of(mission);
}

TEST(symmetry, counts_free_walls_with_their_turn) {
  const auto wall = FreePiece::Kind::wall;
  EXPECT_EQ(symmetry_with({free_piece(wall, 50, 40, 30)}), (Symmetry{false, false, false}));
  EXPECT_EQ(symmetry_with({free_piece(wall, 50, 40, 30), free_piece(wall, 168, 178, 210)}),
            (Symmetry{true, false, false}));
  EXPECT_EQ(symmetry_with({free_piece(wall, 50, 40, 30), free_piece(wall, 168, 40, 150)}),
            (Symmetry{false, true, false}));
  EXPECT_EQ(symmetry_with({free_piece(wall, 50, 40, 30), free_piece(wall, 168, 40, 30)}),
            (Symmetry{false, false, false}));
  EXPECT_EQ(symmetry_with({free_piece(wall, 50, 40, 0), free_piece(wall, 50, 178, 180)}),
            (Symmetry{false, false, true}));
  EXPECT_EQ(symmetry_with({free_piece(wall, 109, 109, 90)}), (Symmetry{true, true, true}));
}

TEST(symmetry, tells_free_kinds_apart_and_ignores_free_wall_ends) {
  EXPECT_FALSE(
      symmetry_with({free_piece(FreePiece::Kind::wall, 50, 40, 0), free_piece(FreePiece::Kind::hatchway, 168, 178, 0)})
          .rotate_180);
  EXPECT_EQ(symmetry_with({free_piece(FreePiece::Kind::wall_end, 50, 40, 0)}), (Symmetry{true, true, true}));
}

/// 218 × 218 mm with features: a crate of 20 × 10 mm, and a corner whose arms are 60 and 40 mm long.
Symmetry symmetry_with(std::vector<Feature> features) {
  const auto at = [](int x, int y) { return Point{Length::millimetres(x), Length::millimetres(y)}; };
  auto mission = empty_mission({2, 2});
  TerrainSet set;
  set.id = Id("scatter");
  const PolygonFootprint corner{{at(0, 0), at(60, 0), at(60, 10), at(10, 10), at(10, 40), at(0, 40)}};
  const auto height = Length::millimetres(25);
  set.feature_kinds = {
      {Id("crate"), "", "", {{"", Rectangle{at(-10, -5), at(10, 5)}, {}, height, {Id("a"), Id("b")}, {}}}, {}},
      {Id("box"), "", "", {{"", Rectangle{at(-10, -5), at(10, 5)}, {}, height, {Id("b"), Id("a")}, {}}}, {}},
      {Id("tall"), "", "", {{"", Rectangle{at(-10, -5), at(10, 5)}, {}, height * 2, {Id("a"), Id("b")}, {}}}, {}},
      {Id("drum"), "", "", {{"", CircleFootprint{at(30, 0), height}, {}, height, {}, {}}}, {}},
      {Id("corner"), "", "", {{"", corner, {}, height, {}, {}}}, {}}};
  mission.sets.push_back({set, std::nullopt, {}});
  Board board = *mission.boards.front();
  board.features = std::move(features);
  mission.boards.front() = board;
  return symmetry_of(mission);
}

Feature feature(std::string_view kind, int x, int y, int turn, bool mirrored = false) {
  return {Id("f"), Id(kind), {Length::millimetres(x), Length::millimetres(y)}, turn, mirrored, {}};
}

TEST(symmetry, counts_the_ground_of_terrain_features) {
  EXPECT_EQ(symmetry_with(std::vector{feature("crate", 109, 109, 90)}), (Symmetry{true, true, true}));
  EXPECT_EQ(symmetry_with(std::vector{feature("crate", 109, 109, 30)}), (Symmetry{true, false, false}));
  EXPECT_EQ(symmetry_with(std::vector{feature("crate", 50, 40, 30)}), (Symmetry{false, false, false}));
  EXPECT_EQ(symmetry_with(std::vector{feature("crate", 50, 40, 30), feature("box", 168, 178, 30)}),
            (Symmetry{true, false, false}))
      << "what it is called does not count, nor the order of its types";
  EXPECT_EQ(symmetry_with(std::vector{feature("crate", 50, 40, 30), feature("crate", 168, 40, 150)}),
            (Symmetry{false, true, false}));
  EXPECT_FALSE(symmetry_with(std::vector{feature("crate", 50, 40, 30), feature("tall", 168, 178, 30)}).rotate_180);
  // The drum's middle is 30 mm off that of the feature.
  EXPECT_EQ(symmetry_with(std::vector{feature("drum", 109, 79, 90)}), (Symmetry{true, true, true}));
}

TEST(symmetry, tells_a_feature_from_its_mirrored_twin) {
  EXPECT_EQ(symmetry_with(std::vector{feature("corner", 20, 30, 0), feature("corner", 198, 188, 180)}),
            (Symmetry{true, false, false}));
  EXPECT_EQ(symmetry_with(std::vector{feature("corner", 20, 30, 0), feature("corner", 198, 30, 0)}),
            (Symmetry{false, false, false}));
  EXPECT_EQ(symmetry_with(std::vector{feature("corner", 20, 30, 0), feature("corner", 198, 30, 0, true)}),
            (Symmetry{false, true, false}));
  EXPECT_EQ(symmetry_with(std::vector{feature("corner", 20, 30, 0), feature("corner", 20, 188, 180, true)}),
            (Symmetry{false, false, true}));
}

TEST(symmetry, boards_must_come_to_lie_on_boards) {
  auto mission = empty_mission({2, 2});
  Board second = *mission.boards.front();
  second.at = {Length::millimetres(218), Length()};
  mission.boards.emplace_back(second);
  EXPECT_EQ(symmetry_of(mission), (Symmetry{true, true, true}));
  second.at = {Length::millimetres(218), Length::millimetres(97)};
  mission.boards.back() = second;
  EXPECT_EQ(symmetry_of(mission), (Symmetry{true, false, false})) << "shifted against each other";
  second.level = 1;
  mission.boards.back() = second;
  EXPECT_EQ(symmetry_of(mission), (Symmetry{false, false, false})) << "on another level";
}

TEST(symmetry, of_two_boards_compares_the_one_with_the_other) {
  auto mission = mission_with({2, 2}, "A1/B1", "");
  Board second = *mission_with({2, 2}, "A2/B2", "").boards.front();
  second.at = {Length::millimetres(218), Length()};
  mission.boards.emplace_back(second);
  EXPECT_EQ(symmetry_of(mission), (Symmetry{true, false, false}));
}

TEST(symmetry, boards_of_other_lattices_do_not_match) {
  // The same outline, 218 × 218 mm, once as 2 × 2 cells of 97 mm, once as one cell.
  auto mission = empty_mission({2, 2});
  auto coarse = gallowdark_set();
  coarse.id = Id("coarse");
  coarse.pitch = Length::millimetres(194);
  mission.sets.push_back({coarse, std::nullopt, {}});
  Board second = *empty_mission({1, 1}).boards.front();
  second.set = Id("coarse");
  second.at = {Length::millimetres(218), Length()};
  mission.boards.emplace_back(second);
  EXPECT_EQ(symmetry_of(mission), (Symmetry{false, false, true}));
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include "analysis/symmetry.h"

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
  mission.sets.push_back({coarse, std::nullopt});
  Board second = *empty_mission({1, 1}).boards.front();
  second.set = Id("coarse");
  second.at = {Length::millimetres(218), Length()};
  mission.boards.emplace_back(second);
  EXPECT_EQ(symmetry_of(mission), (Symmetry{false, false, true}));
}

}  // namespace
}  // namespace bulkhead::test

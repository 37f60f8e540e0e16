// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "seam";

/// Two boards of 218 × 218 mm, the second's corner there in millimetres.
Mission two_boards(int x, int y) { return with_board(empty_mission({2, 2}), {2, 2}, x, y); }

Mission with_point(Mission mission, std::string_view id, int x, int y) {
  mission = with_marker(std::move(mission), id, "objective", "", "A1");
  auto markers = *mission.markers;
  markers.back().at = Point{Length::millimetres(x), Length::millimetres(y)};
  mission.markers = markers;
  return mission;
}

Mission with_piece(Mission mission, FreePiece::Kind kind, int x, int y, int turn) {
  Board board = *mission.boards.front();
  board.pieces.push_back({Id("piece"), kind, {Length::millimetres(x), Length::millimetres(y)}, turn, {}});
  mission.boards.front() = board;
  return mission;
}

TEST(seam, boards_that_touch_with_their_cells_in_line_or_lie_apart_are_fine) {
  for (const auto& [x, y] : {std::pair(218, 0), {0, 218}, {218, 97}, {218, 218}, {244, 0}, {300, 31}}) {
    EXPECT_EQ(places_found(two_boards(x, y), key), Places()) << x << ", " << y;
  }
}

TEST(seam, boards_that_nearly_touch_are_moved_together) {
  const auto mission = two_boards(220, 0);
  EXPECT_EQ(sentences(mission, key), Places{"boards should touch, or lie an inch apart or more; boards 1 and 2 are 2mm "
                                            "apart, which nobody crosses"});
  EXPECT_EQ(fixes_found(mission, key), Places{"board 2 at 218mm,0mm"});
  expect_fixed(mission, key, "B2/east 2:A2/west");
  EXPECT_EQ(fixes_found(two_boards(3, 220), key), Places{"board 2 at 0mm,218mm"}) << "and their cells in line";
  EXPECT_EQ(fixes_found(two_boards(-220, 0), key), Places{"board 2 at -218mm,0mm"});
  EXPECT_EQ(places_found(two_boards(243, 0), key), Places{"B2/east 2:A2/west"}) << "25 mm";
}

TEST(seam, cells_out_of_line_are_moved_the_shorter_way) {
  const auto mission = two_boards(218, 40);
  EXPECT_EQ(sentences(mission, key), Places{"where boards touch, their cells should lie opposite each other; those of "
                                            "boards 1 and 2 are 40mm out of line"});
  EXPECT_EQ(fixes_found(mission, key), Places{"board 2 at 218mm,0mm"});
  expect_fixed(mission, key, "B2/east 2:A1/west");
  EXPECT_EQ(fixes_found(two_boards(218, 60), key), Places{"board 2 at 218mm,97mm"});
  EXPECT_EQ(fixes_found(two_boards(218, -60), key), Places{"board 2 at 218mm,-97mm"});
}

TEST(seam, boards_that_overlap_are_moved_apart_the_shorter_way) {
  const auto mission = two_boards(200, 10);
  EXPECT_EQ(sentences(mission, key), Places{"boards of one level must not overlap; boards 1 and 2 do"});
  EXPECT_EQ(fixes_found(mission, key), Places{"board 2 at 218mm,0mm"});
  expect_fixed(mission, key, "B2/east 2:A1/west");
  auto decks = mission;
  Board board = *decks.boards.back();
  board.level = 1;
  decks.boards.back() = board;
  EXPECT_EQ(places_found(decks, key), Places());
}

TEST(seam, cells_of_another_size_cannot_be_fixed) {
  auto mission = two_boards(218, 0);
  auto set = *mission.sets.front().set;
  set.id = Id("small");
  set.pitch = Length::millimetres(50);
  mission.sets.push_back({set, std::nullopt, {}});
  Board board = *mission.boards.back();
  board.set = Id("small");
  mission.boards.back() = board;
  EXPECT_EQ(sentences(mission, key), Places{"where boards touch, their cells should be of one size; those of board 1 "
                                            "measure 97mm, those of board 2 50mm"});
  EXPECT_EQ(fixes_found(mission, key), Places{""});
}

TEST(seam, the_first_board_moves_where_the_second_cannot) {
  // A marker on the far side of the second board, which would be left without ground.
  const auto mission = with_point(two_boards(220, 0), "far", 437, 100);
  EXPECT_EQ(fixes_found(mission, key), Places{"board 1 at 2mm,0mm"});
  expect_fixed(mission, key, "B2/east 2:A2/west");
  EXPECT_EQ(fixes_found(with_point(mission, "near", 1, 100), key), Places{""});
}

TEST(seam, a_marker_on_it_moves_to_the_nearer_side) {
  // The lattices end at 206 mm and begin at 230 mm.
  EXPECT_EQ(sentences(with_point(two_boards(218, 0), "o1", 210, 50), key),
            Places{"nothing should stand on the seam of two boards; #o1 stands on that of 1 and 2"});
  EXPECT_EQ(fixes_found(with_point(two_boards(218, 0), "o1", 210, 50), key), Places{"move #o1 206mm,50mm"});
  expect_fixed(with_point(two_boards(218, 0), "o1", 210, 50), key, "#o1");
  expect_fixed(with_point(two_boards(218, 0), "o1", 225, 50), key, "#o1");
  EXPECT_EQ(places_found(with_point(two_boards(218, 0), "o1", 206, 50), key), Places());
  EXPECT_EQ(places_found(with_point(two_boards(218, 97), "o1", 218, 50), key), Places())
      << "beside the second board there is no seam";
}

TEST(seam, terrain_on_it_moves_back_to_its_board) {
  // A crate is 40 mm wide: at 190 mm it reaches to 210 mm.
  const auto board = with_terrain(two_boards(218, 0));
  EXPECT_EQ(fixes_found(with_feature(board, "crate", "crate", 190, 100), key), Places{"move #crate 186mm,100mm"});
  expect_fixed(with_feature(board, "crate", "crate", 190, 100), key, "#crate");
  EXPECT_EQ(places_found(with_feature(board, "crate", "crate", 186, 100), key), Places());
  EXPECT_EQ(places_found(with_feature(board, "pool", "pool", 200, 100), key), Places()) << "it lies flat";
  expect_fixed(with_piece(board, FreePiece::Kind::pillar, 200, 100, 0), key, "#piece");
  expect_fixed(with_piece(board, FreePiece::Kind::wall, 180, 100, 45), key, "#piece");
  EXPECT_EQ(places_found(with_piece(board, FreePiece::Kind::pillar, 180, 100, 0), key), Places());
}

TEST(seam, boards_without_a_lattice_have_no_strip_but_may_overlap) {
  auto mission = with_plain_board(empty_mission({2, 2}));
  const auto at = [&](int x) {
    Board board = *mission.boards.back();
    board.at = {Length::millimetres(x), Length()};
    mission.boards.back() = board;
    return mission;
  };
  EXPECT_EQ(places_found(with_point(at(218), "o1", 210, 50), key), Places());
  EXPECT_EQ(fixes_found(at(210), key), Places{"board 2 at 218mm,0mm"});
  expect_fixed(at(210), key, "B2/east 210mm,109mm");
}

}  // namespace
}  // namespace bulkhead::test

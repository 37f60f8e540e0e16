// SPDX-License-Identifier: MIT
#include "model/mission/geometry.h"

#include <gtest/gtest.h>

#include "model/mission/mission.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

Point mm(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

/// Two Gallowdark boards side by side, the second one lower and with its left border on the first's right.
Mission two_boards() {
  auto mission = test::empty_mission();
  Board second = *mission.boards.front();
  second.at = mm(606, 100);
  mission.boards.emplace_back(second);
  return mission;
}

Point where(const Mission& mission, std::string_view place) { return point_of(mission, parse_place(place).value()); }

TEST(Geometry, AGallowdarkBoardMeasures606By703) {
  const auto mission = two_boards();
  EXPECT_EQ(board_bounds(mission, *mission.boards[0]), (Rectangle{mm(0, 0), mm(606, 703)}));
  EXPECT_EQ(board_bounds(mission, *mission.boards[1]), (Rectangle{mm(606, 100), mm(1212, 803)}));
  EXPECT_EQ(battlefield_bounds(mission), (Rectangle{mm(0, 0), mm(1212, 803)}));
}

TEST(Geometry, BoundsReachAroundAllBoards) {
  auto mission = test::empty_mission();
  Board plain;
  plain.ground = PlainGround{Length::millimetres(50), Length::millimetres(2000)};
  plain.at = mm(-100, -7);
  mission.boards.emplace_back(plain);
  EXPECT_EQ(board_bounds(mission, plain), (Rectangle{mm(-100, -7), mm(-50, 1993)}));
  EXPECT_EQ(battlefield_bounds(mission), (Rectangle{mm(-100, -7), mm(606, 1993)}));
  mission.boards.clear();
  EXPECT_EQ(battlefield_bounds(mission), Rectangle());
}

TEST(Geometry, PlacesLieOnTheLattice) {
  const auto mission = two_boards();
  EXPECT_EQ(where(mission, "A1.nw"), mm(12, 12));
  EXPECT_EQ(where(mission, "F7.se"), mm(594, 691));
  EXPECT_EQ(where(mission, "C3.nw"), mm(206, 206));
  EXPECT_EQ(where(mission, "A1"), (Point{Length::micrometres(60'500), Length::micrometres(60'500)}));
  EXPECT_EQ(where(mission, "C2/C3"), (Point{Length::micrometres(254'500), Length::millimetres(206)}));
  EXPECT_EQ(where(mission, "A4/west"), (Point{Length::millimetres(12), Length::micrometres(351'500)}));
  EXPECT_EQ(where(mission, "2:A1.nw"), mm(618, 112));
  EXPECT_EQ(where(mission, "5mm,7mm"), mm(5, 7));
}

TEST(Geometry, HalfAMicrometreIsCutTheSameWayWhereverTheBoardLies) {
  auto mission = test::empty_mission({1, 1});
  auto set = *mission.sets.front().set;
  set.pitch = Length::micrometres(97'001);
  mission.sets.front().set = set;
  const auto origin = where(mission, "A1");
  Board board = *mission.boards.front();
  board.at = mm(-5000, -3000);
  mission.boards.front() = board;
  EXPECT_EQ(where(mission, "A1"), board.at + origin);
}

TEST(Geometry, BorderCellsReachToTheBoardsEdge) {
  const auto mission = two_boards();
  EXPECT_EQ(cell_ground(mission, {1, {2, 2}}), (Rectangle{mm(206, 206), mm(303, 303)}));
  EXPECT_EQ(cell_ground(mission, {1, {0, 0}}), (Rectangle{mm(0, 0), mm(109, 109)}));
  EXPECT_EQ(cell_ground(mission, {1, {5, 6}}), (Rectangle{mm(497, 594), mm(606, 703)}));
  EXPECT_EQ(cell_ground(mission, {2, {0, 3}}), (Rectangle{mm(606, 403), mm(715, 500)}));
  const auto lone = test::empty_mission({1, 1});
  EXPECT_EQ(cell_ground(lone, {1, {0, 0}}), (Rectangle{mm(0, 0), mm(121, 121)}));
}

TEST(Geometry, TheCellsOfABoardCoverItExactly) {
  const auto mission = test::empty_mission();
  const auto size = find_lattice(mission, 1)->size();
  std::int64_t ground = 0;
  for (std::size_t index = 0; index < size.cell_count(); ++index) {
    const auto cell = cell_ground(mission, {1, size.cell_at(index)});
    const auto extent = cell.bottom_right - cell.top_left;
    ground += extent.x.in_micrometres() * extent.y.in_micrometres();
  }
  EXPECT_EQ(ground, std::int64_t{606'000} * 703'000);
}

TEST(Rectangle, ContainsItsEdges) {
  const Rectangle rectangle{mm(0, 0), mm(10, 20)};
  EXPECT_TRUE(rectangle.contains(mm(0, 0)));
  EXPECT_TRUE(rectangle.contains(mm(10, 20)));
  EXPECT_FALSE(rectangle.contains(mm(11, 20)));
  EXPECT_FALSE(rectangle.contains(mm(10, -1)));
}

TEST(Geometry, RefusesPlacesThatAreNotThere) {
  const auto mission = test::empty_mission({1, 1});
  EXPECT_DEATH(static_cast<void>(where(mission, "2:A1")), "board");
}

}  // namespace
}  // namespace bulkhead

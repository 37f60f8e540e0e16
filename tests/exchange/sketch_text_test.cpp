// SPDX-License-Identifier: MIT
#include "exchange/sketch/sketch_text.h"

#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

TEST(Normalise, SpellsWallsOneWayAndDropsWhatMeansNothing) {
  EXPECT_EQ(normalise("+=+.x\n. .\n\n"), "+-+\n");
  EXPECT_EQ(normalise("\n\n  +\té+\r\n"), "\n\n  +  +\n");
}

TEST(Normalise, KeepsEverythingElse) {
  const std::string text = "+-+U+D+\n| o 1 6\n+  | -+\nL\n  R\n";
  EXPECT_EQ(normalise(text), text);
}

TEST(Normalise, BlankTextIsNothing) {
  EXPECT_EQ(normalise(""), "");
  EXPECT_EQ(normalise(" . \n...\n"), "");
}

TEST(Normalise, WallEndsPointAwayFromTheirWall) {
  EXPECT_EQ(normalise("V-+-A"), "<-+->\n");
  EXPECT_EQ(normalise("<\nR\n+\n|\n>\n"), "A\nR\n+\n|\nV\n");
}

TEST(Normalise, WallEndsWithoutOneWallKeepTheirLetter) {
  EXPECT_EQ(normalise("A   V"), "A   V\n");  // none
  EXPECT_EQ(normalise("+-A-+"), "+-A-+\n");  // two
  EXPECT_EQ(normalise("A|\n-"), "A|\n-\n");  // both run past it
}

TEST(Normalise, WallEndsOffTheLatticeHeedTheirNeighboursToo) {
  EXPECT_EQ(normalise(" V-+-A"), " <-+->\n");
  EXPECT_EQ(normalise("\n |\n <"), "\n |\n V\n");
}

TEST(Normalise, WallEndsOnNodesHeedTheLatticeOnly) {
  // The wall in row 14 stands on the board's lower edge, so it is not on the lattice that the node belongs to.
  const std::string above(12, '\n');
  EXPECT_EQ(normalise(above + "<\n|\n"), above + "<\n|\n");
  EXPECT_EQ(normalise(above + " <\n |\n"), above + " A\n |\n");
}

TEST(SketchRows, CountCharactersNotBytes) {
  const auto rows = sketch_rows("\xEF\xBB\xBF+é-\r\n█|\n\xC3(\xE2\x82");
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0], U"+é-");
  EXPECT_EQ(rows[1], U"█|");
  EXPECT_EQ(rows[2], U"\xFFFD(\xFFFD\xFFFD");
}

TEST(SketchFrame, TellsWhatStandsWhere) {
  const SketchFrame frame({sketch_board, sketch_board});
  EXPECT_EQ(frame.rows(), 28);
  EXPECT_EQ(frame.spot({14, 12}), SketchSpot(NodePos{7, 6}));
  EXPECT_EQ(frame.spot({1, 0}), SketchSpot(EdgePos{0, 0, Axis::horizontal}));
  EXPECT_EQ(frame.spot({4, 3}), SketchSpot(EdgePos{2, 1, Axis::vertical}));
  EXPECT_EQ(frame.spot({3, 5}), SketchSpot(CellPos{1, 2}));
  EXPECT_EQ(frame.spot({2, 13}), SketchSpot(std::monostate()));
  EXPECT_EQ(frame.spot({0, 14}), SketchSpot(NodePos{0, 0}));
  EXPECT_EQ(frame.spot({0, 27}), SketchSpot(std::monostate()));
}

TEST(SketchPoint, LiesAtHalfThePitch) {
  const auto set = test::gallowdark_set();
  const auto micrometres = [](std::int64_t x, std::int64_t y) {
    return Point{Length::micrometres(x), Length::micrometres(y)};
  };
  EXPECT_EQ(sketch_point(set, sketch_board, {0, 0}), micrometres(12'000, 12'000));
  EXPECT_EQ(sketch_point(set, sketch_board, {7, 4}), micrometres(351'500, 206'000));
  EXPECT_EQ(sketch_point(set, sketch_board, {14, 12}), micrometres(691'000, 594'000));
  EXPECT_EQ(sketch_point(set, sketch_board, {2, 13}), micrometres(109'000, 606'000));
}

TEST(SketchPoint, IsFoundAgain) {
  const auto set = test::gallowdark_set();
  for (int row = 0; row < 14; ++row) {
    for (int column = 0; column < 15; ++column) {
      const SketchPlace place{column, row};
      EXPECT_EQ(nearest_place(set, sketch_board, sketch_point(set, sketch_board, place)), place);
    }
  }
  EXPECT_EQ(nearest_place(set, sketch_board, {}), (SketchPlace{0, 0}));
  EXPECT_EQ(nearest_place(set, sketch_board, {Length::millimetres(703), Length::millimetres(599)}),
            (SketchPlace{14, 12}));
  EXPECT_EQ(nearest_place(set, sketch_board, {Length::millimetres(703), Length::millimetres(601)}),
            (SketchPlace{14, 13}));
}

}  // namespace
}  // namespace bulkhead

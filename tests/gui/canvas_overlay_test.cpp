// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "editor/window/canvas/overlay_painter.h"
#include "tests/editor/recording_canvas.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

/// What is stroked for a free piece that hangs on the pointer, 200 mm right of the table's corner and 100 mm below it.
std::vector<Box> stroked_for(FreePiece::Kind kind, int turn) {
  const auto mission = test::empty_mission();
  const Table table(mission);
  View view;
  view.resize({800, 600});
  view.fit(table.bounds(), 0);
  const ScreenPlaces places(mission, table, view);
  Overlay overlay;
  FreePiece piece{Id("loose"), kind, {Length::millimetres(200), Length::millimetres(100)}, turn, {}};
  overlay.ghost_pieces.push_back({1, std::move(piece), MarkStyle::ghost});
  test::RecordingCanvas canvas;
  draw_overlay(canvas, places, overlay);
  const auto middle =
      places.at(1, find_board(mission, 1)->at + Point{Length::millimetres(200), Length::millimetres(100)});
  // In millimetres from where it stands.
  auto boxes = canvas.stroked;
  for (auto& box : boxes) {
    box.top_left = (box.top_left - middle) * (1 / places.pixels(1));
    box.size = box.size * (1 / places.pixels(1));
  }
  return boxes;
}

/// A wall of this set is 97 mm long.
constexpr double half_wall = 48.5;

TEST(GhostPieces, AreDrawnWhereTheyWouldStandAndAsTheyAreTurned) {
  const auto lying = stroked_for(FreePiece::Kind::wall, 0);
  ASSERT_FALSE(lying.empty());
  EXPECT_NEAR(lying.front().top_left.x, -half_wall, 1e-6);
  EXPECT_NEAR(lying.front().size.x, 2 * half_wall, 1e-6);
  EXPECT_NEAR(lying.front().size.y, 0, 1e-6);
  const auto standing = stroked_for(FreePiece::Kind::wall, 90);
  ASSERT_FALSE(standing.empty());
  EXPECT_NEAR(standing.front().top_left.y, -half_wall, 1e-6);
  EXPECT_NEAR(standing.front().size.y, 2 * half_wall, 1e-6);
  EXPECT_NEAR(standing.front().size.x, 0, 1e-6);
}

TEST(GhostPieces, ClockwiseIsDownToTheRight) {
  // Along x turned by 30 degrees: 42 mm to the right, 24.25 mm down.
  const auto askew = stroked_for(FreePiece::Kind::wall, 30);
  ASSERT_FALSE(askew.empty());
  EXPECT_NEAR(askew.front().size.x, 84.004, 1e-3);
  EXPECT_NEAR(askew.front().size.y, 48.5, 1e-3);
}

TEST(GhostPieces, AHatchwayHasItsLeafAndPillarsAreSmall) {
  EXPECT_GT(stroked_for(FreePiece::Kind::hatchway, 0).size(), stroked_for(FreePiece::Kind::wall, 0).size());
  for (const auto kind : {FreePiece::Kind::pillar, FreePiece::Kind::wall_end}) {
    const auto drawn = stroked_for(kind, 0);
    ASSERT_FALSE(drawn.empty());
    EXPECT_NEAR(drawn.front().centre().x, 0, 1e-6);
    EXPECT_NEAR(drawn.front().centre().y, 0, 1e-6);
    EXPECT_LT(drawn.front().size.x, half_wall);
    EXPECT_GT(drawn.front().size.x, 0);
  }
}

}  // namespace
}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "rendering/look/colours.h"
#include "rendering/look/designs.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/plans.h"
#include "tests/support/sample_missions.h"

// The figures are those of tests/rendering/support/plans.h.

namespace bulkhead::test {
namespace {

TEST(Walls, StandOnTheirEdgesGrownByHalfTheirThickness) {
  const auto canvas = painted(mission_with({6, 7}, "C2/C3 B3/C3", ""));
  EXPECT_PRED2(alike, first_fill(canvas, "wall-C2-C3"), box(60.813, 70.813, 25.625, 1.375));
  EXPECT_PRED2(alike, first_fill(canvas, "wall-B3-C3"), box(60.813, 70.813, 1.375, 25.625));
  EXPECT_EQ(canvas.of_object("wall-C2-C3").front().colour, usual_design().ink);
}

TEST(Walls, ExtendToTheBoardsEdgeFromTheLatticesBorder) {
  const auto canvas = painted(mission_with({6, 7}, "A4/A5 F4/F5 B1/C1 B7/C7", ""));
  EXPECT_PRED2(alike, first_fill(canvas, "wall-A4-A5"), box(10, 119.313, 27.938, 1.375));
  EXPECT_PRED2(alike, first_fill(canvas, "wall-F4-F5"), box(133.563, 119.313, 27.938, 1.375));
  EXPECT_PRED2(alike, first_fill(canvas, "wall-B1-C1"), box(60.813, 20, 1.375, 27.938));
  EXPECT_PRED2(alike, first_fill(canvas, "wall-B7-C7"), box(60.813, 167.813, 1.375, 27.938));
}

TEST(Walls, StopAtAWallEnd) {
  const auto mission = with_board_changed(mission_with({6, 7}, "A4/A5", ""), [](Board& board) {
    board.lattice()->set_node({0, 4}, {NodePiece::wall_end, std::nullopt});
    board.lattice()->set_node({1, 4}, {NodePiece::wall_end, std::nullopt});
  });
  const auto canvas = painted(mission);
  EXPECT_PRED2(alike, first_fill(canvas, "wall-A4-A5"), box(13, 119.313, 24.25, 1.375));
  // Half-round, pointing away from the wall: radius 0.85 of the thickness.
  EXPECT_PRED2(alike, first_fill(canvas, "end-A5-nw"), box(11.831, 118.831, 1.856, 2.338));
  EXPECT_PRED2(alike, first_fill(canvas, "end-B5-nw"), box(36.563, 118.831, 1.856, 2.338));
}

TEST(Walls, FillTheStripOfASeam) {
  const auto canvas = painted(with_second_board(mission_with({6, 7}, "F3/east A3/west", ""), {6, 7}, 606, 0));
  EXPECT_PRED2(alike, first_fill(canvas, "wall-F3-east"), box(157.813, 70.813, 3.688, 25.625));
  EXPECT_PRED2(alike, first_fill(canvas, "wall-A3-west"), box(12.313, 70.813, 1.375, 25.625))
      << "no board touches there";
}

TEST(Walls, AreNeverThinnerThanLegible) {
  const auto canvas = painted(mission_with({6, 7}, "C2/C3", ""), 20);
  // 5.5 mm at 1:20 would be 0.275 mm.
  EXPECT_NEAR(canvas.of_object("wall-C2-C3").front().path.bounds().size.y, 0.6, 1e-9);
}

TEST(Walls, AreNotchedWhereTheyCanBeBreached) {
  const auto mission = with_board_changed(empty_mission(), [](Board& board) {
    board.lattice()->set_wall(parse_edge("C2/C3").value(), true);
    board.lattice()->set_wall(parse_edge("D2/D3").value(), false);
  });
  const auto canvas = painted(mission);
  const auto notched = canvas.of_object("wall-C2-C3");
  ASSERT_GT(notched.size(), 2U);
  EXPECT_EQ(notched.size() % 2, 1U) << "a bar, and notches in both flanks";
  for (std::size_t index = 1; index < notched.size(); ++index) EXPECT_EQ(notched[index].colour, usual_design().floor);
  EXPECT_EQ(canvas.of_object("wall-D2-D3").size(), 1U);
}

TEST(Walls, OffTheLatticeAreOnePitchLongAndTurned) {
  const auto at = [](int x, int y) { return Point{Length::millimetres(x), Length::millimetres(y)}; };
  const auto mission = with_board_changed(empty_mission(), [&](Board& board) {
    board.pieces = {{Id("level"), FreePiece::Kind::wall, at(200, 100), 0, {}},
                    {Id("upright"), FreePiece::Kind::wall, at(200, 300), 90, {}},
                    {Id("post"), FreePiece::Kind::pillar, at(400, 300), 90, {}},
                    {Id("stop"), FreePiece::Kind::wall_end, at(400, 400), 0, {}}};
  });
  const auto canvas = painted(mission);
  EXPECT_PRED2(alike, first_fill(canvas, "wall-level"), box(47.188, 44.313, 25.625, 1.375));
  EXPECT_PRED2(alike, first_fill(canvas, "wall-upright"), box(59.313, 82.188, 1.375, 25.625));
  EXPECT_PRED2(alike, first_fill(canvas, "pillar-post"), box(106.875, 91.5, 6.25, 7));
  EXPECT_PRED2(alike, first_fill(canvas, "end-stop"), box(108.831, 118.831, 2.338, 1.856));
}

TEST(Pillars, StandAlongTheWallThatRunsThrough) {
  const auto canvas = painted(mission_with({6, 7}, "C2/C3 B5/C5 D5/D6 E5/E6 D6/E6", ""));
  EXPECT_PRED2(alike, first_fill(canvas, "pillar-C3-nw"), box(58, 68.375, 7, 6.25));
  EXPECT_PRED2(alike, first_fill(canvas, "pillar-C5-nw"), box(58.375, 116.5, 6.25, 7)) << "of an upright wall: turned";
  EXPECT_PRED2(alike, first_fill(canvas, "pillar-E6-nw"), box(106.5, 141.125, 7, 6.25)) << "of a T: along the run";
}

TEST(Pillars, HaveAnInset) {
  const auto drawn = painted(mission_with({6, 7}, "C2/C3", "")).of_object("pillar-C3-nw");
  ASSERT_EQ(drawn.size(), 2U);
  EXPECT_EQ(drawn[0].colour, usual_design().ink);
  EXPECT_EQ(drawn[1].colour, usual_design().pillar_face);
  EXPECT_PRED2(alike, drawn[1].path.bounds(), box(59.25, 69.625, 4.5, 3.75));
}

TEST(Hatchways, AreALeafBetweenTwoStubsWithATriangleOnTheFacingSide) {
  Hatchway hatchway;
  hatchway.facing = Facing::second;
  const auto drawn = painted(with_hatchway(empty_mission(), "C2/C3", hatchway)).of_object("hatchway-C2-C3");
  // The set does not know the width of an opening, so it is half the pitch: 12.125 mm.
  ASSERT_EQ(drawn.size(), 5U);
  EXPECT_PRED2(alike, drawn[0].path.bounds(), box(60.813, 70.813, 6.75, 1.375));
  EXPECT_PRED2(alike, drawn[1].path.bounds(), box(79.688, 70.813, 6.75, 1.375));
  const auto leaf = drawn[2].path.bounds();
  EXPECT_NEAR(leaf.top_left.x, 67.5625, 1e-9);
  EXPECT_NEAR(leaf.top_left.y, 70.60625, 1e-9);
  EXPECT_NEAR(leaf.size.x, 12.125, 1e-9);
  EXPECT_NEAR(leaf.size.y, 1.7875, 1e-9) << "1.3 times the wall";
  EXPECT_EQ(drawn[2].colour, usual_design().paper);
  EXPECT_EQ(drawn[3].kind, Drawn::Kind::stroke);
  const auto triangle = corners(drawn[4].path);
  ASSERT_EQ(triangle.size(), 3U);
  EXPECT_NEAR(triangle[2].x, 73.625, 1e-9);
  EXPECT_NEAR(triangle[2].y, 74.78625, 1e-9) << "the tip, to the south";
  EXPECT_LT(triangle[0].y, triangle[2].y);
}

TEST(Hatchways, ShowWhatTheyAreCalled) {
  Hatchway hatchway;
  hatchway.label = "Lock A";
  const auto canvas = painted(with_hatchway(empty_mission(), "C2/C3", hatchway));
  const auto words = canvas.words("labels");
  EXPECT_EQ(std::count(words.begin(), words.end(), "Lock A"), 1);
}

TEST(Hatchways, FaceNorthWestAndEastToo) {
  const auto tip = [](std::string_view edge, Facing facing) {
    Hatchway hatchway;
    hatchway.facing = facing;
    return corners(painted(with_hatchway(empty_mission(), edge, hatchway)).of_layer("hatchways").back().path).at(2);
  };
  EXPECT_LT(tip("C2/C3", Facing::first).y, 71.5);
  EXPECT_NEAR(tip("B3/C3", Facing::first).x, 61.5 - 3.28625, 1e-9);
  EXPECT_NEAR(tip("B3/C3", Facing::second).x, 61.5 + 3.28625, 1e-9);
}

TEST(Hatchways, StandOpenAtTheirHinge) {
  Hatchway hatchway;
  hatchway.starts_open = true;
  hatchway.hinge = Hinge::first;
  auto drawn = painted(with_hatchway(empty_mission(), "C2/C3", hatchway)).of_object("hatchway-C2-C3");
  ASSERT_EQ(drawn.size(), 5U);
  EXPECT_FALSE(drawn[2].stroke.dashes.empty()) << "the swing";
  EXPECT_PRED2(alike, drawn[2].path.bounds(), box(67.563, 71.5, 12.125, 12.125));
  EXPECT_PRED2(alike, drawn[3].path.bounds(), box(67.563, 71.5, 0.99, 12.125)) << "the leaf";
  hatchway.hinge = Hinge::second;
  hatchway.facing = Facing::first;
  drawn = painted(with_hatchway(empty_mission(), "C2/C3", hatchway)).of_object("hatchway-C2-C3");
  EXPECT_PRED2(alike, drawn[3].path.bounds(), box(78.698, 59.375, 0.99, 12.125));
}

TEST(Hatchways, LockedHaveABarAcrossTheLeafAndAirlocksTwoLeaves) {
  Hatchway hatchway;
  hatchway.access = HatchAccess::locked();
  const auto locked = painted(with_hatchway(empty_mission(), "C2/C3", hatchway)).of_object("hatchway-C2-C3");
  ASSERT_EQ(locked.size(), 6U);
  const auto bar = locked[4].path.bounds();
  EXPECT_NEAR(bar.centre().x, 73.625, 1e-9);
  EXPECT_GT(bar.size.y, 1.788) << "longer than the leaf is thick";
  EXPECT_EQ(locked[4].colour, usual_design().ink);
  EXPECT_FALSE(bar.overlaps(locked[5].path.bounds())) << "the triangle stands beside it";

  hatchway.access = HatchAccess::airlock();
  const auto airlock = painted(with_hatchway(empty_mission(), "C2/C3", hatchway)).of_object("hatchway-C2-C3");
  const auto leaves = std::count_if(airlock.begin(), airlock.end(), [](const Drawn& d) {
    return d.kind == Drawn::Kind::fill && d.colour == usual_design().paper;
  });
  EXPECT_EQ(leaves, 2);
}

TEST(Hatchways, ControlledOnesCarryTheSidesColourAndPattern) {
  Hatchway hatchway;
  hatchway.access = HatchAccess::controlled_by(Id("defender"));
  const auto canvas = painted(with_hatchway(empty_mission(), "C2/C3", hatchway));
  const auto& style = usual_design().sides[1];
  const auto drawn = canvas.of_object("hatchway-C2-C3");
  const auto tinted =
      std::count_if(drawn.begin(), drawn.end(), [&](const Drawn& d) { return d.colour == style.colour.faded(0.35); });
  EXPECT_EQ(tinted, 1);
  EXPECT_TRUE(std::any_of(drawn.begin(), drawn.end(), [&](const Drawn& d) {
    return d.clips == 1 && d.colour == style.colour;
  })) << "dots inside the leaf";
  EXPECT_EQ(canvas.objects().front().description, "Starts closed, facing south, controlled by Defender");
}

TEST(Cells, OfOneKindAreOneShape) {
  const auto mission = with_board_changed(empty_mission(), [](Board& board) {
    board.lattice()->set_cell({1, 1}, CellKind::solid);
    board.lattice()->set_cell({2, 1}, CellKind::solid);
    board.lattice()->set_cell({0, 0}, CellKind::void_space);
  });
  const auto canvas = painted(mission);
  EXPECT_PRED2(alike, first_fill(canvas, "solid-1"), box(37.25, 47.25, 48.5, 24.25));
  EXPECT_PRED2(alike, first_fill(canvas, "void-1"), box(10, 20, 27.25, 27.25)) << "up to the board's edge";
  EXPECT_EQ(canvas.objects().front().address, "B2 C2");
}

}  // namespace
}  // namespace bulkhead::test

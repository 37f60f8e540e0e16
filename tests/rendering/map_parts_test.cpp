// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "rendering/look/colours.h"
#include "rendering/map/entries.h"
#include "rendering/map/map_painter.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/recording_canvas.h"
#include "tests/support/sample_missions.h"

// All at 1:4 with the board's corner at 10,20: the border is 3 mm, the pitch 24.25 mm, node (c, r) lies at
// 13 + 24.25 c, 23 + 24.25 r; walls are 1.375 mm thick, pillars 7 by 6.25 mm.

namespace bulkhead::test {
namespace {

MapPlan plan_in_colour(const Mission& mission, double scale = 4) {
  MapOptions options;
  options.scale = scale;
  options.top_left = {10, 20};
  return lay_out_map(mission, options);
}

RecordingCanvas painted(const Mission& mission, double scale = 4) {
  auto plan = plan_in_colour(mission, scale);
  lay_out_labels(plan, plan.bounds);
  RecordingCanvas canvas;
  paint_map(canvas, plan);
  return canvas;
}

Box first_fill(const RecordingCanvas& canvas, std::string_view object) {
  const auto drawn = canvas.of_object(object);
  return drawn.empty() ? Box{} : drawn.front().path.bounds();
}

Box box(double x, double y, double width, double height) { return {{x, y}, {width, height}}; }

/// The same to a thousandth of a millimetre.
bool alike(const Box& a, const Box& b) {
  const auto near = [](Vec one, Vec other) {
    return std::abs(one.x - other.x) < 1e-3 && std::abs(one.y - other.y) < 1e-3;
  };
  return near(a.top_left, b.top_left) && near(a.size, b.size);
}

TEST(Walls, StandOnTheirEdgesGrownByHalfTheirThickness) {
  const auto canvas = painted(mission_with({6, 7}, "C2/C3 B3/C3", ""));
  EXPECT_PRED2(alike, first_fill(canvas, "wall-C2-C3"), box(60.813, 70.813, 25.625, 1.375));
  EXPECT_PRED2(alike, first_fill(canvas, "wall-B3-C3"), box(60.813, 70.813, 1.375, 25.625));
  EXPECT_EQ(canvas.of_object("wall-C2-C3").front().colour, Design::colour().ink);
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
  for (std::size_t index = 1; index < notched.size(); ++index) EXPECT_EQ(notched[index].colour, Design::colour().floor);
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
  EXPECT_EQ(drawn[0].colour, Design::colour().ink);
  EXPECT_EQ(drawn[1].colour, Design::colour().pillar_face);
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
  EXPECT_EQ(drawn[2].colour, Design::colour().paper);
  EXPECT_EQ(drawn[3].kind, Drawn::Kind::stroke);
  const auto triangle = corners(drawn[4].path);
  ASSERT_EQ(triangle.size(), 3U);
  EXPECT_NEAR(triangle[2].x, 73.625, 1e-9);
  EXPECT_NEAR(triangle[2].y, 74.78625, 1e-9) << "the tip, to the south";
  EXPECT_LT(triangle[0].y, triangle[2].y);
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
  EXPECT_EQ(locked[4].colour, Design::colour().ink);
  EXPECT_FALSE(bar.overlaps(locked[5].path.bounds())) << "the triangle stands beside it";

  hatchway.access = HatchAccess::airlock();
  const auto airlock = painted(with_hatchway(empty_mission(), "C2/C3", hatchway)).of_object("hatchway-C2-C3");
  const auto leaves = std::count_if(airlock.begin(), airlock.end(), [](const Drawn& d) {
    return d.kind == Drawn::Kind::fill && d.colour == Design::colour().paper;
  });
  EXPECT_EQ(leaves, 2);
}

TEST(Hatchways, ControlledOnesCarryTheSidesColourAndPattern) {
  Hatchway hatchway;
  hatchway.access = HatchAccess::controlled_by(Id("defender"));
  const auto canvas = painted(with_hatchway(empty_mission(), "C2/C3", hatchway));
  const auto& look = Design::colour().sides[1];
  const auto drawn = canvas.of_object("hatchway-C2-C3");
  const auto tinted =
      std::count_if(drawn.begin(), drawn.end(), [&](const Drawn& d) { return d.colour == look.colour.faded(0.35); });
  EXPECT_EQ(tinted, 1);
  EXPECT_TRUE(std::any_of(drawn.begin(), drawn.end(), [&](const Drawn& d) {
    return d.clips == 1 && d.colour == look.colour;
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

TEST(Zones, OfCellsAreOneOutlineUpToTheBoardsEdge) {
  const auto plan = plan_in_colour(with_zone(empty_mission(), "z", "drop-zone", "attacker", "", cells("A1 B1 A2")));
  ASSERT_EQ(plan.zones.size(), 1U);
  ASSERT_EQ(plan.zones[0].loops.size(), 1U);
  const std::vector<Vec> expected = {{10, 20}, {61.5, 20}, {61.5, 47.25}, {37.25, 47.25}, {37.25, 71.5}, {10, 71.5}};
  EXPECT_EQ(plan.zones[0].loops[0], expected);
  EXPECT_EQ(plan.zones[0].label, "Attacker") << "an unnamed start zone is the side's";
  EXPECT_EQ(plan.zones[0].look, Design::colour().sides[0]);
}

TEST(Zones, HaveAnArrowWhereUnitsComeIn) {
  auto plan = plan_in_colour(with_zone(empty_mission(), "z", "drop-zone", "attacker", "", cells("A1 A2 A3 F7")));
  ASSERT_EQ(plan.zones[0].arrows.size(), 2U) << "one for each part";
  // West edge, middle of rows 1 to 3 with the border: from y = 20 to 95.75.
  EXPECT_EQ(plan.zones[0].arrows[0].at, (Vec{10, 57.875}));
  EXPECT_EQ(plan.zones[0].arrows[0].inwards, (Vec{1, 0}));
  EXPECT_EQ(plan.zones[0].arrows[1].inwards, (Vec{0, -1})) << "one cell: south before east";
  plan = plan_in_colour(with_zone(empty_mission(), "z", "drop-zone", "attacker", "", cells("C3 C4")));
  EXPECT_TRUE(plan.zones[0].arrows.empty());
  plan = plan_in_colour(with_area(empty_mission(), "a", "Shrine", cells("A1")));
  EXPECT_TRUE(plan.zones[0].arrows.empty()) << "nobody starts there";
}

TEST(Zones, ComeInBesideAHatchThatStandsOpenOverTheEdge) {
  Hatchway hatchway;
  hatchway.facing = Facing::first;
  hatchway.starts_open = true;
  const auto mission = with_hatchway(empty_mission(), "C1/north", hatchway);
  for (const auto* list : {"C1", "B1 C1 D1"}) {
    const auto plan = plan_in_colour(with_zone(mission, "z", "drop-zone", "attacker", "", cells(list)));
    const auto arrow = path_of(plan.zones.at(0).arrows.at(0)).bounds();
    for (const auto& part : boxes_of(plan.hatchways.at(0))) EXPECT_FALSE(arrow.overlaps(part)) << list;
    EXPECT_LT(std::abs(arrow.centre().x - 73.625), 12.125 / 2 + 2.2 + 0.6) << "as little as can be";
  }
  const auto under = with_marker(empty_mission(), "t", "terminal", "T", "C1/north");
  const auto plan = plan_in_colour(with_zone(under, "z", "drop-zone", "attacker", "", cells("C1")));
  EXPECT_NE(plan.zones.at(0).arrows.at(0).at.x, 73.625) << "beside a marker on the edge, too";
}

TEST(Zones, DoNotComeInAcrossASeam) {
  const auto mission =
      with_zone(with_second_board(empty_mission(), {6, 7}, 606, 0), "z", "drop-zone", "attacker", "", cells("F3 2:A3"));
  EXPECT_TRUE(plan_in_colour(mission).zones[0].arrows.empty());
  EXPECT_EQ(plan_in_colour(mission).zones[0].loops.size(), 1U) << "cells across the seam are one shape";
}

double area_of(const std::vector<Loop>& loops) {
  double twice = 0;
  for (const auto& loop : loops) {
    for (std::size_t index = 0; index < loop.size(); ++index) {
      const auto a = loop[index];
      const auto b = loop[(index + 1) % loop.size()];
      twice += a.x * b.y - b.x * a.y;
    }
  }
  return std::abs(twice) / 2;
}

TEST(Zones, TakeEveryOtherShape) {
  const auto mm = [](int value) { return Length::millimetres(value); };
  auto mission = empty_mission();  // 606 × 703 mm: 151.5 × 175.75 mm on paper.
  mission = with_zone(std::move(mission), "strip", "drop-zone", "attacker", "", StripShape{Compass::south, mm(97)});
  mission = with_zone(std::move(mission), "quarter", "drop-zone", "defender", "",
                      QuarterShape{Quarter::north_east, Length::inches(6)});
  mission = with_area(std::move(mission), "circle", "Circle", CircleShape{CellAddress{1, {2, 2}}, mm(40)});
  mission = with_area(std::move(mission), "corner", "Corner",
                      PolygonShape{{{mm(0), mm(0)}, {mm(80), mm(0)}, {mm(0), mm(60)}}});
  const auto zones = plan_in_colour(mission).zones;
  EXPECT_PRED2(alike, zones[0].path.bounds(), box(10, 171.5, 151.5, 24.25));
  EXPECT_EQ(zones[0].arrows.at(0).at, (Vec{85.75, 195.75}));
  EXPECT_PRED2(alike, zones[1].path.bounds(), box(85.75, 20, 75.75, 87.875));
  // A quarter of the board less a quarter of a disc of 38.1 mm.
  EXPECT_NEAR(area_of(zones[1].loops), 75.75 * 87.875 - 3.14159265 / 4 * 38.1 * 38.1, 1);
  EXPECT_EQ(zones[1].arrows.at(0).at, (Vec{161.5, 63.9375})) << "in the middle of its longer outer edge";
  EXPECT_EQ(zones[2].path.bounds().centre(), (Vec{73.625, 83.625}));
  EXPECT_NEAR(zones[2].path.bounds().size.x, 20, 1e-9);
  EXPECT_NEAR(area_of(zones[3].loops), 20 * 15 / 2.0, 1e-9);
}

TEST(Markers, AreOfTrueSizeWithTheirRange) {
  const auto canvas = painted(with_objective(empty_mission(), "o1", "C3.nw", "7"));
  const auto token = canvas.of_object("marker-o1");
  EXPECT_PRED2(alike, token.front().path.bounds(), box(56.5, 66.5, 10, 10)) << "40 mm across";
  EXPECT_EQ(token.front().colour, Design::colour().objective);
  EXPECT_EQ(canvas.words("markers"), std::vector<std::string>{"7"});
  const auto range = canvas.of_object("range-o1");
  ASSERT_EQ(range.size(), 1U);
  EXPECT_PRED2(alike, range[0].path.bounds(), box(50.15, 60.15, 22.7, 22.7)) << "1 inch beyond its edge";
  ASSERT_EQ(range[0].stroke.dashes.size(), 2U);
}

TEST(Markers, OfOtherKindsHaveOtherOutlines) {
  auto mission = with_marker(empty_mission(), "t", "terminal", "T", "B2");
  mission = with_marker(std::move(mission), "g", "generator", "G", "D2");
  mission = with_marker(std::move(mission), "u", "terminal", "U", "B4");
  mission = with_objective(std::move(mission), "o1", "C3", "1");
  const auto markers = plan_in_colour(mission).markers;
  using Outline = MarkerToken::Outline;
  EXPECT_EQ(markers[0].outline, Outline::square);
  EXPECT_EQ(markers[1].outline, Outline::diamond);
  EXPECT_EQ(markers[2].outline, Outline::square);
  EXPECT_EQ(markers[3].outline, Outline::disc);
  EXPECT_EQ(markers[0].range, 0);
}

TEST(Markers, NameLongLabelsBesideThem) {
  const auto mission = with_marker(with_objective(empty_mission(), "o1", "C3", "1"), "g", "terminal", "Loader 2", "E5");
  auto plan = plan_in_colour(mission);
  EXPECT_GT(plan.markers[0].label_size, 6.5);
  EXPECT_EQ(plan.markers[1].label_size, 0);
  lay_out_labels(plan, plan.bounds);
  ASSERT_EQ(plan.labels.size(), 1U);
  ASSERT_FALSE(plan.labels[0].lines.empty());
  EXPECT_FALSE(plan.labels[0].leader) << "there is room right beside it";
}

TEST(Links, RunFromRimToRim) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "B3", "1"), "o2", "E3", "2");
  mission = with_link(with_link(std::move(mission), "power-line", "o1", "o2"), "lift", "o1", "nowhere");
  const auto links = plan_in_colour(mission).links;
  ASSERT_EQ(links.size(), 1U) << "one leads nowhere";
  EXPECT_EQ(links[0].kind_name, "Power line");
  // Centres at 49.375 and 122.125, radius 5.
  EXPECT_NEAR(links[0].from.x, 54.375, 1e-9);
  EXPECT_NEAR(links[0].to.x, 117.125, 1e-9);
  EXPECT_EQ(links[0].from.y, 83.625);
  EXPECT_FALSE(links[0].moves);
}

TEST(Links, EndAtTheRimOfZones) {
  auto mission = with_objective(empty_mission(), "o1", "B4", "1");
  // Around the outside of an L, whose bounds have their middle off it.
  mission = with_area(std::move(mission), "a", "Shrine", cells("D3 E3 F3 D4 D5"));
  const auto links = plan_in_colour(with_link(std::move(mission), "power-line", "o1", "a")).links;
  ASSERT_EQ(links.size(), 1U);
  EXPECT_NEAR(links[0].to.x, 85.75, 0.15) << "the west rim of column D";
  EXPECT_GT(links[0].to.y, 71.5);
  EXPECT_LT(links[0].to.y, 144.25);
}

TEST(Links, AreNamedWhereTwoKindsLookTheSame) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "B3", "1"), "o2", "E3", "2");
  mission = with_link(with_link(std::move(mission), "power-line", "o1", "o2"), "lift", "o1", "o2");
  EXPECT_TRUE(plan_in_colour(mission).wishes.empty()) << "one is dashed with arrows, the legend says which";
  mission = with_link(std::move(mission), "pipe", "o1", "o2");
  const auto wishes = plan_in_colour(mission).wishes;
  ASSERT_EQ(wishes.size(), 2U);
  EXPECT_EQ(wishes[0].text, "Power line");
  EXPECT_EQ(wishes[1].text, "Pipe");
}

TEST(Ground, HasOneOutlineForBoardsThatTouchAndASeamBetweenThem) {
  const auto plan = plan_in_colour(with_second_board(empty_mission(), {6, 7}, 606, 0));
  ASSERT_EQ(plan.ground.outline.size(), 1U);
  EXPECT_PRED2(alike, plan.boards, box(10, 20, 303, 175.75));
  ASSERT_EQ(plan.seams.size(), 1U);
  EXPECT_EQ(plan.seams[0].from, (Vec{161.5, 20}));
  EXPECT_EQ(plan.seams[0].to, (Vec{161.5, 195.75}));
  const auto apart = plan_in_colour(with_second_board(empty_mission(), {6, 7}, 700, 0));
  EXPECT_EQ(apart.ground.outline.size(), 2U);
  EXPECT_TRUE(apart.seams.empty());
  EXPECT_EQ(apart.ground.lattice_lines.size(), 2U * (7 + 8));
}

TEST(Ground, PutsLevelsSideBySideThatLieAboveEachOther) {
  const auto plan = plan_in_colour(with_second_board(empty_mission(), {6, 7}, 0, 0, 1));
  // Two boards of 606 mm and 120 mm between them.
  EXPECT_PRED2(alike, plan.boards, box(10, 20, 333, 175.75));
}

TEST(Coordinates, StandInTheMiddleOfTheirColumnsAndRows) {
  const auto plan = plan_in_colour(empty_mission());
  ASSERT_EQ(plan.coordinates.size(), 13U);
  EXPECT_EQ(plan.coordinates[0].text, "A");
  EXPECT_NEAR(plan.coordinates[0].at.x, 25.125, 1e-9);
  EXPECT_LT(plan.coordinates[0].at.y, 20);
  EXPECT_EQ(plan.coordinates[12].text, "7");
  EXPECT_LT(plan.coordinates[12].at.x, 10);
}

TEST(Coordinates, OfATouchingBoardStandOnItsFreeSide) {
  const auto plan = plan_in_colour(with_second_board(empty_mission(), {6, 7}, 606, 0));
  const auto last = std::find_if(plan.coordinates.rbegin(), plan.coordinates.rend(),
                                 [](const TextRun& run) { return run.text == "7"; });
  EXPECT_GT(last->at.x, 313);
  const auto named = std::count_if(plan.coordinates.begin(), plan.coordinates.end(),
                                   [](const TextRun& run) { return run.text.starts_with("BOARD "); });
  EXPECT_EQ(named, 2);
}

TEST(Coordinates, StandBeyondWhatReachesOverTheBoardsEdge) {
  const auto columns_at = [](const Mission& mission) {
    const auto plan = plan_in_colour(mission);
    EXPECT_EQ(plan.coordinates[0].at.y, plan.coordinates[5].at.y) << "in one line";
    return plan.coordinates[0].at.y;
  };
  Hatchway hatchway;
  hatchway.facing = Facing::first;
  const double usual = columns_at(empty_mission());
  EXPECT_EQ(columns_at(with_hatchway(empty_mission(), "E1/north", hatchway)), usual) << "a triangle is small";
  hatchway.starts_open = true;
  // The leaf is 12.125 mm long and hangs 3 mm inside the board, whose edge is at 20.
  EXPECT_LT(columns_at(with_hatchway(empty_mission(), "E1/north", hatchway)), 20 - 12.125 + 3);
  hatchway.facing = Facing::second;
  EXPECT_EQ(columns_at(with_hatchway(empty_mission(), "E1/north", hatchway)), usual) << "it opens inwards";
}

TEST(Coordinates, NameOnlySomeColumnsOfSmallCells) {
  const auto plan = plan_in_colour(empty_mission({40, 40}), 40);
  std::vector<std::string> words;
  for (const auto& run : plan.coordinates) words.push_back(run.text);
  // 97 mm at 1:40 are 2.4 mm: every fifth is named.
  EXPECT_EQ(std::count(words.begin(), words.end(), "B"), 0);
  EXPECT_EQ(std::count(words.begin(), words.end(), "F"), 1);
  EXPECT_EQ(std::count(words.begin(), words.end(), "5"), 1);
  EXPECT_EQ(std::count(words.begin(), words.end(), "40"), 1);
}

}  // namespace
}  // namespace bulkhead::test

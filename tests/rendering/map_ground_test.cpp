// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "rendering/look/designs.h"
#include "rendering/map/entries.h"
#include "rendering/map/link_ways.h"
#include "rendering/sheet/legend.h"
#include "rendering/text/text_measure.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/plans.h"
#include "tests/rendering/support/recording_canvas.h"
#include "tests/support/sample_missions.h"

// The figures are those of tests/rendering/support/plans.h.

namespace bulkhead::test {
namespace {

TEST(Zones, OfCellsAreOneOutlineUpToTheBoardsEdge) {
  const auto plan = plan_in_colour(with_zone(empty_mission(), "z", "drop-zone", "attacker", "", cells("A1 B1 A2")));
  ASSERT_EQ(plan.zones.size(), 1U);
  ASSERT_EQ(plan.zones[0].loops.size(), 1U);
  const std::vector<Vec> expected = {{10, 20}, {61.5, 20}, {61.5, 47.25}, {37.25, 47.25}, {37.25, 71.5}, {10, 71.5}};
  EXPECT_EQ(plan.zones[0].loops[0], expected);
  EXPECT_EQ(plan.zones[0].label, "Attacker") << "an unnamed start zone is the side's";
  EXPECT_EQ(plan.zones[0].style, usual_design().sides[0]);
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

TEST(Zones, ComeInBelowALetterThatTheirArrowDoesNotTouch) {
  const auto plan = plan_in_colour(with_zone(empty_mission(), "z", "drop-zone", "attacker", "", cells("B1")));
  EXPECT_EQ(plan.zones.at(0).arrows.at(0).at, (Vec{49.375, 20})) << "in the middle of column B";
  const auto arrow = path_of(plan.zones[0].arrows[0]).bounds();
  for (const auto& run : plan.coordinates) EXPECT_FALSE(arrow.overlaps(letters_of(run).grown(0.4))) << run.text;
}

TEST(Zones, OfCornersComeInWhereTheyLieLongestAlongTheEdge) {
  const auto polygon = [](const std::vector<std::pair<int, int>>& corners) {
    PolygonShape shape;
    for (const auto& [x, y] : corners) shape.corners.push_back({Length::millimetres(x), Length::millimetres(y)});
    return plan_in_colour(with_zone(empty_mission(), "z", "drop-zone", "attacker", "", shape)).zones.at(0).arrows;
  };
  // 400 mm of the north edge and 100 mm of the east edge of 606 × 703 mm, at 1:4.
  const auto corner = polygon({{206, 0}, {606, 0}, {606, 100}, {206, 100}});
  ASSERT_EQ(corner.size(), 1U);
  EXPECT_NEAR(corner[0].at.x, 10 + 406 / 4.0, 1e-9);
  EXPECT_EQ(corner[0].at.y, 20);
  EXPECT_EQ(corner[0].inwards, (Vec{0, 1}));
  EXPECT_TRUE(polygon({{100, 100}, {300, 100}, {200, 300}}).empty()) << "nowhere at an edge";
  EXPECT_TRUE(polygon({{0, 100}, {606, 100}, {606, 200}, {0, 200}}).empty()) << "at two edges alike";
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

TEST(Zones, OfOneKindLookAlikeAndShowTheirLabels) {
  auto mission = with_area(empty_mission(), "one", "Furnace", CellsShape{{{1, {0, 0}}}});
  mission = with_area(std::move(mission), "two", "Galley", CellsShape{{{1, {2, 2}}}});
  EXPECT_EQ(plan_in_colour(mission).zones[0].style, plan_in_colour(mission).zones[1].style);
  auto areas = *mission.areas;
  areas[0].label = "1";
  areas[1].label = "2";
  areas[1].name.clear();
  mission.areas = areas;
  const auto zones = plan_in_colour(mission).zones;
  EXPECT_EQ(zones[0].label, "1 Furnace");
  EXPECT_EQ(zones[1].label, "2");
  EXPECT_EQ(zones[0].style, zones[1].style);
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
  ASSERT_EQ(zones[1].arrows.size(), 2U) << "units come in over both edges of a corner";
  EXPECT_NEAR(zones[1].arrows.at(1).at.x, 123.625, 3) << "in the middle of the other, beside a letter";
  EXPECT_EQ(zones[1].arrows.at(1).at.y, 20);
  EXPECT_EQ(zones[1].arrows.at(1).inwards, (Vec{0, 1}));
  EXPECT_EQ(zones[2].path.bounds().centre(), (Vec{73.625, 83.625}));
  EXPECT_NEAR(zones[2].path.bounds().size.x, 20, 1e-9);
  EXPECT_NEAR(area_of(zones[3].loops), 20 * 15 / 2.0, 1e-9);
}

TEST(Zones, OfACornerWithAShortEdgeHaveOneArrow) {
  // 606 mm are 15.15 mm at 1:40: half of it is no room for a second arrow, nor is half of 17.6 mm.
  const auto mission = with_zone(empty_mission(), "quarter", "drop-zone", "defender", "",
                                 QuarterShape{Quarter::north_east, Length::inches(1)});
  EXPECT_EQ(plan_in_colour(mission, 40).zones.at(0).arrows.size(), 1U);
}

TEST(Zones, WithABandAreToldApartWithoutColours) {
  // Strokes without their colours.
  const auto strokes_of = [](Pattern::Kind pattern) {
    ZoneShape zone;
    zone.drawn = ZoneKind::Drawn::outline;
    zone.style = {usual_design().ink, pattern};
    zone.path = Path::rectangle(box(0, 0, 40, 30));
    RecordingCanvas canvas;
    draw(canvas, zone, usual_design());
    std::vector<std::vector<double>> strokes;
    for (const auto& each : canvas.drawn()) strokes.push_back(each.stroke.dashes);
    return strokes;
  };
  std::set<std::vector<std::vector<double>>> seen;
  for (const auto pattern : area_patterns) seen.insert(strokes_of(pattern));
  EXPECT_EQ(seen.size(), area_patterns.size());
}

TEST(Zones, WithABandHaveTheColourOfTheirOwnAlone) {
  // What lies below a band is covered by the floor before the band is painted.
  ZoneShape zone;
  zone.drawn = ZoneKind::Drawn::outline;
  zone.path = Path::rectangle(box(0, 0, 40, 30));
  RecordingCanvas canvas;
  draw(canvas, zone, usual_design());
  ASSERT_GE(canvas.drawn().size(), 2U);
  EXPECT_EQ(canvas.drawn()[0].colour, usual_design().floor);
  EXPECT_EQ(canvas.drawn()[0].stroke.width, canvas.drawn()[1].stroke.width);
}

TEST(Zones, AcrossASeamHaveOneArrow) {
  const auto mission =
      with_zone(with_second_board(empty_mission(), {6, 7}, 606, 0), "z", "drop-zone", "attacker", "", cells("F7 2:A7"));
  const auto plan = plan_in_colour(mission);
  ASSERT_EQ(plan.zones.at(0).arrows.size(), 1U);
  // Boards of 151.5 mm meet at 161.5.
  EXPECT_NEAR(plan.zones[0].arrows[0].at.x, 161.5, 1e-6);
}

TEST(Zones, LeaveTheArrowToASmallerOneOnTheSameStretch) {
  auto mission =
      with_zone(empty_mission(), "large", "drop-zone", "attacker", "", StripShape{Compass::south, Length::inches(4)});
  const auto arrows = [](const Mission& of) {
    std::vector<std::size_t> counts;
    for (const auto& zone : plan_in_colour(of).zones) counts.push_back(zone.arrows.size());
    return counts;
  };
  EXPECT_EQ(arrows(with_zone(mission, "gate", "drop-zone", "attacker", "", cells("B7"))),
            (std::vector<std::size_t>{0, 1}));
  EXPECT_EQ(arrows(with_zone(mission, "gate", "drop-zone", "attacker", "", cells("B1"))),
            (std::vector<std::size_t>{1, 1}))
      << "at another edge";
  EXPECT_EQ(arrows(with_zone(mission, "gate", "drop-zone", "defender", "", cells("B7"))),
            (std::vector<std::size_t>{1, 1}))
      << "of another side";
}

TEST(Zones, ThatLieOnEachOtherAreNoMixture) {
  auto mission = with_zone(empty_mission(), "small", "drop-zone", "attacker", "", cells("B6 C6"));
  mission = with_zone(std::move(mission), "large", "drop-zone", "defender", "", cells("A5 B5 C5 D5 A6 B6 C6 D6"));
  const auto plan = plan_in_colour(mission);
  ASSERT_EQ(plan.zones.size(), 2U);
  EXPECT_GT(plan.zones[0].rank, plan.zones[1].rank) << "the smaller is painted above, whichever comes first";
  EXPECT_TRUE(plan.zones[0].hides_ground);
  EXPECT_FALSE(plan.zones[1].hides_ground);
  // The floor covers what the larger has painted there, before the smaller is painted.
  const auto drawn = painted(mission).of_layer("zones");
  const auto floor = std::find_if(drawn.begin(), drawn.end(), [](const Drawn& each) {
    return each.kind == Drawn::Kind::fill && each.colour == usual_design().floor;
  });
  ASSERT_NE(floor, drawn.end());
  EXPECT_PRED2(alike, *floor->visible, box(37.25, 144.25, 48.5, 24.25));
  EXPECT_TRUE(std::any_of(drawn.begin(), floor, [](const Drawn& each) { return each.object == "zone-large"; }));
  EXPECT_TRUE(std::none_of(drawn.begin(), floor, [](const Drawn& each) { return each.object == "zone-small"; }));
  const auto same = with_zone(with_zone(empty_mission(), "one", "drop-zone", "attacker", "", cells("B6 C6")), "two",
                              "drop-zone", "defender", "", cells("B6 C6"));
  EXPECT_EQ(plan_in_colour(same).zones.at(1).drawn, ZoneKind::Drawn::outline) << "else the first would be gone";
}

TEST(Markers, AreOfTrueSizeWithTheirRange) {
  const auto canvas = painted(with_objective(empty_mission(), "o1", "C3.nw", "7"));
  const auto token = canvas.of_object("marker-o1");
  EXPECT_PRED2(alike, token.front().path.bounds(), box(56.5, 66.5, 10, 10)) << "40 mm across";
  EXPECT_EQ(token.front().colour, usual_design().objective);
  EXPECT_EQ(canvas.words("markers"), std::vector<std::string>{"7"});
  const auto range = canvas.of_object("range-o1");
  ASSERT_EQ(range.size(), 2U) << "a rim of paper, and the ring";
  for (const auto& ring : range) {
    EXPECT_PRED2(alike, ring.path.bounds(), box(50.15, 60.15, 22.7, 22.7)) << "1 inch beyond its edge";
  }
  ASSERT_EQ(range[1].stroke.dashes.size(), 2U);
}

TEST(Markers, AreAsLargeAsTheirKindSays) {
  auto mission = with_marker(with_objective(empty_mission(), "o1", "C3", "1"), "t", "terminal", "T", "B2");
  auto system = *mission.system;
  ASSERT_EQ(system.marker_kinds[0].id, Id("objective"));
  ASSERT_EQ(system.marker_kinds[1].id, Id("terminal"));
  // On paper a quarter as large.
  const auto expect_sizes = [&](std::size_t marker, double radius, double range) {
    mission.system = system;
    const auto token = plan_in_colour(mission).markers.at(marker);
    EXPECT_NEAR(token.radius, radius / 4, 1e-9);
    EXPECT_NEAR(token.range, range / 4, 1e-9);
  };
  expect_sizes(0, 20, 45.4);
  expect_sizes(1, 16, 0);
  system.control = ControlRule{Length::inches(3), ControlRule::Counts::models, ControlRule::Tie::nobody};
  expect_sizes(0, 20, 96.2);
  system.control->counts = ControlRule::Counts::contact;
  expect_sizes(0, 20, 0);
  system.marker_kinds[0].size = Length::millimetres(20);
  system.marker_kinds[0].range = Length::millimetres(30);
  system.marker_kinds[1].size = Length::millimetres(25);
  system.marker_kinds[1].range = Length::millimetres(50);
  expect_sizes(0, 10, 40);
  expect_sizes(1, 12.5, 62.5);
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

TEST(Markers, OfManyKindsAllLookDifferent) {
  auto mission = empty_mission();
  auto system = *mission.system;
  for (int number = 1; number <= 9; ++number) {
    const auto id = "kind-" + std::to_string(number);
    system.marker_kinds.push_back({Id(id), "Kind", ""});
    mission = with_marker(std::move(mission), "m" + std::to_string(number), id, "", "B2");
  }
  mission.system = system;
  std::set<std::pair<MarkerToken::Outline, int>> looks;
  for (const auto& marker : plan_in_colour(mission).markers) looks.emplace(marker.outline, marker.round);
  EXPECT_EQ(looks.size(), 9U);
  // What is drawn differs too: the fifth has the first one's outline, and one more inside.
  const auto canvas = painted(mission);
  EXPECT_EQ(canvas.of_object("marker-m5").size(), canvas.of_object("marker-m1").size() + 1);
  EXPECT_NE(canvas.of_object("marker-m9").front().colour, canvas.of_object("marker-m1").front().colour);
}

TEST(Markers, SayHowHighTheyStand) {
  auto mission = with_marker(with_objective(empty_mission(), "o1", "C3", "1"), "g", "terminal", "Loader 2", "E5");
  auto markers = *mission.markers;
  markers[0].height = Length::inches(3);
  markers[1].height = Length::micrometres(114'300);
  mission.markers = markers;
  const auto words = painted(mission).words("labels");
  EXPECT_EQ(std::count(words.begin(), words.end(), "3″ up"), 1) << "its number stands inside";
  const auto requests = plan_in_colour(mission).label_requests;
  ASSERT_EQ(requests.size(), 2U);
  EXPECT_EQ(requests[1].text, "Loader 2, 4.5″ up");
  EXPECT_EQ(requests[1].name, "Terminal Loader 2, 4.5″ up");
}

TEST(Markers, SayInTheLegendHowLargeTheyAreAndWhichRangeIsWhose) {
  auto mission = with_marker(with_objective(empty_mission(), "o1", "C3", "1"), "t", "terminal", "T", "B2");
  auto system = *mission.system;
  system.marker_kinds[1].size = Length::millimetres(25);
  system.marker_kinds[1].range = Length::inches(2);
  mission.system = system;
  std::vector<std::string> texts;
  for (const auto& entry : legend_of(plan_in_colour(mission))) texts.push_back(entry.text);
  const auto objective = system.marker_kinds[0].name;
  EXPECT_EQ(texts, (std::vector<std::string>{objective + ", 40 mm", "Terminal, 25 mm", "Range of " + objective + ", 1″",
                                             "Range of Terminal, 2″"}));
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

TEST(Markers, OfAKindHaveLabelsThatAreAsLongAllInsideOrAllBesideThem) {
  // Four narrow letters have room within a radius of 5 mm, four wide ones of 6.5 points have not: 2.4 mm each.
  const auto sizes = [](std::string_view other) {
    std::vector<double> found;
    const auto mission = with_objective(with_objective(empty_mission(), "o1", "C3", "IIII"), "o2", "E5", other);
    for (const auto& marker : plan_in_colour(mission).markers) found.push_back(marker.label_size);
    return found;
  };
  EXPECT_EQ(sizes("WWWW"), (std::vector<double>{0, 0}));
  EXPECT_GT(sizes("III").front(), 0);
  EXPECT_GT(sizes("WWWWW").front(), 0) << "one that is longer is another matter";
  const auto alike = sizes("MIMI");
  EXPECT_EQ(alike.front(), alike.back());
}

TEST(Markers, OfTrueSizeHaveLabelsThatAreReadFromAcrossTheTable) {
  const auto mission = with_objective(empty_mission(), "o1", "C3", "1");
  // A radius of 20 mm: 30 points.
  EXPECT_EQ(lay_out_map(mission, {1, {}, &usual_design()}).markers.front().label_size, 30);
  EXPECT_EQ(lay_out_map(mission, {4, {}, &usual_design()}).markers.front().label_size, 12.5);
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

TEST(Links, RunFromTheMiddleOfAZoneToAMarkerWithin) {
  auto mission = with_objective(empty_mission(), "o1", "B3", "1");
  mission = with_area(std::move(mission), "a", "Gantry", cells("B3 C3"));
  for (const auto& [from, to] : {std::pair("a", "o1"), std::pair("o1", "a")}) {
    const auto links = plan_in_colour(with_link(mission, "lift", from, to)).links;
    ASSERT_EQ(links.size(), 1U);
    const auto& [at_zone, at_marker] =
        from == std::string("a") ? std::pair(links[0].from, links[0].to) : std::pair(links[0].to, links[0].from);
    EXPECT_NEAR(at_zone.x, 61.5, 1e-9) << "between columns B and C";
    EXPECT_NEAR(at_marker.x, 54.375, 1e-9) << "the east rim of the marker in column B";
    EXPECT_NEAR(at_zone.y, 83.625, 1e-9);
    EXPECT_NEAR(at_marker.y, 83.625, 1e-9);
  }
}

TEST(Links, AreNamedWhereTwoKindsLookTheSame) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "B3", "1"), "o2", "E3", "2");
  mission = with_link(with_link(std::move(mission), "power-line", "o1", "o2"), "lift", "o1", "o2");
  EXPECT_TRUE(plan_in_colour(mission).label_requests.empty()) << "one is dashed with arrows, the legend says which";
  mission = with_link(std::move(mission), "pipe", "o1", "o2");
  const auto requests = plan_in_colour(mission).label_requests;
  ASSERT_EQ(requests.size(), 2U);
  EXPECT_EQ(requests[0].text, "Power line");
  EXPECT_EQ(requests[1].text, "Pipe");
}

TEST(Links, OnOneLineAreNumberedAtBothEnds) {
  auto mission = empty_mission();
  for (const auto* const at : {"A3", "B3", "D3", "F3"}) {
    mission = with_objective(std::move(mission), std::string("o-") + static_cast<char>(at[0] - 'A' + 'a'), at, "1");
  }
  mission = with_objective(with_objective(std::move(mission), "p", "A6", "1"), "q", "F6", "1");
  // From A to D and from B to F on row 3, and by itself on row 6.
  mission = with_link(with_link(std::move(mission), "lift", "o-a", "o-d"), "lift", "o-b", "o-f");
  mission = with_link(std::move(mission), "lift", "p", "q");
  const auto links = plan_in_colour(mission).links;
  ASSERT_EQ(links.size(), 3U);
  EXPECT_EQ(links[0].tag, "1");
  EXPECT_EQ(links[1].tag, "2");
  EXPECT_EQ(links[2].tag, "") << "nothing runs over it";
  RecordingCanvas canvas;
  paint_map(canvas, plan_in_colour(mission));
  const auto of_links = canvas.of_layer("links");
  // No line strikes a number out: the last twelve things are four discs, their rims and their numbers.
  std::vector<std::string> numbers;
  for (auto each = of_links.end() - std::min<std::ptrdiff_t>(12, std::ssize(of_links)); each != of_links.end();
       ++each) {
    if (each->kind == Drawn::Kind::text) numbers.push_back(each->text.text);
  }
  EXPECT_EQ(numbers, (std::vector<std::string>{"1", "1", "2", "2"}));
  // One behind the other has nothing in common.
  auto apart = with_link(with_link(empty_mission(), "lift", "o-a", "o-b"), "lift", "o-d", "o-f");
  apart.markers = mission.markers;
  for (const auto& link : plan_in_colour(apart).links) EXPECT_EQ(link.tag, "");
}

/// Whether a line goes through a box.
bool runs_through(const std::vector<Vec>& line, const Rect& box) {
  for (std::size_t index = 1; index < line.size(); ++index) {
    if (crosses(line[index - 1], line[index], box)) return true;
  }
  return false;
}

TEST(Links, GoRoundTheNumbersOfRows) {
  // The second board is drawn beside the first; its row numbers stand between the two, at the height of the markers.
  auto mission = with_second_board(empty_mission(), {6, 7}, 0, 0, 1);
  mission = with_objective(with_objective(std::move(mission), "o1", "F4", "1"), "o2", "2:A4", "2");
  const auto plan = plan_in_colour(with_link(std::move(mission), "lift", "o1", "o2"));
  ASSERT_EQ(plan.links.size(), 1U);
  const auto line = points_of(plan.links[0]);
  EXPECT_EQ(line.front(), plan.links[0].from);
  EXPECT_EQ(line.back(), plan.links[0].to);
  for (const auto& run : plan.coordinates) EXPECT_FALSE(runs_through(line, bounds_of(run))) << run.text;
  EXPECT_LT(std::hypot(plan.links[0].bend.x, plan.links[0].bend.y), 8) << "as little as can be";
}

TEST(Links, RunStraightBesideNumbersWhereZonesLeaveRoom) {
  auto mission = with_second_board(empty_mission(), {6, 7}, 0, 0, 1);
  mission = with_area(with_area(std::move(mission), "a", "Head", cells("F4")), "b", "Foot", cells("2:A4"));
  const auto plan = plan_in_colour(with_link(std::move(mission), "lift", "a", "b"));
  ASSERT_EQ(plan.links.size(), 1U);
  EXPECT_EQ(plan.links[0].bend, Vec{});
  EXPECT_NEAR(plan.links[0].from.y, plan.links[0].to.y, 1e-9);
  for (const auto& run : plan.coordinates) EXPECT_FALSE(runs_through(points_of(plan.links[0]), bounds_of(run)));
}

TEST(Links, CarryTheLetterOfTheirZones) {
  auto mission = with_second_board(empty_mission(), {6, 7}, 0, 0, 1);
  mission = with_area(with_area(std::move(mission), "a", "Head", cells("C4")), "b", "Foot", cells("2:C4"));
  mission = with_link(std::move(mission), "lift", "a", "b");
  const auto tag_of = [&](std::string_view from, std::string_view to) {
    auto areas = *mission.areas;
    areas[0].label = from;
    areas[1].label = to;
    auto labelled = mission;
    labelled.areas = areas;
    return plan_in_colour(labelled).links.at(0);
  };
  const auto lettered = tag_of("A", "A");
  EXPECT_EQ(lettered.tag, "A");
  EXPECT_EQ(lettered.tags_at.size(), 2U) << "at both ends";
  EXPECT_EQ(tag_of("A", "B").tag, "");
  EXPECT_EQ(tag_of("", "").tag, "");
  EXPECT_EQ(tag_of("Ladder", "Ladder").tag, "") << "too long for a disc";
}

TEST(Links, ThatZonesPairAreStubsEvenWhereASignHasNoRoom) {
  LinkLine link;
  link.to = {60, 0};
  link.moves = link.tag_of_zones = true;
  link.tag = "A";
  link.tags_at = {{52, 0}};
  RecordingCanvas canvas;
  draw(canvas, link, usual_design());
  double longest = 0;
  for (const auto& mark : canvas.drawn()) {
    const bool is_line = mark.kind == Drawn::Kind::stroke && mark.stroke.width > 0.4;
    if (is_line) longest = std::max(longest, mark.path.bounds().size.x);
  }
  EXPECT_GT(longest, 3);
  EXPECT_LT(longest, 10);
}

TEST(Links, HaveTheZonesSignAtBothEndsOrAtNone) {
  // A wall 1 mm above the first half of the line: a sign of 2 mm around a point on that half would touch it.
  LinkLine link;
  link.from = {20, 50};
  link.to = {80, 50};
  link.moves = link.tag_of_zones = true;
  link.tag = "A";
  const Rect page{{0, 0}, {100, 100}};
  const LabelObstacles nothing(page);
  auto free = link;
  lead_clear(free, {nothing, nothing, nothing, page});
  EXPECT_EQ(free.tags_at.size(), 2U);
  LabelObstacles built(page);
  built.add(Rect{{18, 48}, {34, 1}});
  lead_clear(link, {nothing, built, nothing, page});
  EXPECT_EQ(link.bend, Vec{});
  EXPECT_TRUE(link.tags_at.empty());
}

TEST(Links, KeepADistanceFromNumbers) {
  auto mission = with_second_board(empty_mission(), {6, 7}, 0, 0, 1);
  mission = with_area(with_area(std::move(mission), "a", "Head", cells("F4")), "b", "Foot", cells("2:A4"));
  const auto plan = plan_in_colour(with_link(std::move(mission), "lift", "a", "b"));
  const auto line = points_of(plan.links.at(0));
  for (const auto& run : plan.coordinates) EXPECT_FALSE(runs_through(line, letters_of(run).grown(1.4))) << run.text;
}

TEST(Links, StayStraightWhereNothingIsWritten) {
  auto mission = with_objective(with_objective(mission_with({6, 7}, "C2/D2", ""), "o1", "B2", "1"), "o2", "E2", "2");
  EXPECT_EQ(plan_in_colour(with_link(std::move(mission), "lift", "o1", "o2")).links.at(0).bend, Vec{})
      << "it goes on behind the wall";
}

TEST(Links, CutNoWall) {
  auto mission = with_objective(with_objective(mission_with({6, 7}, "C2/D2", ""), "o1", "B2", "1"), "o2", "E2", "2");
  const auto layers = painted(with_link(std::move(mission), "lift", "o1", "o2")).layers();
  const auto at = [&](std::string_view layer) { return std::find(layers.begin(), layers.end(), layer); };
  ASSERT_NE(at("links"), layers.end());
  EXPECT_LT(at("links"), at("walls"));
  EXPECT_LT(at("links"), at("pillars"));
}

TEST(Links, EndBeforeWallsThatTheyWouldEndUnder) {
  // The rim of the area is the middle of a wall, which is 5.5 / 4 mm thick and covers 0.69 mm to the east of it.
  auto mission = with_objective(mission_with({6, 7}, "C4/D4", ""), "o1", "F4", "1");
  mission = with_area(std::move(mission), "a", "Shrine", cells("C4"));
  const auto end_in = [](const Mission& of) {
    const auto links = plan_in_colour(of).links;
    return links.empty() ? 0.0 : links.front().to.x;
  };
  const double end = end_in(with_link(mission, "lift", "o1", "a"));
  EXPECT_GT(end, 85.75 + 0.69);
  EXPECT_LT(end, 85.75 + 0.69 + 0.4);
  const auto bare = with_objective(with_area(empty_mission(), "a", "Shrine", cells("C4")), "o1", "F4", "1");
  EXPECT_NEAR(end_in(with_link(bare, "lift", "o1", "a")), 85.75, 0.15) << "where there is no wall, at the rim";
}

TEST(Links, HaveTheirNumbersBesideWalls) {
  // The number of the first line would stand 5 mm from the marker's rim, in the wall between columns A and B.
  auto mission = mission_with({6, 7}, "A3/B3", "");
  for (const auto* const at : {"A3", "C3", "D3", "F3"}) {
    mission = with_objective(std::move(mission), std::string("o-") + static_cast<char>(at[0] - 'A' + 'a'), at, "1");
  }
  mission = with_link(with_link(std::move(mission), "lift", "o-a", "o-d"), "lift", "o-c", "o-f");
  const auto plan = plan_in_colour(mission);
  ASSERT_EQ(plan.links.size(), 2U);
  ASSERT_EQ(plan.links[0].tags_at.size(), 2U);
  for (const auto& link : plan.links) {
    for (const auto tag : link.tags_at) {
      for (const auto& wall : plan.walls) EXPECT_FALSE(bounds_of(wall.run).overlaps(Rect{tag, {}}.grown(2.1)));
      for (const auto& marker : plan.markers) {
        EXPECT_GT(std::hypot(marker.centre.x - tag.x, marker.centre.y - tag.y), marker.radius + 2.1);
      }
    }
  }
}

TEST(BoardFloor, HasOneOutlineForBoardsThatTouchAndASeamBetweenThem) {
  const auto plan = plan_in_colour(with_second_board(empty_mission(), {6, 7}, 606, 0));
  ASSERT_EQ(plan.floor.outline.size(), 1U);
  EXPECT_PRED2(alike, plan.boards, box(10, 20, 303, 175.75));
  ASSERT_EQ(plan.seams.size(), 1U);
  EXPECT_EQ(plan.seams[0].from, (Vec{161.5, 20}));
  EXPECT_EQ(plan.seams[0].to, (Vec{161.5, 195.75}));
  const auto apart = plan_in_colour(with_second_board(empty_mission(), {6, 7}, 700, 0));
  EXPECT_EQ(apart.floor.outline.size(), 2U);
  EXPECT_TRUE(apart.seams.empty());
  EXPECT_EQ(apart.floor.lattice_lines.size(), 2U * (7 + 8));
}

TEST(BoardFloor, PutsLevelsSideBySideThatLieAboveEachOther) {
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

/// What stands on a board, other than its own letters, numbers and name: `2 on 1`.
std::vector<std::string> written_on_others(const Mission& mission, const MapPlan& plan) {
  const MapFrame frame(mission, {4, {10, 20}, &usual_design()});
  std::vector<std::string> found;
  int of = 1;
  for (const auto& run : plan.coordinates) {
    for (int board = 1; find_board(mission, board) != nullptr; ++board) {
      // A board's name is the last that is written of it. Lines keep some room for accents.
      if (board != of && frame.board(board).overlaps(bounds_of(run).grown(-0.8))) {
        found.push_back(run.text + " of " + std::to_string(of) + " on " + std::to_string(board));
      }
    }
    if (run.text.starts_with("BOARD ")) ++of;
  }
  return found;
}

TEST(Coordinates, OfBoardsInTheMiddleStandOnTheirOwn) {
  // Nine boards, three by three: the fifth has others on all sides.
  auto mission = empty_mission({3, 3});
  const auto first = board_bounds(mission, *mission.boards.front());
  const auto side = (first.bottom_right.x - first.top_left.x).in_micrometres() / 1000;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      if (row + column == 0) continue;
      mission =
          with_second_board(std::move(mission), {3, 3}, static_cast<int>(column * side), static_cast<int>(row * side));
    }
  }
  const auto plan = plan_in_colour(mission);
  EXPECT_EQ(written_on_others(mission, plan), std::vector<std::string>{});
  const MapFrame frame(mission, {4, {10, 20}, &usual_design()});
  const auto fifth = std::find_if(plan.coordinates.begin(), plan.coordinates.end(),
                                  [](const TextRun& run) { return run.text == "BOARD 5"; });
  ASSERT_NE(fifth, plan.coordinates.end());
  EXPECT_TRUE(frame.board(5).overlaps(bounds_of(*fifth)));
}

TEST(Coordinates, OfBoardsCloseTogetherStandOnTheirFreeSides) {
  // 12 mm apart are 3 mm on paper: no room for letters.
  const auto mission = with_second_board(empty_mission(), {6, 7}, 618, 0);
  EXPECT_EQ(written_on_others(mission, plan_in_colour(mission)), std::vector<std::string>{});
}

TEST(Coordinates, StandInNoHoleBetweenBoards) {
  // Eight tiles: three, one on either side of a shaft, three.
  const auto mission = mission_of_file("templates/killzones/tiles-round-a-shaft.xml");
  const auto plan = plan_in_colour(mission);
  const MapFrame frame(mission, {4, {10, 20}, &usual_design()});
  const Vec corner{frame.board(4).bottom_right().x, frame.board(2).bottom_right().y};
  const Rect shaft{corner, Vec{frame.board(5).top_left.x, frame.board(7).top_left.y} - corner};
  ASSERT_GT(shaft.size.x, 50);
  ASSERT_GT(shaft.size.y, 50);
  std::size_t named = 0;
  for (const auto& run : plan.coordinates) {
    EXPECT_FALSE(bounds_of(run).grown(-0.8).overlaps(shaft)) << run.text;
    named += run.text.starts_with("BOARD ") ? 1 : 0;
  }
  EXPECT_EQ(named, 8U);
  EXPECT_EQ(written_on_others(mission, plan), std::vector<std::string>{});
}

TEST(Coordinates, LongNamesAreBrokenBetweenWordsAndStayOnTheSheet) {
  auto mission = with_second_board(empty_mission(), {1, 7}, 700, 0);
  const auto named = [&](const std::string& name) {
    Board board = *mission.boards.back();
    board.label = name;
    mission.boards.back() = board;
    return plan_in_colour(mission, 8);
  };
  const auto plan = named("Maintenance gallery of the smelter");
  std::string words;
  for (const auto& run : plan.coordinates) {
    const auto letters = letters_of(run);
    EXPECT_LE(letters.bottom_right().x, plan.bounds.bottom_right().x) << run.text;
    EXPECT_GE(letters.top_left.y, plan.bounds.top_left.y) << run.text;
    if (run.anchor == TextRun::Anchor::start) words += run.text + "/";
  }
  EXPECT_TRUE(words.ends_with("BOARD 2/MAINTENANCE/GALLERY OF/THE SMELTER/")) << words;
  EXPECT_FALSE(what_is_cut(plan.coordinates));
  EXPECT_TRUE(what_is_cut(named("Maintenance gallery of the smelter of the barge of the fair share").coordinates));
}

TEST(Coordinates, NamesAreNoWiderThanTheirBoards) {
  auto mission = with_second_board(with_second_board(empty_mission({1, 2}), {6, 7}, 109, 0), {6, 7}, 0, 900, 1);
  mission = with_board_changed(std::move(mission), [](Board& board) { board.label = "Upper deck"; });
  const auto plan = plan_in_colour(mission);
  std::vector<std::string> words;
  for (const auto& run : plan.coordinates) {
    if (run.text.size() > 2) words.push_back(run.text);
  }
  ASSERT_GE(words.size(), 3U);
  EXPECT_EQ((std::vector<std::string>{words[0], words[1], words[2]}),
            (std::vector<std::string>{"BOARD 1", "UPPER DECK", "LEVEL 0"}));
  for (std::size_t one = 0; one < plan.coordinates.size(); ++one) {
    for (std::size_t other = one + 1; other < plan.coordinates.size(); ++other) {
      EXPECT_FALSE(
          bounds_of(plan.coordinates[one]).grown(-0.8).overlaps(bounds_of(plan.coordinates[other]).grown(-0.8)))
          << plan.coordinates[one].text << " and " << plan.coordinates[other].text;
    }
  }
}

TEST(Coordinates, NamesThatAreALittleTooLongForALineStandCloser) {
  const auto mission = mission_of_file("templates/missions/two-decks.xml");
  const auto name_at = [&](double scale) {
    const auto plan = plan_in_colour(mission, scale);
    const auto is_name = [](const TextRun& run) { return run.text.starts_with("BOARD 1"); };
    return std::ranges::find_if(plan.coordinates, is_name)->text;
  };
  // A board is 606 mm wide: 50.5 mm at 1 : 12, 43.3 mm at 1 : 14, 37.9 mm at 1 : 16. On paper this line was measured
  // with a ruler: it takes 46 mm with two blanks on each side of a dot, with one 42.5 mm; without the level 31 mm.
  EXPECT_EQ(name_at(12), "BOARD 1  ·  DECK LEVEL  ·  LEVEL 0");
  EXPECT_EQ(name_at(14), "BOARD 1 · DECK LEVEL · LEVEL 0");
  EXPECT_EQ(name_at(16), "BOARD 1  ·  DECK LEVEL");
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
  // Rows as evenly as columns: 1, 6, 11 … 36.
  EXPECT_EQ(std::count(words.begin(), words.end(), "1"), 1);
  EXPECT_EQ(std::count(words.begin(), words.end(), "5"), 0);
  EXPECT_EQ(std::count(words.begin(), words.end(), "6"), 1);
  EXPECT_EQ(std::count(words.begin(), words.end(), "36"), 1);
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "rendering/look/designs.h"
#include "rendering/map/holes.h"
#include "rendering/sheet/legend.h"
#include "rendering/sheet/map_sheet.h"
#include "rendering/sheet/scale_bar.h"
#include "rendering/sheet/words.h"
#include "rendering/text/text_measure.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/plans.h"
#include "tests/rendering/support/recording_canvas.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

// What is on a map can be named from the paper alone.

namespace bulkhead::test {
namespace {

std::map<std::string, std::string> legend(const Mission& mission) {
  std::map<std::string, std::string> texts;
  for (const auto& entry : legend_of(plan_in_colour(mission))) texts.emplace(entry.id, entry.text);
  return texts;
}

TEST(MapReading, ArrowsBesideTheBoardAreInTheLegend) {
  EXPECT_EQ(legend(empty_mission()).count("way-in"), 0U);
  EXPECT_EQ(legend(with_drop_zones(empty_mission())).at("way-in"), "Way into a zone, over this edge of the board");
  for (const auto& mission : shipped_missions()) {
    const auto plan = plan_in_colour(mission);
    const bool arrows = std::ranges::any_of(plan.zones, [](const auto& zone) { return !zone.arrows.empty(); });
    EXPECT_EQ(legend(mission).count("way-in"), arrows ? 1U : 0U) << mission.head->id.text();
  }
}

TEST(MapReading, HatchwaysSayTheirStateAndWhatTheTriangleIs) {
  Hatchway open;
  open.starts_open = true;
  EXPECT_EQ(legend(with_hatchway(empty_mission(), "B2/B3", open)).at("hatchway-open"), "Hatchway, open");
  Hatchway locked;
  locked.access = HatchAccess::locked();
  Hatchway airlock;
  airlock.access = HatchAccess::airlock();
  Hatchway controlled;
  controlled.access = HatchAccess::controlled_by(Id("attacker"));
  auto mission = with_hatchway(with_hatchway(empty_mission(), "B2/B3", open), "C2/C3", airlock);
  mission = with_hatchway(with_hatchway(std::move(mission), "D2/D3", controlled), "E2/E3", locked);
  auto texts = legend(mission);
  EXPECT_EQ(texts.at("hatchway-closed-controlled-Attacker"), "Hatchway, closed, controlled by Attacker");
  EXPECT_EQ(texts.at("hatchway-closed-airlock"), "Airlock, closed");
  EXPECT_EQ(texts.at("hatchway-closed-locked"), "Hatchway, locked; opens towards its triangle") << "the first of them";
  texts = legend(with_hatchway(std::move(mission), "A2/A3", {}));
  EXPECT_EQ(texts.at("hatchway-closed"), "Hatchway, closed; opens towards its triangle");
  EXPECT_EQ(texts.at("hatchway-closed-locked"), "Hatchway, locked") << "once is enough";
}

TEST(MapReading, GroundOfNobodySaysSoWhereSidesHaveSuch) {
  auto mission = with_zone(empty_mission(), "a", "drop-zone", "", "", cells("A1"));
  EXPECT_EQ(legend(mission).at("ground-zone-a"), "Drop zone");
  mission = with_zone(std::move(mission), "b", "drop-zone", "attacker", "", cells("F1"));
  EXPECT_EQ(legend(mission).at("ground-zone-a"), "Neutral: Drop zone");
  EXPECT_EQ(legend(mission).at("ground-zone-b"), "Attacker: Drop zone");
}

TEST(MapReading, TheOnlyNameOfAKindOfAreaStandsInTheLegend) {
  auto mission = with_area(empty_mission(), "a", "Boiler", cells("A1"));
  const auto kind = plan_in_colour(mission).zones.at(0).kind_name;
  EXPECT_EQ(legend(mission).at("ground-area-a"), kind + ": Boiler");
  mission = with_area(std::move(mission), "b", "Boiler", cells("C1"));
  EXPECT_EQ(legend(mission).at("ground-area-a"), kind + ": Boiler");
  mission = with_area(std::move(mission), "c", "Vault", cells("E1"));
  EXPECT_EQ(legend(mission).at("ground-area-a"), kind);
  EXPECT_EQ(legend(with_area(empty_mission(), "a", kind, cells("A1"))).at("ground-area-a"), kind);
}

/// How often the name of an area is asked for.
auto names_of(const Mission& mission) { return plan_in_colour(mission).label_requests.size(); }

TEST(MapReading, AnAreaBearsItsNameInEachPartThatOtherGroundKeepsApart) {
  const auto on = [](const Mission& mission, std::string_view ground) {
    return with_area(mission, "a", "Keel", cells(ground));
  };
  const auto free = empty_mission();
  EXPECT_EQ(names_of(on(free, "A4 B4 C4 D4")), 1U);
  EXPECT_EQ(names_of(on(free, "A4 B4 D4")), 2U) << "other ground lies between";
  EXPECT_EQ(names_of(on(free, "A4 B5")), 2U) << "they meet in a corner";
  EXPECT_EQ(names_of(on(mission_with({6, 7}, "B4/C4", ""), "A4 B4 C4 D4")), 1U) << "a wall stands between";
  EXPECT_EQ(names_of(on(with_second_board(free, {6, 7}, 606, 0), "F4 2:A4")), 1U) << "across a seam";
  const auto walled = with_second_board(mission_with({6, 7}, "F4/east", ""), {6, 7}, 606, 0);
  EXPECT_EQ(names_of(on(walled, "F4 2:A4")), 1U) << "a wall stands on the seam";

  const auto words = painted(mission_of_file("templates/missions/three-lamps.xml")).words("labels");
  EXPECT_EQ(std::count(words.begin(), words.end(), "GALLERY"), 1) << "its three rooms lie in a row";
}

TEST(MapReading, TheLargestPartComesFirstAndTheOthersMayGoWithoutAName) {
  const auto plan = plan_in_colour(with_area(empty_mission(), "a", "Keel", cells("A4 C4 D4 E4")));
  ASSERT_EQ(plan.label_requests.size(), 2U);
  EXPECT_FALSE(plan.label_requests[0].inside_only);
  EXPECT_TRUE(plan.label_requests[1].inside_only);
  EXPECT_GT(bounds_of(plan.label_requests[0].region).size.x, bounds_of(plan.label_requests[1].region).size.x);
}

TEST(MapReading, HatchwaysAreCalledAsTheGameCallsThem) {
  const auto assault = mission_of_file("templates/missions/assault.xml");
  EXPECT_EQ(legend(assault).at("hatchway-closed"), "Door, closed; opens towards its triangle");
  EXPECT_EQ(plan_in_colour(assault).hatchways.front().object.title.substr(0, 5), "Door ");
  EXPECT_NE(built_from(assault).find(", 27 doors"), std::string::npos) << built_from(assault);
}

TEST(MapReading, WhatBoardsEncloseIsHatchedAndInTheLegend) {
  const auto mission = mission_of_file("templates/killzones/tiles-round-a-shaft.xml");
  EXPECT_EQ(plan_in_colour(mission).holes.size(), 1U);
  EXPECT_EQ(legend(mission).at("hole"), "No board: nobody moves there");
  EXPECT_EQ(legend(with_second_board(empty_mission(), {6, 7}, 606, 0)).count("hole"), 0U);
  // Four tiles of 304.8 mm at 1:4 with the corner at 10,20: the shaft begins after the first.
  const double tile = 304.8 / 4;
  const Vec corner{10 + tile, 20 + tile};
  const auto edges = painted(mission).of_layer("edges");
  EXPECT_TRUE(std::ranges::any_of(edges, [&](const Drawn& drawn) {
    return drawn.clips == 1 && drawn.visible && alike(common(*drawn.visible, {corner, {tile, tile}}), *drawn.visible);
  }));
}

TEST(MapReading, HatchingOfHolesIsSparseAtFullSize) {
  // A shaft of 305 mm: lines 25.4 mm apart at 1:1, 2.4 mm at 1:12, where it is 25.4 mm wide.
  const auto lines = [](double scale) {
    RecordingCanvas canvas;
    const double side = 304.8 / scale;
    draw_holes(canvas, {{{0, 0}, {side, side}}}, scale, usual_design());
    std::size_t ends = 0;
    for (const auto& mark : canvas.drawn()) ends += mark.path.segments().size();
    return ends;
  };
  EXPECT_LE(lines(1), lines(12) * 2);
}

TEST(MapReading, LettersInsideABoardLeaveTheSeamAlone) {
  const auto plan = plan_in_colour(mission_of_file("templates/killzones/tiles-round-a-shaft.xml"));
  ASSERT_FALSE(plan.seams.empty());
  for (const auto& run : plan.coordinates) {
    for (const auto& seam : plan.seams) {
      EXPECT_FALSE(crosses(seam.from, seam.to, letters_of(run).grown(text_halo))) << run.text;
    }
  }
}

TEST(MapReading, LinksWithSignsAtBothEndsAreNoWayAcrossTheFloor) {
  auto mission = with_second_board(empty_mission(), {6, 7}, 0, 0, 1);
  mission = with_area(with_area(std::move(mission), "a", "Head", cells("C4")), "b", "Foot", cells("2:C4"));
  mission = with_link(std::move(mission), "lift", "a", "b");
  const auto longest_full = [](const Mission& of) {
    double longest = 0;
    for (const auto& drawn : painted(of).of_layer("links")) {
      if (drawn.kind != Drawn::Kind::stroke || drawn.object.empty() || drawn.stroke.width < 0.4) continue;
      longest = std::max(longest, drawn.path.bounds().size.x);
    }
    return longest;
  };
  EXPECT_GT(longest_full(mission), 100);
  EXPECT_EQ(legend(mission).at("link-Lift"), "Lift");
  auto areas = *mission.areas;
  for (auto& area : areas) area.label = "A";
  mission.areas = areas;
  EXPECT_LT(longest_full(mission), 15) << "a stub at each end";
  EXPECT_EQ(legend(mission).at("link-Lift"), "Lift: A to A");
  EXPECT_EQ(legend(mission_of_file("templates/killzones/two-levels.xml")).at("link-Access between boards"),
            "Access between boards: A to A, B to B and so on")
      << "of three";
}

TEST(MapReading, TheLegendNamesLinksWhoseSignsHaveNoRoomAsWell) {
  // On A5 the zones of lift A lie so near to each other that one sign alone has room.
  MapSheetOptions options;
  options.paper = Paper::a5;
  RecordingCanvas page;
  map_sheet(mission_of_file("templates/missions/two-decks.xml"), options).value().pages.front().paint(page);
  std::string words;
  for (const auto& line : page.words("legend")) words += line + " ";
  EXPECT_NE(words.find("A to A, B to B"), std::string::npos) << words;
}

TEST(MapReading, RangesKeepARimOfPaperOnDarkGround) {
  const auto range = painted(with_objective(empty_mission(), "o1", "C3", "1")).of_object("range-o1");
  ASSERT_EQ(range.size(), 2U);
  EXPECT_TRUE(range[0].stroke.dashes.empty());
  EXPECT_EQ(range[0].stroke.colour.red, usual_design().paper.red);
  EXPECT_GT(range[0].stroke.width, range[1].stroke.width + 0.4);
}

TEST(MapReading, SignsLeaveHalfOfTheirSampleFree) {
  const auto mission = mission_of_file("templates/missions/assault.xml");
  int signs = 0;
  for (const auto& entry : legend_of(plan_in_colour(mission, 8))) {
    if (!entry.id.starts_with("ground-")) continue;
    RecordingCanvas canvas;
    entry.sample(canvas, {{0, 0}, {8, 4.8}});
    for (const auto& drawn : canvas.drawn()) {
      if (drawn.kind != Drawn::Kind::text) continue;
      ++signs;
      EXPECT_LT(bounds_of(drawn.text).bottom_right().x, 4.5) << entry.id;
    }
  }
  EXPECT_EQ(signs, 4) << "entries of two sides and of none, and a strongpoint";
}

TEST(MapReading, TheFreeMiddleHasTheColourOfNoQuarter) {
  const auto mission = mission_of_file("templates/missions/assault.xml");
  const auto plan = plan_in_colour(mission);
  for (const auto& entry : legend_of(plan)) {
    if (!entry.id.starts_with("free-centre")) continue;
    RecordingCanvas canvas;
    entry.sample(canvas, {{0, 0}, {8, 4.8}});
    for (const auto& drawn : canvas.drawn()) {
      for (const auto& side : usual_design().sides) {
        EXPECT_NE(drawn.kind == Drawn::Kind::stroke ? drawn.stroke.colour : drawn.colour, side.colour);
      }
    }
  }
}

/// What stands above and below the scale bar.
std::vector<std::string> figures_at(double scale) {
  RecordingCanvas canvas;
  draw(canvas, scale_bar(scale), {10, 10}, usual_design());
  auto words = canvas.words();
  std::ranges::sort(words);
  return words;
}

TEST(MapReading, TheScaleBarLeavesNoGapAmongItsFigures) {
  EXPECT_EQ(figures_at(10), (std::vector<std::string>{"0", "0", "10", "100", "12", "14", "16″", "2", "200", "300", "4",
                                                      "400 mm", "6", "8"}));
  EXPECT_EQ(figures_at(4), (std::vector<std::string>{"0", "0", "1", "100", "150 mm", "2", "3", "4", "5", "50", "6″"}));
}

TEST(MapReading, AllAirlocksOpenOutOfTheWellAndHaveTheirNamesThere) {
  auto plan = plan_in_colour(mission_of_file("templates/missions/airlocks.xml"));
  const auto well = std::ranges::find_if(plan.zones, [](const auto& zone) { return zone.label == "Dry well"; });
  ASSERT_NE(well, plan.zones.end());
  int airlocks = 0;
  for (const auto& hatchway : plan.hatchways) {
    if (hatchway.kind != HatchAccess::Kind::airlock) continue;
    ++airlocks;
    EXPECT_FALSE(inside(well->loops, boxes_of(hatchway).back().centre())) << hatchway.label << ": its triangle";
  }
  EXPECT_EQ(airlocks, 4);
  lay_out_labels(plan, plan.bounds);
  for (const auto& label : plan.labels) {
    const auto& name = plan.label_requests[label.request].name;
    if (name.starts_with("Airlock")) EXPECT_FALSE(inside(well->loops, label.box.centre())) << name;
  }
}

TEST(MapReading, RailingsStandAtTheEdgeOfTheirDeck) {
  const auto plan = plan_in_colour(mission_of_file("templates/killzones/bheta-decima.xml"));
  int gantries = 0;
  for (const auto& feature : plan.features) {
    std::optional<Rect> deck;
    std::optional<Rect> railings;
    for (const auto& body : feature.bodies) {
      const auto bounds = body.path.bounds();
      if (body.style.tone == TerrainStyle::Tone::deck) deck = bounds;
      if (body.style.tone == TerrainStyle::Tone::low) railings = railings ? joined(*railings, bounds) : bounds;
    }
    if (!railings) continue;
    ++gantries;
    EXPECT_PRED2(alike, *railings, *deck) << "no strip of deck outside of it";
  }
  EXPECT_EQ(gantries, 8);
}

TEST(MapReading, TheCondensersPlinthReachesItsColumn) {
  const auto plan = plan_in_colour(mission_of_file("templates/killzones/bheta-decima.xml"));
  const auto condenser = std::ranges::find(plan.features, "Thermometric condenser", &FeatureShape::kind_name);
  ASSERT_NE(condenser, plan.features.end());
  // All round, half-way from the column of 22 mm to the corner of the plinth.
  const auto centre = condenser->bounds.centre();
  for (int degrees = 0; degrees < 360; degrees += 15) {
    const double angle = degrees * 3.14159265358979 / 180;
    const Vec at = centre + Vec{std::cos(angle), std::sin(angle)} * (24.0 / 4);
    EXPECT_TRUE(std::ranges::any_of(condenser->bodies, [&](const auto& body) { return inside(body.loops, at); }))
        << degrees;
  }
}

}  // namespace
}  // namespace bulkhead::test

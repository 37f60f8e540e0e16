// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "rendering/built/built_painter.h"
#include "rendering/built/hidden_markers.h"
#include "rendering/text/text_measure.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/recording_canvas.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

// Gallowdark at 1:10: the pitch is 9.7 mm, walls are 0.6 mm thick (they are drawn no thinner) and 6 mm high,
// pillars 2.8 by 2.5 mm.

namespace bulkhead::test {
namespace {

BuiltPlan built(const Mission& mission, double azimuth = 150) {
  BuiltOptions options;
  options.azimuth = azimuth;
  return lay_out_built(mission, options);
}

RecordingCanvas painted(const BuiltPlan& plan) {
  RecordingCanvas canvas;
  canvas.begin_layer("built", "As it will stand");
  paint_built(canvas, plan, {});
  canvas.end_layer();
  return canvas;
}

std::vector<Prism> of(const BuiltPlan& plan, BuiltBody::Material material) {
  std::vector<Prism> result;
  std::ranges::copy_if(plan.prisms, std::back_inserter(result),
                       [&](const Prism& prism) { return plan.bodies[prism.body].material == material; });
  return result;
}

TEST(Built, AWallStandsBetweenItsPillars) {
  const auto plan = built(mission_with({6, 7}, "C2/C3", ""));
  const auto walls = of(plan, BuiltBody::Material::wall);
  const auto pillars = of(plan, BuiltBody::Material::pillar);
  ASSERT_EQ(walls.size(), 1U);
  ASSERT_EQ(pillars.size(), 2U);
  EXPECT_NEAR(walls.front().high, 6, 1e-9);
  EXPECT_NEAR(pillars.front().high, 6, 1e-9);
  // The 97 mm from node to node less half a pillar of 28 mm at both ends.
  EXPECT_NEAR(ground_of(walls.front()).size.x, 9.7 - 2.8, 1e-6);
  EXPECT_NEAR(ground_of(walls.front()).size.y, 0.6, 1e-6);
}

TEST(Built, MarkersThatAreTooSmallForTheirLabelsHaveThemBesideThem) {
  // 40 mm are 4 mm on paper: a letter has room inside, five have none.
  auto mission = with_objective(empty_mission(), "o1", "C3", "A");
  mission = with_objective(std::move(mission), "o2", "D3", "North");
  mission = with_objective(std::move(mission), "o3", "E3", "South");
  const auto plan = built(mission);
  ASSERT_EQ(plan.names.size(), 2U);
  for (std::size_t name = 0; name < 2; ++name) {
    const auto& marker = plan.map.markers[name + 1];
    EXPECT_EQ(plan.names[name].text, marker.label);
    const auto token = plan.view.laid(path_of(marker), 0).bounds();
    const auto letters = bounds_of(plan.names[name]);
    EXPECT_TRUE(token.grown(1).overlaps(letters)) << "near to what it names";
    for (const auto& other : plan.map.markers) {
      EXPECT_FALSE(plan.view.laid(path_of(other), 0).bounds().overlaps(letters.grown(-text_halo))) << other.label;
    }
  }
  const auto words = painted(plan).words("built");
  EXPECT_EQ(std::ranges::count(words, "North"), 1);
  EXPECT_EQ(std::ranges::count(words, "A"), 2) << "the marker's, and the column's";
}

TEST(Built, LiftsHaveTheirLettersOnBothDecks) {
  const auto plan = built(mission_of_file("templates/missions/two-decks.xml"));
  std::map<std::string, std::vector<Vec>> letters;
  for (const auto& name : plan.names) {
    if (name.text.size() == 1) letters[name.text].push_back(name.at);
  }
  ASSERT_EQ(letters.size(), 2U);
  for (const auto& [letter, places] : letters) EXPECT_EQ(places.size(), 2U) << letter;
}

TEST(Built, ArrowsPointAlongTheWayInAsItIsSeen) {
  const auto mission = with_zone(empty_mission(), "z", "drop-zone", "attacker", "", cells("A1 A2 A3 F7"));
  for (const double azimuth : {150.0, 240.0, 330.0, 60.0}) {
    const auto plan = built(mission, azimuth);
    const auto drawn = painted(plan).drawn();
    std::size_t arrows = 0;
    for (const auto& zone : plan.map.zones) {
      for (const auto& arrow : zone.arrows) {
        ++arrows;
        // From outside the edge to the edge, over the ground; moved as the whole picture is.
        const auto way = plan.view.at(arrow.at, 0) - plan.view.at(arrow.at - arrow.inwards, 0);
        const auto edge = plan.view.at(arrow.at, 0) - plan.bounds.top_left;
        const bool is_there = std::ranges::any_of(drawn, [&](const Drawn& mark) {
          const auto segments = mark.path.segments();
          if (mark.kind != Drawn::Kind::fill || mark.colour != zone.style.colour || segments.size() != 4) return false;
          const auto tip = segments[0].end;
          const auto axis = tip - (segments[1].end + segments[2].end) * 0.5;
          const double aside = std::abs(axis.x * way.y - axis.y * way.x) / std::hypot(way.x, way.y);
          const bool ahead = axis.x * way.x + axis.y * way.y > 0;
          return std::hypot(tip.x - edge.x, tip.y - edge.y) < 1.5 && ahead && aside < 1e-6;
        });
        EXPECT_TRUE(is_there) << zone.object.address << " from " << azimuth;
      }
    }
    EXPECT_EQ(arrows, 2U);
  }
}

TEST(Built, NothingIsWrittenIntoAHoleBetweenBoards) {
  const auto plan = built(mission_of_file("templates/killzones/tiles-round-a-shaft.xml"));
  // Three letters before each of the three boards in the south, three numbers beside each in the east, and three names.
  EXPECT_EQ(plan.coordinates.size(), 9U + 9U + 3U);
}

TEST(Built, LongNamesOfBoardsMakeThePictureNoWider) {
  const auto called = [](std::string_view name) {
    auto mission = with_second_board(empty_mission(), {6, 7}, 700, 0);
    for (auto& board : mission.boards) {
      Board named = *board;
      named.label = name;
      board = named;
    }
    return built(mission);
  };
  const auto shorter = called("North");
  const auto longer =
      called("The upper galleries of the water works below the seventh deck, as they were before the flood");
  EXPECT_NEAR(longer.bounds.size.x, shorter.bounds.size.x, 0.01);
  EXPECT_EQ(std::ranges::count_if(longer.coordinates, [](const TextRun& run) { return run.text.ends_with("…"); }), 2);
}

TEST(Built, AHatchwayHasAnOpeningAndALeaf) {
  const auto mission = with_shipped_gallowdark(empty_mission());
  Hatchway hatchway;
  hatchway.facing = Facing::second;
  const auto shut = built(with_hatchway(mission, "C2/C3", hatchway));
  // Wall on both sides and above, and one leaf of 46 mm in the opening of 80 in 100 of the height.
  EXPECT_EQ(of(shut, BuiltBody::Material::wall).size(), 3U);
  const auto leaf = of(shut, BuiltBody::Material::leaf);
  ASSERT_EQ(leaf.size(), 1U);
  EXPECT_NEAR(leaf.front().high, 4.8, 1e-9);
  EXPECT_NEAR(ground_of(leaf.front()).size.x, 4.6, 1e-6);

  hatchway.starts_open = true;
  const auto open = of(built(with_hatchway(mission, "C2/C3", hatchway)), BuiltBody::Material::leaf);
  ASSERT_EQ(open.size(), 1U);
  // Swung to the south by its whole width, from the wall's face on.
  EXPECT_NEAR(ground_of(open.front()).size.y, 4.6, 1e-6);
  EXPECT_NEAR(ground_of(open.front()).top_left.y, 1.2 + 2 * 9.7 + 0.3, 1e-6);

  hatchway.access = HatchAccess::airlock();
  EXPECT_EQ(of(built(with_hatchway(mission, "C2/C3", hatchway)), BuiltBody::Material::leaf).size(), 2U);
}

TEST(Built, ASetThatKnowsNoHeightGetsAUsualOne) {
  auto mission = mission_with({6, 7}, "C2/C3", "");
  for (auto& use : mission.sets) {
    auto set = *use.set;
    set.wall_height = {};
    use.set = set;
  }
  EXPECT_NEAR(of(built(mission), BuiltBody::Material::wall).front().high, unknown_height / 10, 1e-9);
}

TEST(Built, ThingsThatLieFlatAreNoBodies) {
  const auto plan = built(with_marker(empty_mission(), "m", "objective", "1", "C3"));
  EXPECT_TRUE(plan.prisms.empty());
  EXPECT_TRUE(plan.hidden.empty());
  EXPECT_EQ(painted(plan).words("built").front(), "1");
}

TEST(Built, AMarkerBehindAWallHasASign) {
  const auto behind = with_marker(mission_with({6, 7}, "C3/C4", ""), "m", "objective", "1", "30mm,30mm");
  EXPECT_TRUE(built(behind).hidden.empty());
  // In the middle of the wall itself, it is cut in two by it.
  const auto within = with_marker(mission_with({6, 7}, "C3/C4", ""), "m", "objective", "1", "C3/C4");
  const auto plan = built(within);
  ASSERT_EQ(plan.hidden.size(), 1U);
  // Straight above its foot, and above all that stands.
  EXPECT_NEAR(plan.hidden.front().sign.x, plan.hidden.front().foot.x, 1e-9);
  EXPECT_LT(plan.hidden.front().sign.y, plan.view.at({0, 0}, 6).y + plan.hidden.front().foot.y);
}

TEST(Built, HidesIsTheRayOfSight) {
  const Axonometry from_south(180);
  const auto wall = prism_of({{0, 10}, {20, 10}, {20, 11}, {0, 11}}, 0, 6, 0);
  // At 52° a wall of 6 mm hides what lies up to 6 / tan 52° = 4.69 mm behind it.
  EXPECT_TRUE(hides(wall, {10, 10 - 4.6}, 0, from_south));
  EXPECT_FALSE(hides(wall, {10, 10 - 4.8}, 0, from_south));
  EXPECT_FALSE(hides(wall, {10, 12}, 0, from_south));
  EXPECT_FALSE(hides(wall, {21, 8}, 0, from_south));
  // What stands as high as the wall is hidden by nothing.
  EXPECT_FALSE(hides(wall, {10, 9}, 6, from_south));
  EXPECT_TRUE(hides(wall, {10, 9}, 3, from_south));
}

TEST(Built, AMarkerHasASignWhereItsMiddleOrMoreThanAQuarterOfItsRimIsHidden) {
  const Axonometry from_south(180);
  // A disc of 10 mm about 10,0, whose rim is looked at 7 mm from its middle: towards the viewer at 10,7, beside that at
  // 14.95,4.95 and 5.05,4.95.
  MapPlan map;
  map.scale = 1;
  MarkerToken marker;
  marker.centre = {10, 0};
  marker.radius = 10;
  map.markers = {marker};
  const auto signs = [&](double from, double to, double height) {
    const auto wall = prism_of({{from, 10}, {to, 10}, {to, 11}, {from, 11}}, 0, height, 0);
    return hidden_markers(map, {wall}, from_south).size();
  };
  // A wall of 6 mm hides what lies up to 4.69 mm behind it, down to y = 5.31: one place. One of 7 mm hides 5.47 mm,
  // down to 4.53: three places; where it ends beside the middle, two.
  EXPECT_EQ(signs(-50, 70, 6), 0U);
  EXPECT_EQ(signs(9, 70, 7), 0U);
  EXPECT_EQ(signs(-50, 70, 7), 1U);
  // One of 13 mm hides 10.16 mm: where it is 1 mm wide, nothing but the middle and the place before it.
  EXPECT_EQ(signs(9.5, 10.5, 13), 1U);
}

TEST(Built, WhatIsSeenOfTheGroundLeadsBackToIt) {
  for (const double azimuth : {0.0, 77.0, 150.0, 291.0}) {
    const Axonometry view(azimuth);
    const auto back = view.ground_at(view.at({31, -8}, 0));
    EXPECT_NEAR(back.x, 31, 1e-9);
    EXPECT_NEAR(back.y, -8, 1e-9);
  }
}

TEST(Built, WhatStandsIsTheSameFromWhereverOneLooks) {
  const auto mission = mission_with({6, 7}, "C2/C3 C3/D3", "D2/D3");
  const auto standing = stand_up(lay_out_map(mission, {10, {}, &usual_design()}));
  for (const double azimuth : {20.0, 240.0}) {
    const auto turned = seen_from(standing, mission, azimuth);
    const auto plan = built(mission, azimuth);
    EXPECT_EQ(turned.prisms.size(), plan.prisms.size());
    EXPECT_EQ(turned.bounds, plan.bounds);
    EXPECT_EQ(painted(turned).drawn().size(), painted(plan).drawn().size());
  }
}

TEST(Built, WhatIsMarkedStandsOut) {
  const Colour blue{0, 0, 255};
  const auto mission = with_marker(mission_with({6, 7}, "C2/C3 D2/D3", ""), "m", "objective", "1", "C5");
  const auto count = [&](std::string_view address) {
    RecordingCanvas canvas;
    paint_built(canvas, built(mission), {}, {{std::string(address)}, blue});
    return std::ranges::count_if(canvas.drawn(), [&](const Drawn& drawn) {
      return (drawn.kind == Drawn::Kind::stroke ? drawn.stroke.colour : drawn.colour) == blue;
    });
  };
  EXPECT_EQ(count("E2/E3"), 0);
  EXPECT_GT(count("C2/C3"), 0);
  EXPECT_EQ(count("#m"), 1) << "a ring on the ground";
}

TEST(Built, EverythingIsWithinItsBounds) {
  auto missions = shipped_missions();
  for (unsigned number = 1; number <= 12; ++number) missions.push_back(usual_mission(number));
  for (const auto& mission : missions) {
    if (mission.boards.empty()) continue;
    for (const double azimuth : {150.0, 60.0, 330.0, 240.0, 0.0, 90.0}) {
      const auto plan = built(mission, azimuth);
      const auto canvas = painted(plan);
      EXPECT_TRUE(canvas.balanced());
      EXPECT_EQ(shown_outside(canvas, Rect{{}, plan.bounds.size}.grown(0.5)), "") << mission.head->title << azimuth;
    }
  }
}

TEST(Built, NothingOfAMissionIsLeftOut) {
  for (const auto& mission : shipped_missions()) {
    if (mission.boards.empty()) continue;
    const auto plan = built(mission);
    std::set<std::size_t> shown;
    for (const auto& prism : plan.prisms) shown.insert(prism.body);
    for (std::size_t body = 0; body < plan.bodies.size(); ++body) {
      // Only what stands wholly inside of other things is not seen; no shipped mission has such.
      if (plan.bodies[body].material == BuiltBody::Material::wall) {
        EXPECT_TRUE(shown.contains(body)) << mission.head->title;
      }
    }
  }
}

TEST(Built, BetweenPartsOfATopNothingShinesThrough) {
  // The rubble has ten corners, so that its top is painted in parts, each on what is below it.
  const auto canvas = painted(built(mission_of_file("templates/killzones/volkus.xml")));
  const auto is_part = [](const Drawn& mark) {
    return mark.kind == Drawn::Kind::fill && mark.colour == usual_design().pillar_face &&
           corners(mark.path).size() == 3;
  };
  EXPECT_GT(std::ranges::count_if(canvas.drawn(), is_part), 8);
}

TEST(Built, WhatIsAbsentIsNotDrawnAndWhatStandsBackIsPale) {
  BuiltOptions options;
  options.emphasis = [](const ObjectInfo& object) {
    if (object.id.starts_with("wall-C2")) return Emphasis::strong;
    return object.id.starts_with("wall") ? Emphasis::pale : Emphasis::absent;
  };
  const auto plan = lay_out_built(mission_with({6, 7}, "C2/C3 E4/E5", ""), options);
  ASSERT_EQ(plan.bodies.size(), 2U);
  EXPECT_EQ(std::ranges::count(plan.bodies, true, &BuiltBody::pale), 1);
  EXPECT_GT(plan.pale.ink.red, options.design->ink.red + 100);
}

TEST(Built, LevelsStandSideBySideUnderTheNamesThatTheyHaveOnTheMap) {
  const auto words = painted(built(mission_of_file("templates/missions/two-decks.xml"))).words("built");
  const auto is_named = [&](std::string_view first, std::string_view last) {
    return std::ranges::any_of(words,
                               [&](const auto& word) { return word.starts_with(first) && word.ends_with(last); });
  };
  EXPECT_TRUE(is_named("BOARD 1 · ", " · LEVEL 0"));
  EXPECT_TRUE(is_named("BOARD 2 · ", " · LEVEL −1"));
}

/// A wall of another board may stand before the letters along an edge.
TEST(Built, LettersAlongEdgesStandBeforeWalls) {
  const auto plan = built(mission_of_file("templates/missions/two-decks.xml"));
  ASSERT_TRUE(plan.hidden.empty()) << "signs stand before all else";
  const auto canvas = painted(plan);
  const auto marks = canvas.of_layer("built");
  // 7 numbers and 6 letters a board, and its name.
  ASSERT_EQ(plan.coordinates.size(), 2 * (7U + 6U + 1U));
  EXPECT_TRUE(
      std::all_of(marks.end() - 28, marks.end(), [](const Drawn& mark) { return mark.kind == Drawn::Kind::text; }));
  EXPECT_TRUE(std::ranges::any_of(plan.coordinates, [](const TextRun& run) { return run.halo == 0; }));
  // At 1:20 there are 5 mm between the boards, and walls rise behind the numbers.
  BuiltOptions small;
  small.scale = 20;
  small.azimuth = 150;
  const auto close = lay_out_built(mission_of_file("templates/missions/two-decks.xml"), small);
  EXPECT_TRUE(std::ranges::any_of(close.coordinates, [](const TextRun& run) { return run.halo > 0; }));
}

TEST(Built, LettersBetweenBoardsStandInTheMiddleSoThatTheyHideNoWall) {
  // At 1:10 the second board lies 10.16 mm beside the first: a number 5.6 mm out would cover pillars of the second.
  const auto plan = built(mission_of_file("templates/missions/two-decks.xml"));
  for (const auto& run : plan.coordinates) EXPECT_EQ(run.halo, 0) << run.text;
}

}  // namespace
}  // namespace bulkhead::test

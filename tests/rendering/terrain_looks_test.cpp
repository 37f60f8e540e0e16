// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "rendering/look/designs.h"
#include "rendering/map/features.h"
#include "rendering/sheet/legend.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/plans.h"
#include "tests/support/sample_missions.h"

// Whether terrain of different kinds looks different, on a map at 1:4 whose board has its corner at 10,20.

namespace bulkhead::test {
namespace {

using Traits = TerrainTraits;
using Tone = TerrainStyle::Tone;

Point mm(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

FeaturePart part(Footprint footprint, std::int64_t begins_at, std::int64_t height, std::vector<Id> types) {
  return {"", std::move(footprint), Length::millimetres(begins_at), Length::millimetres(height), std::move(types), {}};
}

/// A board with features of one part each, or of several, all in its middle at 303,351.5 and each of the types that
/// Kill Team and Zone Mortalis know.
Mission with_features(std::vector<std::vector<FeaturePart>> features) {
  auto mission = empty_mission({6, 7});
  auto system = *mission.system;
  const auto type = [](std::string_view id, std::string_view name, const Traits& traits) {
    return TerrainType{Id(id), std::string(name), traits, "", {}};
  };
  using Passage = Traits::Passage;
  using Sight = Traits::Sight;
  using Cover = Traits::Cover;
  system.terrain_types = {type("heavy", "Heavy", {Passage::over, Sight::obscures, Cover::gives, false, false}),
                          type("vantage", "Vantage", {Passage::over, Sight::clear, Cover::gives, true, false}),
                          type("wall", "Wall", {Passage::barred, Sight::blocks, Cover::gives, false, false}),
                          type("accessible", "Accessible", {Passage::slow, Sight::clear, {}, false, false}),
                          type("hazardous", "Hazardous", {Passage::barred, Sight::clear, {}, false, true}),
                          type("cover-6", "Cover 6+", {Passage::over, Sight::clear, Cover::gives, false, false}),
                          type("cover-5", "Cover 5+", {Passage::over, Sight::clear, Cover::gives, false, false}),
                          type("cover-4", "Cover 4+", {Passage::over, Sight::clear, Cover::gives, false, false}),
                          type("difficult", "Difficult", {Passage::slow, Sight::clear, {}, false, false})};
  mission.system = system;
  TerrainSet set;
  set.id = Id("scatter");
  std::vector<Feature> placed;
  for (std::size_t index = 0; index < features.size(); ++index) {
    const auto name = "thing-" + std::to_string(index + 1);
    set.feature_kinds.push_back({Id(name), "Odd thing", "", std::move(features[index]), {}});
    placed.push_back({Id("t" + std::to_string(index + 1)),
                      Id(name),
                      {Length::millimetres(303), Length::micrometres(351'500)},
                      0,
                      false,
                      {}});
  }
  mission.sets.push_back({set, std::nullopt, {}});
  return with_board_changed(std::move(mission), [&](Board& board) { board.features = placed; });
}

const auto square = Rectangle{mm(-40, -40), mm(40, 40)};

/// Every look that terrain of the shipped sets takes.
Mission with_all_looks() {
  return with_features({{part(square, 0, 50, {Id("heavy")})},
                        {part(square, 0, 50, {Id("heavy"), Id("accessible")})},
                        {part(square, 0, 50, {Id("wall")})},
                        {part(square, 0, 20, {Id("cover-6")})},
                        {part(square, 0, 20, {Id("cover-5")})},
                        {part(square, 0, 20, {Id("cover-4")})},
                        {part(square, 0, 0, {Id("cover-5"), Id("difficult")})},
                        {part(square, 0, 0, {Id("cover-5")})},
                        {part(square, 0, 0, {Id("heavy")})},
                        {part(square, 0, 20, {Id("cover-6"), Id("accessible")})},
                        {part(square, 0, 0, {Id("hazardous")})},
                        {part(square, 0, 50, {Id("hazardous")})},
                        {part(square, 70, 3, {Id("vantage")})},
                        {part(square, 0, 50, {Id("heavy"), Id("vantage")})}});
}

/// What a sample of the legend draws, as words without colours: in greys that are alike only the shapes tell.
std::string shapes_of(const LegendEntry& entry) {
  RecordingCanvas canvas;
  entry.sample(canvas, {{0, 0}, {8, 4.8}});
  std::string words;
  for (const auto& drawn : canvas.drawn()) {
    words += drawn.kind == Drawn::Kind::fill ? "fill" : drawn.kind == Drawn::Kind::stroke ? "stroke" : "text";
    words += " " + to_text(drawn.path.bounds()) + " " + std::to_string(drawn.path.segments().size()) + " " +
             std::to_string(drawn.stroke.width) + "\n";
  }
  return words;
}

TEST(TerrainLooks, OfDifferentKindsDiffer) {
  for (const auto* key : {"colour", "plain", "dark"}) {
    MapOptions options;
    options.design = find_design(key);
    ASSERT_NE(options.design, nullptr);
    // Side by side: what a deck hides wholly has no row of its own.
    const auto mission = with_board_changed(with_all_looks(), [](Board& board) {
      for (std::size_t index = 0; index < board.features.size(); ++index) {
        const auto number = static_cast<std::int64_t>(index);
        board.features[index].at = mm(60 + 90 * (number % 6), 100 + 100 * (number / 6));
      }
    });
    const auto plan = lay_out_map(mission, options);
    std::map<std::string, std::string> seen;
    int count = 0;
    for (const auto& entry : legend_of(plan)) {
      if (!entry.id.starts_with("terrain")) continue;
      ++count;
      RecordingCanvas canvas;
      entry.sample(canvas, {{0, 0}, {8, 4.8}});
      // Tones are told apart by their lightness, all else by its drawing.
      auto look = shapes_of(entry);
      for (const auto& drawn : canvas.drawn()) look += " " + std::to_string(drawn.colour.red / 32);
      const auto [known, fresh] = seen.emplace(look, entry.id);
      EXPECT_TRUE(fresh) << entry.id << " looks like " << known->second << " in " << key;
    }
    EXPECT_EQ(count, 14) << "a row for each";
  }
}

TEST(TerrainLooks, ADoorIsALadderAndNoWall) {
  // 40 × 8 mm: on paper 10 × 2 mm.
  const auto canvas =
      painted(with_features({{part(Rectangle{mm(-20, -4), mm(20, 4)}, 0, 50, {Id("heavy"), Id("accessible")})}}));
  const auto drawn = canvas.of_object("feature-t1");
  ASSERT_GE(drawn.size(), 3U);
  EXPECT_EQ(drawn[0].colour, usual_design().paper);
  EXPECT_EQ(drawn[1].kind, Drawn::Kind::stroke);
  EXPECT_EQ(drawn[1].colour, usual_design().pillar_face);
  EXPECT_EQ(drawn[1].clips, 1);
  // Rungs stand across the door: the first goes straight down.
  const auto& segments = drawn[1].path.segments();
  ASSERT_GE(segments.size(), 4U);
  EXPECT_NEAR(segments[0].end.x, segments[1].end.x, 1e-9);
  EXPECT_GT(std::abs(segments[0].end.y - segments[1].end.y), 2);
}

/// The direction of the rungs of a ladder, as a slope's share of x and y.
Vec direction_of_rungs(FeaturePart body, int turn) {
  auto mission = with_features({{std::move(body)}});
  mission = with_board_changed(std::move(mission), [&](Board& board) { board.features.front().turn = turn; });
  for (const auto& drawn : painted(mission).of_object("feature-t1")) {
    if (drawn.kind != Drawn::Kind::stroke || drawn.colour != usual_design().pillar_face) continue;
    const auto& segments = drawn.path.segments();
    const auto way = segments.at(1).end - segments.at(0).end;
    const double length = std::hypot(way.x, way.y);
    return {std::abs(way.x) / length, std::abs(way.y) / length};
  }
  return {};
}

TEST(TerrainLooks, RungsDoNotTurnWithTheFeature) {
  for (const int turn : {0, 10, 45, 80, 90, 120, 170}) {
    const auto wide =
        direction_of_rungs(part(Rectangle{mm(-40, -30), mm(40, 30)}, 0, 50, {Id("heavy"), Id("accessible")}), turn);
    EXPECT_NEAR(wide.x, 0, 1e-9) << turn;
    EXPECT_NEAR(wide.y, 1, 1e-9) << turn;
  }
  // What is thin never hides between two rungs.
  const auto door = part(Rectangle{mm(-40, -3), mm(40, 3)}, 0, 50, {Id("heavy"), Id("accessible")});
  EXPECT_NEAR(direction_of_rungs(door, 30).y, 1, 1e-9);
  EXPECT_NEAR(direction_of_rungs(door, 90).x, 1, 1e-9);
  EXPECT_NEAR(direction_of_rungs(door, 110).x, 1, 1e-9);
}

TEST(TerrainLooks, WhatLiesFlatIsNotSolid) {
  const auto canvas = painted(with_features({{part(square, 0, 0, {Id("cover-5"), Id("difficult")})}}));
  const auto drawn = canvas.of_object("feature-t1");
  ASSERT_FALSE(drawn.empty());
  for (const auto& each : drawn) {
    if (each.kind != Drawn::Kind::fill) continue;
    EXPECT_EQ(each.colour, usual_design().paper);
  }
  EXPECT_FALSE(drawn.back().stroke.dashes.empty()) << "its edge";
}

TEST(TerrainLooks, AreGivenInTheOrderOfTheSystem) {
  const auto plan = plan_in_colour(with_features({{part(square, 0, 20, {Id("cover-4")})},
                                                  {part(square, 0, 21, {Id("cover-6")})},
                                                  {part(square, 0, 22, {Id("cover-5")})},
                                                  {part(square, 0, 23, {Id("cover-6")})}}));
  std::vector<int> variants;
  for (const auto& feature : plan.features) variants.push_back(feature.bodies.at(0).style.variant);
  EXPECT_EQ(variants, (std::vector<int>{2, 0, 1, 0}));
}

TEST(TerrainLooks, HeightsStandWhereTheDeckIsSeen) {
  // A deck of 40 × 20 mm on paper, whose western 24 mm lie below something higher.
  const auto deck = part(Rectangle{mm(-80, -40), mm(80, 40)}, 70, 6, {Id("vantage")});
  const auto higher = part(Rectangle{mm(-80, -40), mm(16, 40)}, 100, 20, {Id("heavy")});
  const auto in_one = plan_in_colour(with_features({{deck, higher}}));
  const auto at = in_one.features.at(0).bodies.at(0).level_at;
  ASSERT_TRUE(at.has_value());
  // The middle of the board is at 85.75, so the higher part ends at 89.75.
  EXPECT_GT(at->x, 89.75 + 1);
  const auto of_two = plan_in_colour(with_features({{deck}, {higher}}));
  const auto beside = of_two.features.at(0).bodies.at(0).level_at;
  ASSERT_TRUE(beside.has_value());
  EXPECT_GT(beside->x, 89.75 + 1) << "below another feature, too";
  const auto all = part(Rectangle{mm(-80, -40), mm(80, 40)}, 100, 20, {Id("heavy")});
  EXPECT_FALSE(plan_in_colour(with_features({{deck, all}})).features.at(0).bodies.at(0).level_at)
      << "nothing of it is seen";
}

TEST(TerrainLooks, KeepLabelsOffNoMoreThanTheyCover) {
  // A wall of 4 × 80 mm, askew: 1 mm wide on paper, along the diagonal.
  const auto plan = plan_in_colour(with_features(
      {{part(PolygonFootprint{{mm(-30, -27), mm(-27, -30), mm(30, 27), mm(27, 30)}}, 0, 50, {Id("heavy")})}}));
  std::vector<Obstacle> obstacles;
  add_obstacles(obstacles, plan.features.at(0));
  ASSERT_FALSE(obstacles.empty());
  const auto& loops = plan.features.at(0).bodies.at(0).loops;
  for (const auto& obstacle : obstacles) {
    const auto* box = std::get_if<Rect>(&obstacle);
    if (box == nullptr) continue;
    const auto high = box->bottom_right();
    for (const Vec corner : {box->top_left, high, Vec{box->top_left.x, high.y}, Vec{high.x, box->top_left.y}}) {
      EXPECT_TRUE(inside(loops, corner)) << corner.x << "," << corner.y;
    }
  }
}

std::vector<std::string> terrain_rows(const Mission& mission) {
  std::vector<std::string> rows;
  for (const auto& entry : legend_of(plan_in_colour(mission))) rows.push_back(entry.id + ": " + entry.text);
  return rows;
}

TEST(TerrainLooks, AWallShowsThroughTheRampartOnTopOfIt) {
  const auto wall = part(Rectangle{mm(-80, -4), mm(0, 4)}, 0, 70, {Id("heavy")});
  const auto rampart = part(Rectangle{mm(-80, -3), mm(80, 3)}, 70, 25, {Id("cover-6")});
  const auto mission = with_features({{wall, rampart}});
  const auto plan = plan_in_colour(mission);
  const auto& bodies = plan.features.at(0).bodies;
  ASSERT_EQ(bodies.at(1).stands_on.size(), 1U);
  EXPECT_EQ(bodies[1].stands_on[0].style, bodies[0].style);
  EXPECT_EQ(terrain_rows(mission),
            (std::vector<std::string>{"terrain-heavy: Heavy terrain", "terrain-light: Cover 6+ terrain",
                                      "terrain-light-on-terrain-heavy: Cover 6+ terrain on top of Heavy"}));
  // In stripes of the wall's tone, where the wall is and nowhere else: to the middle of the board, at 85.75.
  const auto drawn = painted(mission).of_object("feature-t1");
  const auto stripes = std::ranges::find_if(drawn, [](const Drawn& each) {
    return each.clips == 2 && each.kind == Drawn::Kind::stroke && each.stroke.colour == usual_design().pillar_face;
  });
  ASSERT_NE(stripes, drawn.end());
  ASSERT_TRUE(stripes->visible.has_value());
  EXPECT_NEAR(stripes->visible->bottom_right().x, 85.75, 0.01);
  // What begins on the board stands on nothing, and what is darker hides nothing that it should not.
  const auto low = part(Rectangle{mm(-80, -3), mm(80, 3)}, 0, 95, {Id("cover-6")});
  EXPECT_TRUE(plan_in_colour(with_features({{wall, low}})).features.at(0).bodies.at(1).stands_on.empty());
  const auto dark = part(Rectangle{mm(-80, -3), mm(80, 3)}, 70, 25, {Id("heavy")});
  EXPECT_TRUE(plan_in_colour(with_features({{wall, dark}})).features.at(0).bodies.at(1).stands_on.empty());
}

TEST(TerrainLooks, OfTheSecondTypeAreReadOnThinWallsToo) {
  // Dots on a wall of 6 mm at 1:10 are specks: their rows are lines of empty dashes.
  const auto mission = with_features(
      {{part(square, 0, 20, {Id("cover-6")})}, {part(Rectangle{mm(-65, -3), mm(65, 3)}, 0, 50, {Id("cover-5")})}});
  const auto drawn = painted(mission, 10).of_object("feature-t2");
  int lines = 0;
  for (const auto& each : drawn) {
    if (each.kind != Drawn::Kind::stroke || each.clips == 0) continue;
    EXPECT_TRUE(each.stroke.dashes.empty());
    ++lines;
  }
  EXPECT_EQ(lines, 1);
}

TEST(TerrainLooks, WhatIsWhollyBelowADeckHasNoRowInTheOpen) {
  const auto pier = part(Rectangle{mm(-40, -20), mm(-30, 20)}, 0, 70, {Id("heavy")});
  const auto struts = part(Rectangle{mm(0, -20), mm(10, 20)}, 0, 70, {Id("cover-6"), Id("accessible")});
  const auto deck = part(Rectangle{mm(-40, -40), mm(40, 40)}, 70, 6, {Id("vantage")});
  EXPECT_EQ(
      terrain_rows(with_features({{pier, struts, deck}})),
      (std::vector<std::string>{"terrain-deck: Vantage terrain, height above the board",
                                "below-deck-terrain-heavy: Heavy terrain beneath a deck",
                                "below-deck-terrain-light-passable: Cover 6+, Accessible terrain beneath a deck"}));
  const auto longer = part(Rectangle{mm(-80, -20), mm(-30, 20)}, 0, 70, {Id("heavy")});
  EXPECT_EQ(terrain_rows(with_features({{longer, deck}})).at(0), "terrain-heavy: Heavy terrain")
      << "some of it stands in the open";
}

TEST(TerrainLooks, WhatADeckHidesIsNotToldByItsPaleToneAlone) {
  const auto pier = part(Rectangle{mm(-40, -20), mm(-30, 20)}, 0, 70, {Id("heavy")});
  const auto deck = part(Rectangle{mm(-40, -40), mm(40, 40)}, 70, 6, {Id("vantage")});
  const auto drawn = painted(with_features({{pier, deck}})).of_object("feature-t1");
  EXPECT_TRUE(std::ranges::any_of(drawn, [](const Drawn& each) {
    return each.kind == Drawn::Kind::stroke && each.clips == 2 && each.stroke.colour == usual_design().pillar_face;
  })) << "stripes of the pier's tone, inside the deck and the pier";
}

TEST(TerrainLooks, TheSampleOfADeckSaysAHeightThatOneOfThemHas) {
  const auto container = part(square, 0, 51, {Id("heavy"), Id("vantage")});
  for (const auto& entry : legend_of(plan_in_colour(with_features({{container}})))) {
    RecordingCanvas canvas;
    entry.sample(canvas, {{0, 0}, {8, 4.8}});
    EXPECT_EQ(canvas.words(), std::vector<std::string>{"2″"}) << entry.id;
  }
}

}  // namespace
}  // namespace bulkhead::test

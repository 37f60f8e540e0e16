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
    const auto plan = lay_out_map(with_all_looks(), options);
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

}  // namespace
}  // namespace bulkhead::test

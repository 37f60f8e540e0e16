// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "model/mission/placed_features.h"
#include "rendering/look/designs.h"
#include "rendering/map/features.h"
#include "rendering/sheet/legend.h"
#include "tests/rendering/support/missions.h"
#include "tests/rendering/support/plans.h"
#include "tests/support/sample_missions.h"

// The figures are those of tests/rendering/support/plans.h: 1 mm on paper is 4 mm of the board, whose corner is at
// 10,20.

namespace bulkhead::test {
namespace {

using Traits = TerrainTraits;
using Tone = TerrainStyle::Tone;

Point mm(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

FeaturePart part(Footprint footprint, std::int64_t begins_at, std::int64_t height, std::vector<Id> types) {
  return {"", std::move(footprint), Length::millimetres(begins_at), Length::millimetres(height), std::move(types), {}};
}

TerrainType type(std::string_view id, std::string_view name, const Traits& traits) {
  return {Id(id), std::string(name), traits, "", {}};
}

/// A board with these parts as feature `t1` in its middle, at 303,351.5.
Mission with_feature(std::vector<FeaturePart> parts, int turn = 0, bool mirrored = false) {
  auto mission = empty_mission({6, 7});
  GameSystem system = *mission.system;
  system.terrain_types = {
      type("heavy", "Heavy", {Traits::Passage::over, Traits::Sight::obscures, Traits::Cover::gives, false, false}),
      type("light", "Light", {Traits::Passage::over, Traits::Sight::clear, Traits::Cover::gives, false, false}),
      type("vantage", "Vantage", {Traits::Passage::over, Traits::Sight::clear, Traits::Cover::gives, true, false})};
  mission.system = system;
  TerrainSet set;
  set.id = Id("scatter");
  set.feature_kinds = {{Id("thing"), "Odd thing", "", std::move(parts), {}}};
  mission.sets.push_back({set, std::nullopt, {}});
  return with_board_changed(std::move(mission), [&](Board& board) {
    board.features = {
        {Id("t1"), Id("thing"), {Length::millimetres(303), Length::micrometres(351'500)}, turn, mirrored, {}}};
  });
}

TEST(TerrainLooks, FollowWhatTerrainDoes) {
  const auto tone = [](Traits::Passage passage, Traits::Sight sight, Traits::Cover cover) {
    return style_of({passage, sight, cover, false, false}).tone;
  };
  EXPECT_EQ(tone(Traits::Passage::over, Traits::Sight::clear, Traits::Cover::unstated), Tone::low);
  EXPECT_EQ(tone(Traits::Passage::over, Traits::Sight::clear, Traits::Cover::denies), Tone::low);
  EXPECT_EQ(tone(Traits::Passage::slow, Traits::Sight::clear, Traits::Cover::gives), Tone::light);
  EXPECT_EQ(tone(Traits::Passage::over, Traits::Sight::obscures, Traits::Cover::gives), Tone::heavy);
  EXPECT_EQ(tone(Traits::Passage::over, Traits::Sight::blocks, Traits::Cover::gives), Tone::wall);
  EXPECT_EQ(tone(Traits::Passage::barred, Traits::Sight::clear, Traits::Cover::unstated), Tone::wall);
  EXPECT_EQ(style_of({{}, Traits::Sight::obscures, {}, true, false}), (TerrainStyle{Tone::deck, true}));
  EXPECT_EQ(style_of({{}, Traits::Sight::clear, {}, true, false}), (TerrainStyle{Tone::deck, false}));
  EXPECT_EQ(style_of({Traits::Passage::barred, {}, {}, true, true}).tone, Tone::hazard);
}

TEST(TerrainFeatures, LieWhereTheyStand) {
  const auto canvas = painted(with_feature({part(Rectangle{mm(-20, -10), mm(40, 10)}, 0, 30, {Id("heavy")})}, 90));
  // Turned by 90° it reaches from 293 to 313 mm across and from 331.5 to 391.5 mm down.
  EXPECT_PRED2(alike, first_fill(canvas, "feature-t1"), box(83.25, 102.875, 5, 15));
  EXPECT_EQ(canvas.of_object("feature-t1").front().layer, "features");
  EXPECT_EQ(canvas.of_object("feature-t1").front().colour, usual_design().pillar_face);
  const auto& objects = canvas.objects();
  const auto found = std::find_if(objects.begin(), objects.end(), [](const auto& o) { return o.id == "feature-t1"; });
  ASSERT_NE(found, objects.end());
  EXPECT_EQ(found->address, "#t1");
  EXPECT_EQ(found->title, "Odd thing");
  EXPECT_EQ(found->description, "At 303mm,351.5mm of board 1, turned by 90°");
}

TEST(TerrainFeatures, AreMirroredLeftToRight) {
  const auto canvas = painted(with_feature({part(Rectangle{mm(-20, -10), mm(40, 10)}, 0, 30, {})}, 0, true));
  // From 263 to 323 mm.
  EXPECT_PRED2(alike, first_fill(canvas, "feature-t1"), box(75.75, 105.375, 15, 5));
  EXPECT_EQ(canvas.of_object("feature-t1").front().colour, usual_design().rule);
  EXPECT_TRUE(std::any_of(canvas.objects().begin(), canvas.objects().end(),
                          [](const auto& object) { return object.description.ends_with("of board 1, mirrored"); }));
}

TEST(TerrainFeatures, AreDrawnFromTheLowestPartToTheHighest) {
  const auto mission = with_feature({part(Rectangle{mm(-50, -50), mm(50, 50)}, 70, 3, {Id("vantage")}),
                                     part(CircleFootprint{mm(0, 0), Length::millimetres(10)}, 0, 70, {Id("heavy")}),
                                     part(Rectangle{mm(-50, -60), mm(50, -50)}, 0, 100, {Id("heavy")})});
  const auto plan = plan_in_colour(mission);
  ASSERT_EQ(plan.features.size(), 1U);
  std::vector<double> widths;
  for (const auto& body : plan.features[0].bodies) widths.push_back(body.path.bounds().size.y);
  EXPECT_EQ(widths.size(), 3U);
  EXPECT_NEAR(widths[0], 5, 1e-3);
  EXPECT_NEAR(widths[1], 25, 1e-3);
  EXPECT_NEAR(widths[2], 2.5, 1e-3);
}

TEST(TerrainFeatures, LieBelowWhatIsHigher) {
  auto mission = with_feature({part(Rectangle{mm(-40, -40), mm(40, 40)}, 0, 30, {Id("heavy")})});
  TerrainSet set = *mission.sets.back().set;
  set.feature_kinds.push_back({Id("pool"), "Pool", "", {part(Rectangle{mm(-40, -40), mm(40, 40)}, 0, 0, {})}, {}});
  mission.sets.back().set = set;
  mission = with_board_changed(std::move(mission), [](Board& board) {
    board.features.push_back({Id("t2"), Id("pool"), mm(330, 350), 0, false, {}});
  });
  const auto plan = plan_in_colour(mission);
  ASSERT_EQ(plan.features.size(), 2U);
  EXPECT_EQ(plan.features[0].object.id, "feature-t2");
}

std::string level_of(std::int64_t begins_at, std::int64_t height, std::int64_t half_side) {
  const auto plan = plan_in_colour(with_feature(
      {part(Rectangle{mm(-half_side, -half_side), mm(half_side, half_side)}, begins_at, height, {Id("vantage")})}));
  const auto& body = plan.features.at(0).bodies.at(0);
  return body.level_at ? body.level : "no room for " + body.level;
}

TEST(TerrainFeatures, SayHowHighOneStands) {
  EXPECT_EQ(level_of(70, 6, 40), "3″");    // 76 mm are 2.99"
  EXPECT_EQ(level_of(0, 64, 40), "2.5″");  // 2.52"
  EXPECT_EQ(level_of(254, 0, 40), "10″");
  EXPECT_EQ(level_of(70, 6, 8), "no room for 3″");
}

TEST(TerrainFeatures, HeightsAreWrittenBesideMarkers) {
  const auto deck = part(Rectangle{mm(-80, -50), mm(80, 50)}, 70, 6, {Id("vantage")});
  const auto free = plan_in_colour(with_feature({deck})).features[0].bodies[0].level_at;
  ASSERT_TRUE(free.has_value());
  EXPECT_NEAR(free->x, 85.75, 1);
  EXPECT_NEAR(free->y, 107.875, 1);
  const auto marked = plan_in_colour(with_marker(with_feature({deck}), "o1", "objective", "1", "303mm,351.5mm"));
  const auto beside = marked.features[0].bodies[0].level_at;
  ASSERT_TRUE(beside.has_value());
  EXPECT_GT(std::hypot(beside->x - 85.75, beside->y - 107.875), 5) << "the marker's radius is 5 mm";
}

TEST(TerrainFeatures, AreNamedBesideThemOrNotAtAll) {
  const auto small = part(Rectangle{mm(-20, -20), mm(20, 20)}, 0, 30, {Id("heavy")});
  auto plan = plan_in_colour(with_feature({small}));
  lay_out_labels(plan, plan.bounds);
  ASSERT_EQ(plan.labels.size(), 1U);
  ASSERT_EQ(plan.labels[0].lines.size(), 1U);
  EXPECT_EQ(plan.labels[0].lines[0].text, "Odd thing");
  EXPECT_FALSE(plan.labels[0].leader.has_value());
  EXPECT_FALSE(plan.labels[0].box.overlaps(plan.features[0].bounds));
  EXPECT_TRUE(plan.labels[0].box.overlaps(plan.features[0].bounds.grown(0.5)));
  // With no room anywhere it goes without a name, and without a number.
  lay_out_labels(plan, plan.features[0].bounds);
  ASSERT_EQ(plan.labels.size(), 1U);
  EXPECT_TRUE(plan.labels[0].lines.empty());
  EXPECT_EQ(plan.labels[0].number, 0);
}

TEST(TerrainFeatures, TheLegendShowsEachLookOnce) {
  const auto square = Rectangle{mm(-40, -40), mm(40, 40)};
  const auto plan = plan_in_colour(
      with_feature({part(square, 0, 20, {Id("light")}), part(square, 0, 30, {Id("heavy")}),
                    part(square, 0, 40, {Id("heavy"), Id("vantage")}), part(square, 0, 50, {Id("vantage")}),
                    part(square, 0, 10, {}), part(square, 0, 10, {Id("strange-stuff")})}));
  std::vector<std::pair<std::string, std::string>> entries;
  for (const auto& entry : legend_of(plan)) {
    if (entry.id.starts_with("terrain")) entries.emplace_back(entry.id, entry.text);
  }
  const std::vector<std::pair<std::string, std::string>> expected = {
      {"terrain-heavy", "Heavy terrain"},
      {"terrain-light", "Light terrain"},
      {"terrain-deck", "Vantage terrain, height above the board"},
      {"terrain-roof", "Heavy, Vantage terrain, height above the board"},
      {"terrain-low", "Untyped terrain"},
      {"terrain-low-2", "Strange stuff terrain"}};
  EXPECT_EQ(entries, expected);
}

TEST(TerrainFeatures, BeneathADeckHaveAnOutlineAndARowOfTheLegend) {
  const auto pier = part(Rectangle{mm(-40, -40), mm(-20, 40)}, 0, 70, {Id("heavy")});
  const auto beside = part(Rectangle{mm(60, -40), mm(80, 40)}, 0, 70, {Id("light")});
  const auto deck = part(Rectangle{mm(-40, -40), mm(40, 40)}, 70, 3, {Id("vantage")});
  const auto mission = with_feature({pier, beside, deck});
  const auto plan = plan_in_colour(mission);
  const auto& bodies = plan.features.at(0).bodies;
  ASSERT_EQ(bodies.size(), 3U);
  EXPECT_TRUE(bodies[0].below_deck);
  EXPECT_FALSE(bodies[1].below_deck);
  ASSERT_EQ(bodies[2].beneath.size(), 1U);
  EXPECT_TRUE(alike(bodies[2].beneath[0].path.bounds(), bodies[0].path.bounds()));
  std::vector<std::string> rows;
  for (const auto& entry : legend_of(plan)) {
    if (entry.id.starts_with("below-deck")) rows.push_back(entry.id + ": " + entry.text);
  }
  EXPECT_EQ(rows, std::vector<std::string>{"below-deck-terrain-heavy: Heavy terrain beneath a deck"});
  int dashed = 0;
  for (const auto& drawn : painted(mission).of_object("feature-t1")) {
    dashed += drawn.kind == Drawn::Kind::stroke && !drawn.stroke.dashes.empty() ? 1 : 0;
  }
  EXPECT_EQ(dashed, 1);
  const auto roof = part(Rectangle{mm(-40, -40), mm(40, 40)}, 70, 3, {Id("heavy"), Id("vantage")});
  EXPECT_FALSE(plan_in_colour(with_feature({pier, roof})).features.at(0).bodies.at(0).below_deck)
      << "one does not see through it";
}

TEST(TerrainFeatures, ReachBeyondTheBoardLikeAnythingElse) {
  const auto mission =
      with_board_changed(with_feature({part(Rectangle{mm(-40, -40), mm(40, 40)}, 0, 30, {Id("heavy")})}),
                         [](Board& board) { board.features.front().at = mm(303, 0); });
  const auto without = with_board_changed(mission, [](Board& board) { board.features.clear(); });
  EXPECT_LT(plan_in_colour(mission).bounds.top_left.y, plan_in_colour(without).bounds.top_left.y);
}

}  // namespace
}  // namespace bulkhead::test

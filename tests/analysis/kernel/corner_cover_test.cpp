// SPDX-License-Identifier: MIT
#include "analysis/sight/corner_cover.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "analysis/sight/cover_words.h"
#include "analysis/sight/wall_corners.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

// A Gallowdark board: nodes every 97 mm from (12, 12). The wall C3/D3 stands at x = 303 from y = 206 to 303; its
// pillars reach 12.5 mm to either side and 14 mm beyond, so that it ends at y = 192 and y = 317.

Length mm(double millimetres) { return Length::micrometres(std::llround(millimetres * 1000)); }
Base base(double x, double y, double radius = 16) { return {{mm(x), mm(y)}, mm(radius)}; }
Address at(std::string_view text) { return parse_address(text).value(); }
std::vector<WallCorner> corners_of(const Mission& mission, const OpenHatchways& open = OpenHatchways::as_set()) {
  return wall_corners(mission, 0, plan_of(mission, 0, {open, {}}).value(), open);
}

CornerCover cover(const Mission& mission, const Base& observer, const Base& target, std::span<const Base> others = {}) {
  const auto open = OpenHatchways::as_set();
  return corner_cover(mission, 0, plan_of(mission, 0).value(), open, observer, target, others);
}

TEST(WallCorners, TwoWhereAWallEnds) {
  EXPECT_EQ(corners_of(mission_with({6, 7}, "C3/D3", "")),
            (std::vector<WallCorner>{{at("D3.nw"), {mm(290.5), mm(192)}, false, false, true},
                                     {at("D3.nw"), {mm(315.5), mm(192)}, true, false, true},
                                     {at("D4.nw"), {mm(290.5), mm(317)}, false, true, true},
                                     {at("D4.nw"), {mm(315.5), mm(317)}, true, true, true}}));
}

TEST(WallCorners, OneWhereItTurnsAndNoneWhereItGoesOnOrMeetsAnother) {
  // Walls above and to the west of node D4.nw: the pillar there lies along, from x = 289 to 317, y = 290.5 to 315.5.
  const auto turned = corners_of(mission_with({6, 7}, "C3/D3 C3/C4", ""));
  const auto found = std::find_if(turned.begin(), turned.end(),
                                  [&](const WallCorner& corner) { return corner.subject == at("D4.nw"); });
  ASSERT_NE(found, turned.end());
  EXPECT_EQ(*found, (WallCorner{at("D4.nw"), {mm(317), mm(315.5)}, true, true, false}));
  EXPECT_EQ(turned.size(), 1U + 2 + 2);
  EXPECT_EQ(corners_of(mission_with({6, 7}, "C3/D3 C4/D4", "")).size(), 4U) << "only the two ends of the long wall";
  EXPECT_EQ(corners_of(mission_with({6, 7}, "C3/D3 C4/D4 C3/C4", "")).size(), 6U) << "and of the one that meets it";
  EXPECT_EQ(corners_of(mission_with({6, 7}, "A1/A2", "")).size(), 2U) << "one end is the board's edge";
}

TEST(WallCorners, OpenHatchwaysHaveEndsOnEitherSide) {
  auto mission = mission_with({6, 7}, "", "C3/D3");
  auto set = *mission.sets.front().set;
  set.access_width = mm(46);
  mission.sets.front().set = Part<TerrainSet>(std::move(set));
  EXPECT_EQ(corners_of(mission, OpenHatchways::none()).size(), 4U);
  const auto open = corners_of(mission, OpenHatchways::all());
  ASSERT_EQ(open.size(), 8U);
  // 46 mm wide, so from y = 231.5 to 277.5; the wall is 5.5 mm thick.
  EXPECT_EQ(open[4], (WallCorner{at("C3/D3"), {mm(300.25), mm(231.5)}, false, true, true}));
  EXPECT_EQ(open[5], (WallCorner{at("C3/D3"), {mm(305.75), mm(231.5)}, true, true, true}));
  EXPECT_EQ(open[6], (WallCorner{at("C3/D3"), {mm(300.25), mm(277.5)}, false, false, true}));
}

TEST(CornerCover, TheEndOfAWallNearTheTargetGivesCover) {
  const auto mission = mission_with({6, 7}, "C3/D3", "");
  const auto found = cover(mission, base(150, 60), base(335, 215));
  EXPECT_TRUE(found.visible);
  EXPECT_TRUE(found.cover);
  EXPECT_FALSE(found.exposed_from);
  // The observer has passed the end's western corner; the eastern one is 19.5 and 23 mm from the target's middle.
  ASSERT_EQ(found.cover_by.size(), 1U);
  EXPECT_EQ(found.cover_by[0].kind, Intervening::Kind::wall_end);
  EXPECT_EQ(found.cover_by[0].subject, at("D3.nw"));
  EXPECT_EQ(found.cover_by[0].at, (FinePoint{315'500, 192'000}));
  EXPECT_NEAR(found.cover_by[0].to_target, std::hypot(19'500, 23'000) - 16'000, 1e-6);
  EXPECT_NEAR(found.cover_by[0].to_observer, std::hypot(165'500, 132'000) - 16'000, 1e-6);
  EXPECT_FALSE(found.obscured) << "too near to the target for that";
}

TEST(CornerCover, NotForWhoHasPassedTheCorner) {
  const auto mission = mission_with({6, 7}, "C3/D3", "");
  // His base reaches 1 mm beyond the line in which the wall's eastern face goes on, or up to it.
  const auto target = base(335, 215);
  EXPECT_FALSE(cover(mission, base(300.5, 100), target).cover);
  EXPECT_TRUE(cover(mission, base(300.5, 100), target).cover_by.empty());
  EXPECT_FALSE(cover(mission, base(299.5, 100), target).cover_by.empty());
}

TEST(CornerCover, WhatIsFarFromBothObscures) {
  const auto mission = mission_with({6, 7}, "C3/D3", "");
  const auto far = cover(mission, base(150, 60), base(420, 280));
  EXPECT_FALSE(far.cover);
  EXPECT_TRUE(far.cover_by.empty());
  EXPECT_TRUE(far.obscured);
  ASSERT_EQ(far.obscured_by.size(), 1U);
  EXPECT_EQ(far.obscured_by[0].subject, at("D3.nw"));
  // From the middle of the base the corner is still in the way, but not from its rim.
  const auto beside = cover(mission, base(150, 60), base(420, 265));
  EXPECT_FALSE(beside.obscured);
  EXPECT_EQ(beside.obscured_by.size(), 1U);
}

/// With an area from x = 206 to 303 mm, over the whole height of the board, of a kind that hides so much.
Mission with_haze(TerrainTraits::Sight sight) {
  auto mission = edited(empty_mission(), "area haze kind shrine cells C1 C2 C3 C4 C5 C6 C7");
  auto system = *mission.system;
  for (auto& kind : system.zone_kinds) kind.sight = sight;
  mission.system = system;
  return mission;
}

TEST(CornerCover, AnAreaThatObscuresHidesWhoIsBeyondItAndNobodyInIt) {
  const auto mission = with_haze(TerrainTraits::Sight::obscures);
  const auto beyond = cover(mission, base(100, 100), base(420, 100));
  EXPECT_TRUE(beyond.visible);
  EXPECT_TRUE(beyond.obscured);
  EXPECT_FALSE(beyond.cover);
  ASSERT_EQ(beyond.obscured_by.size(), 1U);
  EXPECT_EQ(beyond.obscured_by[0].subject, at("#haze"));
  EXPECT_NEAR(beyond.obscured_by[0].to_target, 420'000 - 303'000 - 16'000, 1);
  EXPECT_FALSE(cover(mission, base(100, 100), base(250, 100)).obscured) << "the target stands in it";
  EXPECT_FALSE(cover(mission, base(250, 100), base(420, 100)).obscured) << "the observer stands in it";
  EXPECT_FALSE(cover(mission, base(100, 100), base(340, 100)).obscured) << "within 1\" of the target";
  EXPECT_FALSE(cover(with_haze(TerrainTraits::Sight::clear), base(100, 100), base(420, 100)).obscured);
}

TEST(CornerCover, NobodyHasItAtPointBlank) {
  const auto mission = mission_with({6, 7}, "C3/D3", "");
  const std::vector<Base> other = {base(265, 100, 12.5)};
  const auto behind = cover(empty_mission(), base(100, 100), base(300, 100), other);
  EXPECT_TRUE(behind.cover) << "another base gives cover";
  ASSERT_EQ(behind.cover_by.size(), 1U);
  EXPECT_EQ(behind.cover_by[0].model, 0U);
  EXPECT_NEAR(behind.cover_by[0].to_target, 35'000 - 16'000 - 12'500, 1e-6);
  EXPECT_FALSE(behind.obscured);
  // 2" from rim to rim are 82.8 mm from middle to middle.
  EXPECT_TRUE(cover(empty_mission(), base(217.2, 100), base(300, 100), other).point_blank);
  EXPECT_FALSE(cover(empty_mission(), base(217.2, 100), base(300, 100), other).cover);
  EXPECT_FALSE(cover(empty_mission(), base(217.1, 100), base(300, 100)).point_blank);
  EXPECT_EQ(cover(empty_mission(), base(100, 100), base(300, 100)).exposed_from, (FinePoint{100'000, 100'000}));
}

TEST(CornerCover, SaysInWordsWhatCanBeMeasured) {
  const auto mission = mission_with({6, 7}, "C3/D3", "");
  const auto found = cover(mission, base(150, 60), base(335, 215));
  EXPECT_EQ(to_text(words_for(mission, found.cover_by.at(0))),
            "the end of the wall at D3.nw lies across the lines to the target, 0.56\" (14.2 mm) from it");
  const Intervening other{Intervening::Kind::base, std::nullopt, 2, {}, 25'400, 0};
  EXPECT_EQ(to_text(words_for(mission, other)), "base 3 lies across the lines to the target, 1.00\" (25.4 mm) from it");
  EXPECT_EQ(to_text(words_for(mission, Hider{at("C3/D3"), std::nullopt, {}})), "C3/D3 hides a part of the target");
  EXPECT_EQ(to_text(words_for(mission, Hider{std::nullopt, 0, {}})), "base 1 hides a part of the target");
}

TEST(CornerCover, FiguresAreLimits) {
  auto mission = mission_with({6, 7}, "C3/D3", "");
  EXPECT_EQ(cover_figures(mission), CoverFigures{});
  mission = edited(mission, "limit cover-near 14mm");
  EXPECT_FALSE(cover(mission, base(150, 60), base(335, 215)).cover) << "the corner is 14.15 mm away";
  mission = edited(mission, "limit cover-near 15mm");
  EXPECT_TRUE(cover(mission, base(150, 60), base(335, 215)).cover);
  mission = edited(edited(mission, "limit cover-point-blank 9in"), "limit obscured-beyond 14mm");
  const auto near = cover(mission, base(150, 60), base(335, 215));
  EXPECT_TRUE(near.point_blank);
  EXPECT_TRUE(near.obscured);
}

/// Whether a straight line from `eye` through a point goes on to the inside of a base, or to within `margin` of it.
bool lies_across(FinePoint eye, FinePoint point, const Base& target, double margin) {
  const auto towards = point - eye;
  const auto to_centre = fine(target.centre) - eye;
  const double off = std::abs(cross(towards, to_centre)) / length(towards);
  return off < static_cast<double>(target.radius.in_micrometres()) + margin &&
         dot(to_centre, towards) > dot(towards, towards);
}

TEST(CornerCover, AgreesWithTryingManyPlacesOfTheObserver) {
  std::mt19937 random(4);
  int covered = 0;
  int exposed = 0;
  const std::vector<std::string> walls = {"B2/C2", "B2/B3", "C2/C3", "C3/D3", "B3/B4"};
  for (int trial = 0; trial < 3000; ++trial) {
    SCOPED_TRACE(trial);
    std::string chosen;
    for (const auto& wall : walls) {
      if (random() % 2 == 0) chosen += (chosen.empty() ? "" : " ") + wall;
    }
    const auto mission = edited(mission_with({4, 4}, chosen, ""), "limit cover-near 60mm");
    const auto plan = plan_of(mission, 0).value();
    const auto any = [&] { return static_cast<double>(random() % 372) + 20; };
    const auto observer = base(any(), any(), 20);
    const auto target = base(any(), any(), 14);
    const auto found = cover(mission, observer, target);
    if (found.point_blank) continue;
    // What can give cover: near the target and not passed, by the rule as it is written.
    std::vector<FinePoint> corners;
    for (const auto& corner : wall_corners(mission, 0, plan, OpenHatchways::as_set())) {
      const auto at = fine(corner.at);
      if (distance(at, fine(target.centre)) - 14'000 > 60'000) continue;
      const double x = fine(observer.centre).x;
      const double y = fine(observer.centre).y;
      const bool west_of_it = corner.blocked_west ? x + 20'000 <= at.x : x - 20'000 >= at.x;
      const bool north_of_it = corner.blocked_north ? y + 20'000 <= at.y : y - 20'000 >= at.y;
      if (west_of_it || north_of_it) corners.push_back(at);
    }
    // Bases stand clear of walls.
    if (std::any_of(corners.begin(), corners.end(),
                    [&](FinePoint at) { return distance(at, fine(target.centre)) < 14'100; })) {
      continue;
    }
    bool free = false;
    for (int ring = 0; ring <= 10 && !free; ++ring) {
      for (int step = 0; step < 120 && !free; ++step) {
        const FinePoint aside{std::cos(step * 0.05235987) * 2000 * ring, std::sin(step * 0.05235987) * 2000 * ring};
        const auto eye = fine(observer.centre) + aside;
        free = std::none_of(corners.begin(), corners.end(),
                            [&](FinePoint at) { return lies_across(eye, at, target, 20); });
      }
    }
    ASSERT_FALSE(free && found.cover);
    ASSERT_EQ(found.cover, !found.exposed_from);
    found.cover ? ++covered : ++exposed;
    if (!found.exposed_from) continue;
    ASSERT_LE(distance(*found.exposed_from, fine(observer.centre)), 20'000);
    for (const auto& at : corners) ASSERT_FALSE(lies_across(*found.exposed_from, at, target, -20));
  }
  EXPECT_GT(covered, 30);
  EXPECT_GT(exposed, 1000);
}

TEST(CornerCover, TerrainFeaturesGiveItByTheirTypes) {
  auto mission = empty_mission();
  auto system = *mission.system;
  const auto add_type = [&](const char* id, TerrainTraits::Sight sight, TerrainTraits::Cover gives) {
    TerrainType type{Id(id), id, {}, "", {}};
    type.traits.sight = sight;
    type.traits.cover = gives;
    system.terrain_types.push_back(type);
  };
  add_type("light", TerrainTraits::Sight::clear, TerrainTraits::Cover::gives);
  add_type("heavy", TerrainTraits::Sight::obscures, TerrainTraits::Cover::gives);
  mission.system = Part<GameSystem>(std::move(system));
  const auto with_crate = [&](const char* type, double x) {
    auto changed = mission;
    auto set = *changed.sets.front().set;
    FeaturePart part;
    part.footprint = Rectangle{{mm(-10), mm(-30)}, {mm(10), mm(30)}};
    part.types = {Id(type)};
    set.feature_kinds.push_back({Id("crate"), "Crate", {}, {part}, {}});
    changed.sets.front().set = Part<TerrainSet>(std::move(set));
    Board board = *changed.boards.front();
    board.features.push_back({Id("c1"), Id("crate"), {mm(x), mm(100)}, 0, false, {}});
    changed.boards.front() = Part<Board>(std::move(board));
    return changed;
  };
  const auto near = cover(with_crate("light", 260), base(60, 100), base(300, 100));
  EXPECT_TRUE(near.cover);
  EXPECT_FALSE(near.obscured);
  ASSERT_EQ(near.cover_by.size(), 1U);
  EXPECT_EQ(near.cover_by[0].kind, Intervening::Kind::feature);
  EXPECT_EQ(near.cover_by[0].subject, at("#c1"));
  EXPECT_NEAR(near.cover_by[0].to_target, 14'000, 1e-6);
  EXPECT_FALSE(cover(with_crate("light", 180), base(60, 100), base(300, 100)).cover);
  const auto heavy = cover(with_crate("heavy", 180), base(60, 100), base(300, 100));
  EXPECT_TRUE(heavy.obscured) << "it hides the whole base from every part of the other";
  EXPECT_FALSE(heavy.cover);
  EXPECT_FALSE(cover(with_crate("light", 180), base(60, 100), base(300, 100)).obscured);
}

}  // namespace
}  // namespace bulkhead::test

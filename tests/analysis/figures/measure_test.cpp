// SPDX-License-Identifier: MIT
#include "analysis/figures/measure.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

// A Gallowdark board: nodes every 97 mm from (12, 12); walls 5.5 mm thick; pillars 28 mm along their wall, 25 across.

Address at(std::string_view text) { return parse_address(text).value(); }

Measurement measured(const Mission& mission, std::string_view from, std::string_view to, MeasureOptions options = {}) {
  return Measure(mission, std::move(options)).between(at(from), at(to)).value();
}

TEST(Measure, IsStraightWhereNothingStandsBetween) {
  const auto between = measured(test::empty_mission(), "A1", "F1");
  EXPECT_NEAR(between.distance.value(), 5 * 97, 1e-9);
  EXPECT_TRUE(between.visible);
  EXPECT_TRUE(between.fully_visible);
  EXPECT_FALSE(between.blocked_by);
  ASSERT_EQ(between.path.size(), 2U);
  EXPECT_EQ(between.path.front(), (FinePoint{60.5, 60.5}));
}

TEST(Measure, GoesRoundTheCornersOfPillars) {
  // The pillars at the ends of the wall between C3 and D3 reach from x = 290.5 to 315.5 and up to y = 192: from the
  // middle of C3 (254.5, 254.5) to the first corner it is 36 across and 62.5 up.
  const auto mission = test::mission_with({6, 7}, "C3/D3", "");
  const auto between = measured(mission, "C3", "D3");
  EXPECT_NEAR(between.distance.value(), 2 * std::hypot(36, 62.5) + 25, 1e-6);
  EXPECT_FALSE(between.visible);
  EXPECT_EQ(between.blocked_by, at("C3/D3"));
  EXPECT_EQ(between.path.size(), 4U);
}

TEST(Measure, BasesTurnRoundCornersAtTheirRadius) {
  const auto mission = test::mission_with({6, 7}, "C3/D3", "");
  const auto between = measured(mission, "C3", "D3", {OpenHatchways::as_set(), Length::millimetres(32)});
  const double to_corner = std::hypot(36, 62.5);
  const double tangent = std::sqrt(to_corner * to_corner - 16 * 16);
  const double arc = std::acos(-62.5 / to_corner) - std::acos(16 / to_corner);
  EXPECT_NEAR(between.distance.value(), 2 * (tangent + 16 * arc) + 25 - 32, 1e-6);
}

TEST(Measure, HatchwaysOpenAndShut) {
  const auto mission = test::mission_with({6, 7}, "", "C3/D3");
  EXPECT_FALSE(measured(mission, "C3", "D3").visible);
  const auto open = measured(mission, "C3", "D3", {OpenHatchways::all(), std::nullopt});
  EXPECT_TRUE(open.visible);
  EXPECT_NEAR(open.distance.value(), 97, 1e-9);
}

/// With a pit in B1, from x = 109 to 206 mm and down to y = 109 mm, of a kind like that.
Mission with_pit(TerrainTraits::Passage passage, bool hazard) {
  auto mission = test::edited(test::empty_mission(), "area pit kind shrine cells B1");
  auto system = *mission.system;
  for (auto& kind : system.zone_kinds) {
    if (kind.id != Id("shrine")) continue;
    kind.passage = passage;
    kind.hazard = hazard;
  }
  mission.system = system;
  return mission;
}

TEST(Measure, SaysWhatSlowsOrHarmsOnTheWay) {
  using Passage = TerrainTraits::Passage;
  using Hindrances = std::vector<Hindrance>;
  const auto slow = with_pit(Passage::slow, false);
  EXPECT_EQ(measured(slow, "A1", "C1").through, (Hindrances{{Id("pit"), true, false}}));
  EXPECT_EQ(measured(slow, "A1", "C1", {.straight = true}).through, (Hindrances{{Id("pit"), true, false}}));
  EXPECT_EQ(measured(slow, "A2", "C2").through, Hindrances());
  EXPECT_EQ(measured(slow, "A2", "B1").through.size(), 1U) << "it ends there";
  EXPECT_EQ(measured(with_pit(Passage::slow, true), "A1", "C1").through, (Hindrances{{Id("pit"), true, true}}));
  EXPECT_EQ(measured(with_pit(Passage::free, true), "#pit", "A1").through, (Hindrances{{Id("pit"), false, true}}));
  EXPECT_EQ(measured(with_pit(Passage::free, false), "A1", "C1").through, Hindrances());
  // The way runs 48.5 mm south of the pit.
  const auto with_base = [&](int diameter) {
    return measured(slow, "A2", "C2", {OpenHatchways::as_set(), Length::millimetres(diameter)}).through.size();
  };
  EXPECT_EQ(with_base(96), 0U);
  EXPECT_EQ(with_base(98), 1U);
}

TEST(Measure, SaysNoWayWhereThereIsNone) {
  const auto mission = test::mission_with({6, 7}, "A1/B1 A1/A2", "");
  const auto between = measured(mission, "A1", "C3");
  EXPECT_FALSE(between.distance);
  EXPECT_TRUE(between.path.empty());
  EXPECT_FALSE(between.visible);
}

TEST(Measure, FromMarkersPointsAndNodes) {
  const auto mission = test::with_objective(test::empty_mission(), "o1", "C3", "1");
  EXPECT_NEAR(measured(mission, "#o1", "254.5mm,300mm").distance.value(), 45.5, 1e-9);
  EXPECT_NEAR(measured(mission, "C3.nw", "#o1").distance.value(), std::hypot(48.5, 48.5), 1e-6);
}

TEST(Measure, RefusesWhatIsNotThereOrHasNoPlace) {
  const auto mission = test::edited(test::empty_mission(), "zone z1 kind drop-zone cells A1");
  Measure measure(mission);
  EXPECT_FALSE(measure.between(at("Z9"), at("A1")));
  EXPECT_FALSE(measure.between(at("A1"), at("#nobody")));
  EXPECT_NE(measure.between(at("#attacker"), at("A1")).error().message.find("no place"), std::string::npos);
  EXPECT_TRUE(measure.between(at("A1"), at("B1")));
}

TEST(Measure, ABaseThatDoesNotFitHasNoWay) {
  const auto mission = test::mission_with({6, 7}, "C3/D3", "");
  EXPECT_FALSE(measured(mission, "A1", "F7", {OpenHatchways::as_set(), Length::millimetres(900)}).distance);
}

Mission with_measuring(Mission mission, const Measuring& measuring) {
  auto system = *mission.system;
  system.measuring = measuring;
  mission.system = Part<GameSystem>(std::move(system));
  return mission;
}

TEST(Measure, StraightWhereTheSystemOrTheUserSaysSo) {
  const auto mission = test::mission_with({6, 7}, "C3/D3", "");
  MeasureOptions straight;
  straight.straight = true;
  const auto through = measured(mission, "C3", "D3", straight);
  EXPECT_NEAR(through.distance.value(), 97, 1e-9);
  EXPECT_EQ(through.path.size(), 2U);
  EXPECT_FALSE(through.visible) << "sight is what it was";
  straight.base = Length::millimetres(32);
  EXPECT_NEAR(measured(mission, "C3", "D3", straight).distance.value(), 97 - 32, 1e-9);
  Measuring rule;
  rule.distance = Measuring::Distance::straight;
  EXPECT_NEAR(measured(with_measuring(mission, rule), "C3", "D3").distance.value(), 97, 1e-9);
}

TEST(Measure, AreasFromTheirNearestPlace) {
  // C3 reaches from x = 206 to 303; the wall's northern end and its pillar reach from x = 290.5 to 315.5, up to y =
  // 192.
  const auto mission =
      test::edited(test::mission_with({6, 7}, "C3/D3", ""), "zone z1 kind drop-zone side attacker cells C3");
  const auto round = measured(mission, "#z1", "D3");
  // From (290.5, 206) on the pillar's face: up it to y = 192, across, and down to the middle of D3.
  EXPECT_NEAR(round.distance.value(), 14 + 25 + std::hypot(36, 62.5), 1e-6);
  EXPECT_NEAR(measured(mission, "D3", "#z1").distance.value(), round.distance.value(), 1e-9);
  EXPECT_EQ(round.path.front(), (FinePoint{290.5, 206}));
  EXPECT_FALSE(round.visible);
  EXPECT_TRUE(measured(mission, "#z1", "C1").visible);
  EXPECT_TRUE(measured(mission, "#z1", "C1").fully_visible);
  EXPECT_FALSE(measured(mission, "D1", "#z1").fully_visible) << "what is close behind the wall is hidden";
  EXPECT_TRUE(measured(mission, "D1", "#z1").visible);
  EXPECT_EQ(measured(mission, "#z1", "C3").distance, 0);
  // Bases end at their rim.
  MeasureOptions bases;
  bases.base = Length::millimetres(32);
  EXPECT_NEAR(measured(mission, "#z1", "C1", bases).distance.value(), 206 - 60.5 - 16, 1e-6);
  Measuring rule;
  rule.to_areas = Measuring::Distance::straight;
  const auto ruled = with_measuring(mission, rule);
  EXPECT_NEAR(measured(ruled, "#z1", "D3").distance.value(), 351.5 - 303, 1e-9);
  EXPECT_GT(measured(ruled, "C3", "D3").distance.value(), 97) << "models are measured round walls still";
}

TEST(Measure, FromAreaToArea) {
  auto mission = test::edited(test::empty_mission(), "zone z1 kind drop-zone side attacker cells A1");
  mission = test::edited(mission, "zone z2 kind drop-zone side defender cells C2 C3");
  // A1 reaches to (109, 109), C2 begins at (206, 109).
  EXPECT_NEAR(measured(mission, "#z1", "#z2").distance.value(), 97, 1e-9);
  mission = test::edited(mission, "zone z3 kind drop-zone side defender cells C4");
  EXPECT_NEAR(measured(mission, "#z1", "#z3").distance.value(), std::hypot(97, 194), 1e-6);
  EXPECT_TRUE(measured(mission, "#z1", "#z3").fully_visible);
  EXPECT_EQ(measured(mission, "#z2", "#z2").distance, 0);
  const auto sealed =
      test::edited(test::mission_with({6, 7}, "A1/B1 A1/A2", ""), "zone z1 kind drop-zone side attacker cells A1");
  EXPECT_FALSE(measured(sealed, "#z1", "F7").distance);
  EXPECT_FALSE(measured(sealed, "#z1", "F7").visible);
  EXPECT_NEAR(measured(sealed, "#z1", "#z1").distance.value(), 0, 1e-9);
}

TEST(Measure, ToSeeAllOfAnAreaOneMustSeeItOnEveryLevel) {
  auto mission = test::empty_mission({2, 2});
  auto above = *mission.boards.front();
  above.level = 1;
  mission.boards.push_back(above);
  const auto one_deck = test::edited(mission, "zone z1 kind drop-zone side attacker cells B2");
  EXPECT_TRUE(measured(one_deck, "A1", "#z1").fully_visible);
  const auto two_decks = test::edited(mission, "zone z1 kind drop-zone side attacker cells B2 2:A1");
  EXPECT_TRUE(measured(two_decks, "A1", "#z1").visible);
  EXPECT_FALSE(measured(two_decks, "A1", "#z1").fully_visible) << "nobody sees 2:A1 from below";
  EXPECT_TRUE(measured(two_decks, "A1", "#z1").distance.has_value());
  EXPECT_FALSE(measured(two_decks, "2:B2", "#z1").fully_visible);
  EXPECT_TRUE(measured(two_decks, "#z1", "2:B2").fully_visible) << "from the part on its own deck";
}

/// Where areas are `shrine`s that behave so.
Mission with_areas(TerrainTraits::Passage passage, TerrainTraits::Sight sight, std::string_view area) {
  auto mission = test::empty_mission();
  auto system = *mission.system;
  system.zone_kinds.back().passage = passage;
  system.zone_kinds.back().sight = sight;
  mission.system = Part<GameSystem>(std::move(system));
  return test::edited(mission, area);
}

TEST(Measure, GoesRoundAreasThatBarPassage) {
  using Traits = TerrainTraits;
  // The sea reaches from x = 206 to 303 and from the edge of the board to y = 594; the middles of B6 and D6 lie 48.5
  // beside it at y = 545.5.
  const std::string sea = "area sea kind shrine cells C1 C2 C3 C4 C5 C6";
  const auto barred = with_areas(Traits::Passage::barred, Traits::Sight::clear, sea);
  const auto round = measured(barred, "B6", "D6");
  EXPECT_NEAR(round.distance.value(), 2 * std::hypot(48.5, 48.5) + 97, 1e-6);
  EXPECT_TRUE(round.visible);
  EXPECT_FALSE(round.blocked_by);
  EXPECT_FALSE(measured(barred, "B6", "C6").distance) << "nobody is in it";
  EXPECT_FALSE(measured(test::edited(barred, "area strait kind shrine cells C7"), "B6", "D6").distance);
  for (const auto free : {Traits::Passage::free, Traits::Passage::slow, Traits::Passage::over}) {
    EXPECT_NEAR(measured(with_areas(free, Traits::Sight::clear, sea), "B6", "D6").distance.value(), 194, 1e-9);
  }
  const auto smoke = with_areas(Traits::Passage::free, Traits::Sight::blocks, sea);
  const auto through = measured(smoke, "B6", "D6");
  EXPECT_NEAR(through.distance.value(), 194, 1e-9);
  EXPECT_FALSE(through.visible);
  EXPECT_EQ(through.blocked_by, at("#sea"));
}

TEST(Measure, GoesRoundBarredAreasOfEveryShape) {
  using Traits = TerrainTraits;
  const auto distance = [](std::string_view shape) {
    const auto mission =
        with_areas(Traits::Passage::barred, Traits::Sight::clear, "area sea kind shrine " + std::string(shape));
    return measured(mission, "B3", "D3").distance;
  };
  // From (157.5, 254.5) to (351.5, 254.5).
  EXPECT_NEAR(distance("polygon 254.5mm,200mm 264.5mm,594mm 244.5mm,594mm").value(), 2 * std::hypot(97, 54.5), 1e-6);
  const double tangent = std::sqrt(97.0 * 97 - 50.0 * 50);
  const double arc = std::numbers::pi - 2 * std::acos(50.0 / 97);
  EXPECT_NEAR(distance("circle C3 radius 50mm").value(), 2 * tangent + 50 * arc, 0.2) << "a polygon round the circle";
  EXPECT_FALSE(distance("circle C3 radius 99000mm")) << "all of the board";
  EXPECT_FALSE(distance("strip north depth 99000mm"));
  EXPECT_NEAR(distance("strip north depth 200mm").value(), 194, 1e-9);
}

TEST(Measure, AnyBasePassesOpenHatchwaysWhereTheSystemSaysSo) {
  const auto mission = test::mission_with({6, 7}, "A1/A2 B1/B2 C1/C2 D1/D2 E1/E2", "F1/F2");
  const MeasureOptions wide{OpenHatchways::all(), Length::millimetres(80)};
  EXPECT_FALSE(measured(mission, "A1", "A2", wide).distance) << "69 mm are between the pillars and less to the edge";
  Measuring rule;
  rule.any_base_passes_hatchways = true;
  EXPECT_TRUE(measured(with_measuring(mission, rule), "A1", "A2", wide).distance);
}

// The wall C3/D3 ends with its pillar at y = 192, from x = 290.5 to 315.5.

Mission with_cover(const Mission& mission, Measuring::Cover cover) {
  Measuring rule;
  rule.cover = cover;
  return with_measuring(mission, rule);
}

MeasureOptions bases() { return {OpenHatchways::as_set(), Length::millimetres(32)}; }

TEST(MeasuredCover, ByCornersIsNotTheSameTheOtherWayRound) {
  const auto mission = with_cover(test::mission_with({6, 7}, "C3/D3", ""), Measuring::Cover::corners);
  const auto there = measured(mission, "150mm,60mm", "335mm,200mm", bases()).cover.value();
  EXPECT_TRUE(there.visible);
  EXPECT_TRUE(there.in_cover);
  EXPECT_FALSE(there.point_blank);
  EXPECT_FALSE(there.obscured);
  EXPECT_TRUE(there.obscured_by.empty());
  ASSERT_EQ(there.cover_by.size(), 1U);
  EXPECT_EQ(there.cover_by[0].by, at("D3.nw"));
  EXPECT_EQ(there.cover_by[0].at, (FinePoint{315.5, 192}));
  // 19.5 and 8 mm from the target's middle: 21.1 mm, less its radius.
  EXPECT_EQ(to_text(there.cover_by[0].words),
            "the end of the wall at D3.nw lies across the lines to the target, 0.20\" (5.1 mm) from it");
  EXPECT_NEAR(there.cover_by[0].to_target.value(), std::hypot(19.5, 8) - 16, 1e-9);
  const auto back = measured(mission, "335mm,200mm", "150mm,60mm", bases()).cover.value();
  EXPECT_TRUE(back.visible);
  EXPECT_FALSE(back.in_cover) << "the corner is far from who is there";
  EXPECT_FALSE(back.obscured) << "and near to who looks";
  EXPECT_TRUE(back.cover_by.empty());
}

TEST(MeasuredCover, ByCornersKnowsObscuredAndPointBlank) {
  const auto mission = with_cover(test::mission_with({6, 7}, "C3/D3", ""), Measuring::Cover::corners);
  const auto far = measured(mission, "150mm,60mm", "420mm,280mm", bases()).cover.value();
  EXPECT_TRUE(far.obscured);
  EXPECT_FALSE(far.in_cover);
  ASSERT_EQ(far.obscured_by.size(), 1U);
  EXPECT_EQ(far.obscured_by[0].by, at("D3.nw"));
  // 2" between rims are 82.8 mm between the middles.
  EXPECT_TRUE(measured(mission, "417.2mm,60mm", "500mm,60mm", bases()).cover->point_blank);
  EXPECT_FALSE(measured(mission, "417.1mm,60mm", "500mm,60mm", bases()).cover->point_blank);
}

TEST(MeasuredCover, ByCornersTheMiddleOfTheAttackerMustSee) {
  // His rim at y = 184 looks past the pillar; lines from his middle at y = 200 can only go up past it, to y = 150 at
  // the target's x.
  const auto mission = with_cover(test::mission_with({6, 7}, "C3/D3", ""), Measuring::Cover::corners);
  const auto between = measured(mission, "270mm,200mm", "400mm,215mm", bases());
  EXPECT_TRUE(between.visible);
  EXPECT_EQ(between.cover, TargetCover{});
}

TEST(MeasuredCover, ByHiddenPartsSaysWhatHidesOne) {
  const auto mission = with_cover(test::mission_with({6, 7}, "C3/D3", ""), Measuring::Cover::partly_hidden);
  const auto there = measured(mission, "150mm,60mm", "335mm,215mm", bases());
  EXPECT_TRUE(there.visible);
  EXPECT_FALSE(there.fully_visible);
  ASSERT_TRUE(there.cover);
  EXPECT_TRUE(there.cover->in_cover);
  ASSERT_EQ(there.cover->cover_by.size(), 1U);
  EXPECT_EQ(to_text(there.cover->cover_by[0].words), "D3.nw hides a part of the target");
  // Lines come upon the pillar's northern or western face.
  const auto where = there.cover->cover_by[0].at;
  EXPECT_TRUE(std::abs(where.y - 192) < 1e-6 || std::abs(where.x - 290.5) < 1e-6) << where.x << ' ' << where.y;
  // From the rim at y = 199 every line to the other base passes north of the pillar.
  TargetCover open;
  open.visible = true;
  EXPECT_EQ(measured(mission, "335mm,215mm", "150mm,60mm", bases()).cover, open);
  EXPECT_EQ(measured(mission, "C3", "D3", bases()).cover, TargetCover{}) << "nobody sees him";
  EXPECT_EQ(measured(mission, "417.2mm,60mm", "500mm,60mm", bases()).cover, open) << "point blank is no word here";
}

TEST(MeasuredCover, OnlyBetweenBasesThatHaveRoomAtPlacesUnderAKnownRule) {
  const auto plain =
      test::edited(test::mission_with({6, 7}, "C3/D3", ""), "zone z1 kind drop-zone side attacker cells A1");
  EXPECT_FALSE(measured(plain, "A1", "F1", bases()).cover) << "no rule";
  for (const auto rule : {Measuring::Cover::corners, Measuring::Cover::partly_hidden}) {
    const auto mission = test::with_objective(with_cover(plain, rule), "o1", "F1", "1");
    EXPECT_TRUE(measured(mission, "A1", "#o1", bases()).cover);
    EXPECT_FALSE(measured(mission, "A1", "F1").cover) << "points";
    EXPECT_FALSE(measured(mission, "#z1", "F1", bases()).cover);
    EXPECT_FALSE(measured(mission, "F1", "#z1", bases()).cover);
    EXPECT_FALSE(measured(mission, "A1", "D3.nw", bases()).cover) << "a pillar stands there";
    EXPECT_FALSE(measured(mission, "D3.nw", "A1", bases()).cover);
    EXPECT_FALSE(measured(mission, "100mm,60mm", "131mm,60mm", bases()).cover) << "they overlap";
    EXPECT_TRUE(measured(mission, "100mm,60mm", "132mm,60mm", bases()).cover) << "they touch";
  }
}

}  // namespace
}  // namespace bulkhead

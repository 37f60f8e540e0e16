// SPDX-License-Identifier: MIT
#include "analysis/measure.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "model/edit/edit.h"
#include "model/edit/markers.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

// A Gallowdark board: nodes every 97 mm from (12, 12); walls 5.5 mm thick; pillars 28 mm along their wall, 25 across.

Address at(std::string_view text) { return parse_address(text).value(); }

Mission edited(const Mission& mission, std::string_view edit) {
  return parse_edit(mission, edit).value().apply(mission).value();
}

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

TEST(Measure, RefusesWhatIsNotThereOrHasNoMiddle) {
  const auto mission = edited(test::empty_mission(), "zone z1 kind drop-zone cells A1");
  Measure measure(mission);
  EXPECT_FALSE(measure.between(at("Z9"), at("A1")));
  EXPECT_FALSE(measure.between(at("A1"), at("#nobody")));
  EXPECT_NE(measure.between(at("#z1"), at("A1")).error().message.find("one of its cells"), std::string::npos);
  EXPECT_TRUE(measure.between(at("A1"), at("B1")));
}

TEST(Measure, ABaseThatDoesNotFitHasNoWay) {
  const auto mission = test::mission_with({6, 7}, "C3/D3", "");
  EXPECT_FALSE(measured(mission, "A1", "F7", {OpenHatchways::as_set(), Length::millimetres(900)}).distance);
}

}  // namespace
}  // namespace bulkhead

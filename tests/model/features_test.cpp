// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <numbers>

#include "model/mission/mission.h"
#include "model/mission/placed_features.h"
#include "tests/support/generators.h"
#include "tests/support/picking.h"

namespace bulkhead {
namespace {

Point mm(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }
Point um(std::int64_t x, std::int64_t y) { return {Length::micrometres(x), Length::micrometres(y)}; }

FeaturePart part(Footprint footprint, std::vector<Id> types = {}) {
  return {"", std::move(footprint), {}, Length::millimetres(30), std::move(types), {}};
}
FeatureKind kind_of(std::vector<FeaturePart> parts) { return {Id("kind"), "Kind", "", std::move(parts), {}}; }

Board board_at(Point at) {
  Board board;
  board.ground = PlainGround{Length::millimetres(500), Length::millimetres(500)};
  board.at = at;
  return board;
}

std::vector<Point> corners_of(const FeatureKind& kind, Point at, int turn, bool mirrored) {
  const auto placed = place_parts(kind, board_at({}), {Id("t1"), kind.id, at, turn, mirrored, {}});
  return std::get<PolygonFootprint>(placed.front()).corners;
}

/// A corner of a ruin: 60 mm across, 40 mm down, walls of 10 mm.
const PolygonFootprint ell{{mm(0, 0), mm(60, 0), mm(60, 10), mm(10, 10), mm(10, 40), mm(0, 40)}};

std::string complaint(const Footprint& footprint) {
  const auto fine = check_footprint(footprint);
  return fine ? "" : fine.error().message;
}

TEST(Footprints, SimpleOnesAreFine) {
  EXPECT_EQ(complaint(ell), "");
  EXPECT_EQ(complaint(Rectangle{mm(-1, -1), mm(1, 1)}), "");
  EXPECT_EQ(complaint(CircleFootprint{{}, Length::micrometres(1)}), "");
  // A corner in the middle of a straight edge does no harm, and neither does the greatest size of all.
  EXPECT_EQ(complaint(PolygonFootprint{{mm(0, 0), mm(5, 0), mm(10, 0), mm(5, 5)}}), "");
  EXPECT_EQ(complaint(PolygonFootprint{{mm(-100'000, -100'000), mm(100'000, -100'000), mm(0, 100'000)}}), "");
}

TEST(Footprints, WithoutSizeAreNone) {
  const auto* rectangle =
      "a rectangle is written as its top-left and its bottom-right corner, and is more than nothing wide and deep";
  EXPECT_EQ(complaint(Rectangle{mm(0, 0), mm(0, 5)}), rectangle);
  EXPECT_EQ(complaint(Rectangle{mm(0, 5), mm(5, 0)}), rectangle);
  EXPECT_EQ(complaint(CircleFootprint{mm(3, 3), {}}), "a circle has a radius of more than nothing");
  EXPECT_EQ(complaint(PolygonFootprint{{mm(0, 0), mm(1, 1)}}), "a polygon has 3 to 200 corners, not 2");
  EXPECT_EQ(complaint(PolygonFootprint{std::vector<Point>(201)}), "a polygon has 3 to 200 corners, not 201");
}

TEST(Footprints, PolygonsMayNotTouchThemselves) {
  const auto crossing = complaint(PolygonFootprint{{mm(0, 0), mm(10, 10), mm(10, 0), mm(0, 10)}});
  EXPECT_EQ(
      crossing,
      "the polygon crosses or touches itself: its edge from 0mm,0mm to 10mm,10mm and that from 10mm,0mm to 0mm,10mm");
  const auto back = "the polygon turns back upon itself at 10mm,0mm; leave that corner out";
  EXPECT_EQ(complaint(PolygonFootprint{{mm(0, 0), mm(10, 0), mm(4, 0), mm(4, 9)}}), back);
  EXPECT_EQ(complaint(PolygonFootprint{{mm(0, 0), mm(10, 0), mm(10, 0), mm(4, 9)}}), back);
  EXPECT_EQ(complaint(PolygonFootprint{{mm(0, 0), mm(10, 0), mm(0, 0), mm(10, 0)}}), back);
  EXPECT_NE(complaint(PolygonFootprint{{mm(0, 0), mm(5, 0), mm(10, 0)}}), "");
  // Two squares that meet in one corner, and a corner that lies on another edge.
  EXPECT_NE(
      complaint(PolygonFootprint{{mm(0, 0), mm(5, 0), mm(5, 5), mm(9, 5), mm(9, 9), mm(5, 9), mm(5, 5), mm(0, 5)}}),
      "");
  EXPECT_NE(complaint(PolygonFootprint{{mm(0, 0), mm(10, 0), mm(10, 10), mm(5, 0), mm(0, 10)}}), "");
  // Nearly the same, but a micrometre off.
  EXPECT_EQ(complaint(PolygonFootprint{{mm(0, 0), mm(10, 0), mm(10, 10), um(5'000, 1), mm(0, 10)}}), "");
}

TEST(PlacedFeatures, RightAnglesAreExact) {
  const auto kind = kind_of({part(ell)});
  const auto at = um(100'001, 200'003);
  const auto placed = [&](std::vector<Point> corners) {
    for (auto& corner : corners) corner = corner + at;
    return corners;
  };
  EXPECT_EQ(corners_of(kind, at, 0, false), placed(ell.corners));
  EXPECT_EQ(corners_of(kind, at, 90, false),
            placed({mm(0, 0), mm(0, 60), mm(-10, 60), mm(-10, 10), mm(-40, 10), mm(-40, 0)}));
  EXPECT_EQ(corners_of(kind, at, 180, false),
            placed({mm(0, 0), mm(-60, 0), mm(-60, -10), mm(-10, -10), mm(-10, -40), mm(0, -40)}));
  EXPECT_EQ(corners_of(kind, at, 270, false),
            placed({mm(0, 0), mm(0, -60), mm(10, -60), mm(10, -10), mm(40, -10), mm(40, 0)}));
  // Mirrored first, then turned; the corners still go clockwise.
  EXPECT_EQ(corners_of(kind, at, 90, true),
            placed({mm(-40, 0), mm(-40, -10), mm(-10, -10), mm(-10, -60), mm(0, -60), mm(0, 0)}));
}

TEST(PlacedFeatures, OtherTurnsRoundToTheMicrometre) {
  const auto kind = kind_of({part(Rectangle{mm(0, 0), mm(100, 20)})});
  // cos 30° × 100 mm = 86.602540… mm; sin 30° × 20 mm = 10 mm.
  EXPECT_EQ(corners_of(kind, {}, 30, false),
            (std::vector{um(0, 0), um(86'603, 50'000), um(76'603, 67'321), um(-10'000, 17'321)}));
  EXPECT_EQ(corners_of(kind, {}, 45, false),
            (std::vector{um(0, 0), um(70'711, 70'711), um(56'569, 84'853), um(-14'142, 14'142)}));
}

TEST(PlacedFeatures, CirclesStayCircles) {
  const auto kind = kind_of({part(CircleFootprint{mm(10, 0), Length::millimetres(4)})});
  const auto placed = place_parts(kind, board_at(mm(1000, 2000)), {Id("t1"), kind.id, mm(50, 60), 90, true, {}});
  EXPECT_EQ(placed.front(), PlacedFootprint(CircleFootprint{mm(1050, 2050), Length::millimetres(4)}));
  EXPECT_EQ(bounds_of(placed.front()), (Rectangle{mm(1046, 2046), mm(1054, 2054)}));
}

TEST(PlacedFeatures, MirrorImagesAreTold) {
  const Rectangle square{mm(-10, -10), mm(10, 10)};
  EXPECT_EQ(turn_that_mirrors(kind_of({part(square)})), 0);
  // Arms of one length: the mirror image is the corner itself, turned by 90°. Arms of two lengths: a twin is needed.
  const PolygonFootprint corner{{mm(0, 0), mm(40, 0), mm(40, 10), mm(10, 10), mm(10, 40), mm(0, 40)}};
  EXPECT_EQ(turn_that_mirrors(kind_of({part(corner)})), 90);
  EXPECT_EQ(turn_that_mirrors(kind_of({part(ell)})), std::nullopt);
  // An arrow that points to the right, and one that points up.
  EXPECT_EQ(turn_that_mirrors(kind_of({part(PolygonFootprint{{mm(0, -5), mm(9, 0), mm(0, 5)}})})), 180);
  EXPECT_EQ(turn_that_mirrors(kind_of({part(PolygonFootprint{{mm(-5, 0), mm(0, -9), mm(5, 0)}})})), 0);
  // What stands where counts, too.
  const auto left = part(CircleFootprint{mm(-9, 0), Length::millimetres(2)}, {Id("heavy")});
  const auto right = part(CircleFootprint{mm(9, 0), Length::millimetres(2)}, {Id("light")});
  EXPECT_EQ(turn_that_mirrors(kind_of({part(square), left, right})), 180);
  auto above = part(CircleFootprint{mm(0, -9), Length::millimetres(2)}, {Id("vantage")});
  EXPECT_EQ(turn_that_mirrors(kind_of({part(square), left, right, above})), std::nullopt);
}

/// The formula in floating point, without any splitting.
Point turned_roughly(Point point, int turn) {
  const double angle = turn * std::numbers::pi / 180;
  const auto x = static_cast<double>(point.x.in_micrometres());
  const auto y = static_cast<double>(point.y.in_micrometres());
  return um(std::llround(x * std::cos(angle) - y * std::sin(angle)),
            std::llround(x * std::sin(angle) + y * std::cos(angle)));
}

RC_GTEST_PROP(PlacedFeatures, AgreeWithTheFormula, ()) {
  const auto centre = um(test::pick_int(-90'000'000, 90'000'000), test::pick_int(-90'000'000, 90'000'000));
  const int turn = test::pick_int(0, 359);
  const bool mirrored = test::pick_bool();
  const auto kind = kind_of({part(CircleFootprint{centre, Length::millimetres(1)})});
  const auto placed = place_parts(kind, board_at({}), {Id("t1"), kind.id, {}, turn, mirrored, {}});
  const auto found = std::get<CircleFootprint>(placed.front()).centre;
  const auto expected = turned_roughly({mirrored ? -centre.x : centre.x, centre.y}, turn);
  RC_ASSERT(std::abs((found.x - expected.x).in_micrometres()) <= 1);
  RC_ASSERT(std::abs((found.y - expected.y).in_micrometres()) <= 1);
}

RC_GTEST_PROP(PlacedFeatures, OppositeTurnsAreMirrorImages, ()) {
  const auto centre = um(test::pick_int(-300'000, 300'000), test::pick_int(-300'000, 300'000));
  const int turn = test::pick_int(0, 359);
  const auto kind = kind_of({part(CircleFootprint{centre, Length::millimetres(1)})});
  const auto centre_of = [&](int degrees, bool mirrored) {
    const auto placed = place_parts(kind, board_at({}), {Id("t1"), kind.id, {}, degrees, mirrored, {}});
    return std::get<CircleFootprint>(placed.front()).centre;
  };
  const auto one = centre_of(turn, false);
  const auto image = centre_of((360 - turn) % 360, true);
  RC_ASSERT(image == (Point{-one.x, one.y}));
  RC_ASSERT(centre_of((turn + 180) % 360, false) == (Point{-one.x, -one.y}));
}

TEST(Terrain, TraitsOfSeveralTypesAddUp) {
  using Traits = TerrainTraits;
  GameSystem system;
  system.terrain_types = {
      {Id("heavy"),
       "Heavy",
       {Traits::Passage::over, Traits::Sight::obscures, Traits::Cover::gives, false, false},
       "",
       {}},
      {Id("vantage"),
       "Vantage",
       {Traits::Passage::over, Traits::Sight::clear, Traits::Cover::gives, true, false},
       "",
       {}},
      {Id("accessible"), "Accessible", {Traits::Passage::slow, Traits::Sight::clear, {}, false, false}, "", {}},
      {Id("exposed"),
       "Exposed",
       {Traits::Passage::over, Traits::Sight::clear, Traits::Cover::denies, false, true},
       "",
       {}}};
  const auto traits = [&](std::vector<Id> types) { return traits_of(system, part(Rectangle{}, std::move(types))); };
  EXPECT_EQ(traits({}), Traits());
  EXPECT_EQ(traits({Id("unheard-of")}), Traits());
  EXPECT_EQ(traits({Id("heavy"), Id("vantage")}),
            (Traits{Traits::Passage::over, Traits::Sight::obscures, Traits::Cover::gives, true, false}));
  EXPECT_EQ(traits({Id("heavy"), Id("accessible")}),
            (Traits{Traits::Passage::slow, Traits::Sight::obscures, Traits::Cover::gives, false, false}));
  EXPECT_EQ(traits({Id("heavy"), Id("exposed")}),
            (Traits{Traits::Passage::over, Traits::Sight::clear, Traits::Cover::denies, false, true}));
}

TEST(Terrain, TheFirstSetThatHasAKindCounts) {
  Mission mission;
  for (const auto* id : {"one", "two"}) {
    TerrainSet set;
    set.id = Id(id);
    set.feature_kinds = {{Id("crate"), id, "", {part(ell)}, {}}};
    mission.sets.push_back({set, std::nullopt, {}});
  }
  ASSERT_NE(find_feature_kind(mission, Id("crate")), nullptr);
  EXPECT_EQ(find_feature_kind(mission, Id("crate"))->name, "one");
  EXPECT_EQ(find_feature_kind(mission, Id("barrel")), nullptr);
}

}  // namespace
}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <numbers>
#include <random>
#include <string>
#include <string_view>
#include <utility>

#include "model/mission/geometry.h"
#include "scripting/battle/battle_ground.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

constexpr auto base = Length::micrometres(16'000);

constexpr Length mm(int value) { return Length::millimetres(value); }

/// A board where nobody moves through what is light: pools (circles of 30 mm) and canisters, of which one has three
/// circles of 11 mm.
Mission with_blocking_discs() {
  auto mission = test::open_board();
  auto system = *mission.system;
  system.terrain_types[1].traits.passage = TerrainTraits::Passage::barred;
  mission.system = std::move(system);
  auto set = *mission.sets.back().set;
  const auto canister = [](int x, int y) {
    return FeaturePart{"", CircleFootprint{{mm(x), mm(y)}, mm(11)}, {}, mm(30), {Id("light")}, {}};
  };
  set.feature_kinds.push_back({Id("canisters"), "", "", {canister(-12, -8), canister(12, -8), canister(0, 13)}, {}});
  mission.sets.back().set = std::move(set);
  return mission;
}

BattleSpot feature(std::string_view id, std::string_view at) { return {std::string(at), {}, {}, std::string(id)}; }

/// There and back, in micrometres.
std::optional<std::int64_t> between(const Mission& mission, const BattleSpot& one, const BattleSpot& other) {
  const auto there = BattleGround(mission).distance(one, other);
  EXPECT_EQ(there, BattleGround(mission).distance(other, one));
  return there;
}

TEST(BattleGroundOfDiscs, WaysComeToTheOutlineOfWhatBlocks) {
  auto mission = test::with_feature(with_blocking_discs(), "pool", "pool", 500, 200);
  mission = test::with_feature(std::move(mission), "pond", "pool", 500, 300);
  const auto pool = feature("pool", "500mm,200mm");
  // 120 across and 50 down: 130, less the radii of both.
  EXPECT_EQ(between(mission, {"380mm,150mm", base}, pool), 84'000);
  EXPECT_EQ(between(mission, {"500mm,100mm", base}, pool), 54'000);
  // 1 mm before the outline, and 10 µm.
  EXPECT_EQ(between(mission, {"469mm,200mm", {}}, pool), 1000);
  EXPECT_EQ(between(mission, {"469.99mm,200mm", {}}, pool), 10);
  EXPECT_EQ(between(mission, pool, feature("pond", "500mm,300mm")), 40'000) << "100 less 30 of each";
  BattleGround ground(mission);
  EXPECT_EQ(ground.distance({"500mm,100mm", base}, pool, Length::micrometres(54'000)), 54'000);
  EXPECT_FALSE(ground.distance({"500mm,100mm", base}, pool, Length::micrometres(53'999)));
  EXPECT_EQ(ground.farthest(pool, {"500mm,100mm", base}), 114'000) << "100 and 30, less 16";
}

TEST(BattleGroundOfDiscs, DiscsThatNearlyTouchAreSoFarFromEachOther) {
  auto mission = test::with_feature(with_blocking_discs(), "pool", "pool", 500, 200);
  auto board = *mission.boards.front();
  board.features.push_back({Id("pond"), Id("pool"), {mm(500), Length::micrometres(260'050)}, 0, false, {}});
  mission.boards.front() = board;
  EXPECT_EQ(between(mission, feature("pool", "500mm,200mm"), feature("pond", "500mm,260.05mm")), 50);
}

TEST(BattleGroundOfDiscs, OfSeveralDiscsTheNearestAndTheFarthestCount) {
  // Discs of 11 mm about 288,192 and 312,192 and 300,213.
  const auto mission = test::with_feature(with_blocking_discs(), "there", "canisters", 300, 200);
  const auto there = feature("there", "300mm,200mm");
  const BattleSpot west{"200mm,192mm", base};
  EXPECT_EQ(between(mission, west, there), 61'000) << "88 less 11 and 16";
  // Through the first disc to the second: 112 and 11, less 16. To the third it is √(100² + 21²) = 102.2.
  EXPECT_EQ(BattleGround(mission).farthest(there, west), 107'000);
  // A quarter turned: about 308,188 and 308,212 and 287,200.
  const auto turned = test::with_feature(with_blocking_discs(), "there", "canisters", 300, 200, 90);
  const BattleSpot middle{"200mm,200mm", base};
  EXPECT_EQ(between(turned, middle, there), 60'000) << "87 less 11 and 16";
  // √(108² + 12²) = 108.665, and 11, less 16.
  EXPECT_EQ(BattleGround(turned).farthest(there, middle), 103'665);
}

TEST(BattleGroundOfDiscs, LieAsDeepInCellsAsTheseReachTogether) {
  // Cells of 97 mm and a border of 12: A1 reaches from 0 to 109, B1 to 206. Discs of 11 mm about 97,7 and 121,7 and, on
  // the line between the cells, 109,28.
  auto mission = test::with_terrain(test::empty_mission());
  mission.sets.back() = with_blocking_discs().sets.back();
  mission = test::with_feature(std::move(mission), "there", "canisters", 109, 15);
  auto zones = *mission.zones;
  zones.push_back({Id("cells"), Id("drop-zone"), Id("attacker"), "", CellsShape{{{1, {0, 0}}, {1, {1, 0}}}}, {}});
  mission.zones = std::move(zones);
  BattleGround ground(mission);
  EXPECT_EQ(ground.farthest(feature("there", "109mm,15mm"), {{}, {}, "cells"}), 4000) << "11 less 7, over the edge";
}

/// With a wall off the lattice about there, 105 mm long and 5 mm thick, along the board or turned.
Mission with_wall(Mission mission, Point middle, int turn = 90) {
  auto board = *mission.boards.front();
  board.pieces.push_back({Id("wall" + std::to_string(board.pieces.size())), FreePiece::Kind::wall, middle, turn, {}});
  mission.boards.front() = board;
  return mission;
}

/// On boards where discs block and where they do not.
template <typename Check>
void on_both_boards(const Check& check) {
  for (const bool blocks : {true, false}) {
    SCOPED_TRACE(blocks);
    check(blocks ? with_blocking_discs() : test::open_board());
  }
}

TEST(BattleGroundOfDiscs, WaysGoRoundWallsThatHideTheNearestPart) {
  on_both_boards([](const Mission& board) {
    // A wall from 297.5 to 302.5 across and from 147.5 to 252.5 down. The pool about 330,200 reaches from 300 on into
    // it.
    const auto mission = with_wall(test::with_feature(board, "pool", "pool", 330, 200), {mm(300), mm(200)});
    const auto pool = feature("pool", "330mm,200mm");
    const BattleSpot west{"260mm,200mm", {}};
    EXPECT_EQ(BattleGround(mission).straight(west, pool), 40'000);
    // Past the end of the wall 37.5 and 52.5 off, 5 along it, and on from 302.5,147.5 towards the middle of the pool:
    // √(37.5² + 52.5²) = 64.5174, 5 and √(27.5² + 52.5²) - 30 = 29.2664.
    EXPECT_EQ(between(mission, west, pool), 98'784);
    EXPECT_EQ(between(mission, {west.at, base}, pool), 82'784) << "less 16";
    BattleGround ground(mission);
    EXPECT_EQ(ground.distance(west, pool, Length::micrometres(98'784)), 98'784);
    EXPECT_FALSE(ground.distance(west, pool, Length::micrometres(98'783)));
    // On through its middle to its other side.
    EXPECT_EQ(ground.farthest(pool, west), 158'784);
  });
}

TEST(BattleGroundOfDiscs, WaysEndWhereAWallStandsOutOfADisc) {
  on_both_boards([](const Mission& board) {
    // The middle of the pool, 280,200, lies west of a wall that reaches from 297.5 to 302.5 across and from 147.5 to
    // 252.5 down; the pool reaches to 310. Its outline meets the wall's eastern side at
    // 200 - √(30² - 22.5²) = 180.1569.
    auto mission = with_wall(test::with_feature(board, "pool", "pool", 280, 200), {mm(300), mm(200)});
    const auto pool = feature("pool", "280mm,200mm");
    // Straight at the middle that would be 83.137, but the wall is before the outline there. √(57.5² + 60.1569²).
    EXPECT_EQ(BattleGround(mission).straight({"360mm,120mm", {}}, pool), 83'137);
    EXPECT_EQ(between(mission, {"360mm,120mm", {}}, pool), 83'217);
    // Behind a second wall from 360 to 365 across and from 15 to 120 down: √(35² + 60²) = 69.4622 to its corner
    // 365,120, from which the same place is √(62.5² + 60.1569²) = 86.7473 off.
    mission = with_wall(std::move(mission), {Length::micrometres(362'500), Length::micrometres(67'500)});
    EXPECT_EQ(between(mission, {"400mm,60mm", {}}, pool), 156'210);
  });
}

TEST(BattleGroundOfDiscs, WaysBetweenDiscsGoRoundWallsStraightFromTheOneAndAtTheOther) {
  on_both_boards([](const Mission& board) {
    auto mission = test::with_feature(board, "pool", "pool", 230, 200);
    mission = with_wall(test::with_feature(std::move(mission), "pond", "pool", 370, 200), {mm(300), mm(200)});
    const auto pool = feature("pool", "230mm,200mm");
    const auto pond = feature("pond", "370mm,200mm");
    // Each middle is √(67.5² + 52.5²) = 85.5132 off the wall's corners, 5 apart: twice 55.5132, and 5.
    EXPECT_EQ(between(mission, pool, pond), 116'026);
    EXPECT_EQ(BattleGround(mission).straight(pool, pond), 80'000);
  });
}

TEST(BattleGroundOfDiscs, WaysComeToSidesSquareFromTheLastCorner) {
  // A square of 40 mm, turned by half a right angle: its sides lie 20 off its middle, 360,200. From the wall's corner
  // 302.5,147.5 the middle is (57.5 + 52.5) / √2 = 77.7817 off across the side. 64.5174, 5 and 57.7817.
  const auto mission =
      with_wall(test::with_feature(test::open_board(), "there", "bare", 360, 200, 45), {mm(300), mm(200)});
  EXPECT_EQ(between(mission, {"260mm,200mm", {}}, feature("there", "360mm,200mm")), 127'299);
}

/// The shortest way to one of many places on the outline of a disc, in micrometres, and how far these lie apart.
struct Sampled {
  std::optional<std::int64_t> least;
  double apart = 0;
};
Sampled sampled(const Mission& mission, const BattleSpot& from, Point centre, Length radius, double before) {
  constexpr int count = 360;
  Sampled result;
  const double out = static_cast<double>(radius.in_micrometres()) + before;
  result.apart = 2 * std::numbers::pi * out / count;
  BattleGround ground(mission);
  for (int index = 0; index < count; ++index) {
    const double angle = 2 * std::numbers::pi * index / count;
    const Point at = centre + Point{Length::micrometres(std::llround(out * std::cos(angle))),
                                    Length::micrometres(std::llround(out * std::sin(angle)))};
    const auto way = ground.distance(from, {to_text(mission, Place{at}), {}});
    if (way && (!result.least || *way + std::llround(before) < *result.least)) {
      result.least = *way + std::llround(before);
    }
  }
  return result;
}

TEST(BattleGroundOfDiscs, AreAsFarAsTheNearestOfManyPlacesOnTheirOutline) {
  std::mt19937 random(7);
  const auto pick = [&](int from, int to) { return std::uniform_int_distribution(from, to)(random); };
  int turning = 0;
  for (int round = 0; round < 60; ++round) {
    SCOPED_TRACE(round);
    const bool blocks = round % 2 == 0;
    auto mission = blocks ? with_blocking_discs() : test::open_board();
    for (auto walls = pick(2, 6); walls > 0; --walls) {
      mission = with_wall(std::move(mission), {mm(pick(150, 450)), mm(pick(100, 300))}, pick(0, 359));
    }
    const Point centre{mm(pick(200, 400)), mm(pick(130, 270))};
    auto board = *mission.boards.front();
    board.features.push_back({Id("pool"), Id("pool"), centre, 0, false, {}});
    mission.boards.front() = board;
    const BattleSpot from{to_text(mission, Place{Point{mm(pick(10, 590)), mm(pick(10, 390))}}), {}};
    const auto pool = feature("pool", to_text(mission, Place{centre}));
    const auto way = BattleGround(mission).distance(from, pool);
    const auto straight = BattleGround(mission).straight(from, pool);
    if (straight == 0) continue;
    // What blocks as a disc reaches up to 54 µm about it.
    const auto expected = sampled(mission, from, centre, mm(30), blocks ? 54 : 0);
    ASSERT_EQ(way.has_value(), expected.least.has_value());
    if (!way) continue;
    // Whole micrometres may round either way; a place between two of them is no more than half as far from one.
    EXPECT_LE(*way, *expected.least + 2);
    EXPECT_GE(static_cast<double>(*way), static_cast<double>(*expected.least) - expected.apart - 2);
    EXPECT_GE(*way, *straight);
    turning += *way > *straight + 2 ? 1 : 0;
  }
  EXPECT_GE(turning, 10);
}

/// Somewhere on the board, as it is written.
std::string place_at(int x, int y) {
  const auto text = [](int micrometres) {
    const auto rest = std::to_string(micrometres % 1000);
    return std::to_string(micrometres / 1000) + "." + std::string(3 - rest.size(), '0') + rest + "mm";
  };
  return text(x) + "," + text(y);
}

/// There is a way as long as the straight line, but for what whole micrometres make of it.
void expect_as_straight(const Mission& mission, const BattleSpot& one, const BattleSpot& other) {
  BattleGround ground(mission);
  const auto straight = ground.straight(one, other);
  const auto way = ground.distance(one, other);
  RC_ASSERT(straight && way);
  RC_ASSERT(*way >= *straight);
  RC_ASSERT(*way <= *straight + 2);
}

RC_GTEST_PROP(BattleGroundOfDiscs, WaysWithNothingBetweenAreStraight, ()) {
  const auto kind = *rc::gen::element<std::string_view>("canisters", "pool", "tower", "crate");
  const auto turn = *rc::gen::inRange(0, 360);
  const auto mission = test::with_feature(with_blocking_discs(), "there", kind, 300, 200, turn);
  // No nearer to the middle of the feature than 50 mm: nothing of it reaches farther than 31.
  const BattleSpot from{place_at(*rc::gen::inRange(1000, 599'000), *rc::gen::inRange(1000, 150'000)),
                        Length::micrometres(*rc::gen::inRange(0, 10'000))};
  expect_as_straight(mission, from, feature("there", "300mm,200mm"));
}

RC_GTEST_PROP(BattleGroundOfDiscs, WaysBetweenFeaturesWithNothingBetweenAreStraight, ()) {
  const auto one = *rc::gen::element<std::string_view>("pool", "canisters");
  auto mission = test::with_feature(with_blocking_discs(), "here", one, 150, *rc::gen::inRange(50, 350),
                                    *rc::gen::inRange(0, 360));
  const auto here = mission.boards.front()->features.front().at;
  mission = test::with_feature(std::move(mission), "there", "pool", 300, 200);
  const auto at = place_at(150'000, static_cast<int>(here.y.in_micrometres()));
  BattleGround ground(mission);
  const auto straight = ground.straight(feature("here", at), feature("there", "300mm,200mm"));
  const auto way = ground.distance(feature("here", at), feature("there", "300mm,200mm"));
  RC_ASSERT(straight && way);
  RC_ASSERT(*way >= *straight);
  RC_ASSERT(*way <= *straight + 2);
}

}  // namespace
}  // namespace bulkhead

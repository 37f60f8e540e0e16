// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string_view>
#include <utility>

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

TEST(BattleGroundOfDiscs, WaysGoRoundWallsThatHideTheNearestPart) {
  // A wall from 297.5 to 302.5 across and from 147.5 to 252.5 down. The pool about 330,200 reaches from 300 on into it.
  auto mission = test::with_feature(with_blocking_discs(), "pool", "pool", 330, 200);
  auto board = *mission.boards.front();
  board.pieces.push_back({Id("wall"), FreePiece::Kind::wall, {mm(300), mm(200)}, 90, {}});
  mission.boards.front() = board;
  const auto pool = feature("pool", "330mm,200mm");
  const BattleSpot west{"260mm,200mm", {}};
  EXPECT_EQ(BattleGround(mission).straight(west, pool), 40'000);
  const auto round = between(mission, west, pool);
  ASSERT_TRUE(round);
  // Past the end of the wall 37.5 and 52.5 off, 5 along it, and on from 302.5,147.5. Towards the middle of the pool
  // that is √(27.5² + 52.5²) less 30: 64.517, 5 and 29.266. To its point in the north-west, 308.787,178.787, it
  // is 31.912, and as one comes to that from aside, up to 54 µm more.
  EXPECT_GE(*round, 98'783);
  EXPECT_LE(*round, 101'483);
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

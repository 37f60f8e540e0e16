// SPDX-License-Identifier: MIT
#include "scripting/battle/battle_ground.h"

#include <gtest/gtest.h>

#include "model/mission/geometry.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

constexpr auto base = Length::micrometres(16'000);

/// A place so far from another, in micrometres.
std::string beside(Point point, std::int64_t across, std::int64_t down) {
  const auto millimetres = [](Length length) {
    const auto whole = length.in_micrometres() / 1000;
    const auto rest = std::to_string(length.in_micrometres() % 1000);
    return std::to_string(whole) + "." + std::string(3 - rest.size(), '0') + rest + "mm";
  };
  return millimetres(point.x + Length::micrometres(across)) + "," + millimetres(point.y + Length::micrometres(down));
}

TEST(BattleGround, BasesAreInAnOpeningWhereTheyReachIntoIt) {
  const auto mission = test::mission_with({6, 7}, "D2/D3 D3/D4 D3/E3", "C3/D3");
  const auto& set = *set_of(mission, *mission.boards.front());
  // The opening is as thick as the wall and as wide as a base gets through, about the middle of the edge.
  const auto across = set.wall_thickness.in_micrometres() / 2;
  const auto along = (set.access_width > Length() ? set.access_width : set.pitch).in_micrometres() / 2;
  const auto middle = point_of(mission, *place_of(*parse_address("C3/D3")));
  const BattleGround ground(mission);
  const auto in_opening = [&](std::int64_t right, std::int64_t down) {
    return ground.in_opening({beside(middle, right, down), base}, "C3/D3");
  };
  EXPECT_TRUE(ground.in_opening({"C3/D3", base}, "C3/D3"));
  EXPECT_TRUE(ground.in_opening({"C3/D3", {}}, "C3/D3"));
  EXPECT_FALSE(ground.in_opening({"C3", base}, "C3/D3"));
  // From either side, and from its ends: what only touches it is not in it.
  for (const int side : {-1, 1}) {
    EXPECT_FALSE(in_opening(side * (across + 16'000), 0));
    EXPECT_TRUE(in_opening(side * (across + 15'999), 0));
    EXPECT_FALSE(in_opening(0, side * (along + 16'000)));
    EXPECT_TRUE(in_opening(0, side * (along + 15'999)));
  }
  // Nothing is in the opening of what is none.
  EXPECT_FALSE(ground.in_opening({"C3", base}, "C3"));
  EXPECT_FALSE(ground.in_opening({"C3", base}, "Z9/Z10"));
  EXPECT_FALSE(ground.in_opening({"nowhere", base}, "C3/D3"));
}

TEST(BattleGround, HatchwaysAreBetweenWhatStandsOnOppositeSides) {
  const auto mission = test::mission_with({6, 7}, "D2/D3 D3/D4 D3/E3", "C3/D3");
  const auto middle = point_of(mission, *place_of(*parse_address("C3/D3")));
  const BattleGround ground(mission);
  const auto between = [&](std::int64_t one, std::int64_t other, std::int64_t down) {
    return ground.between("C3/D3", {beside(middle, one, 0), base}, {beside(middle, other, down), base});
  };
  // C3 is on the one side of it and D3 on the other; the line goes on beyond the panel. Middles count, as bases may
  // reach across.
  EXPECT_TRUE(ground.between("C3/D3", {"C3", base}, {"D3", base}));
  EXPECT_TRUE(ground.between("C3/D3", {"D3", base}, {"C3", base}));
  EXPECT_TRUE(ground.between("C3/D3", {"C3", base}, {"D6", base}));
  EXPECT_FALSE(ground.between("C3/D3", {"C3", base}, {"B3", base}));
  EXPECT_FALSE(between(1'000, 30'000, 20'000));
  EXPECT_TRUE(between(-1'000, 30'000, -20'000));
  // On the line it is on neither side alone.
  EXPECT_TRUE(between(0, 30'000, 0));
  EXPECT_TRUE(between(0, -30'000, 0));
  // Nothing is between what is nowhere, and where no hatchway is.
  EXPECT_FALSE(ground.between("C3/D3", {"C3", base}, {"nowhere", base}));
  EXPECT_FALSE(ground.between("Z9/Z10", {"C3", base}, {"D3", base}));
}

TEST(BattleGround, BasesHangOverEdgesWhereNoBoardGoesOn) {
  auto mission = test::empty_mission({2, 2});
  const auto bounds = board_bounds(mission, *mission.boards.front());
  const auto middle = (bounds.top_left.y + bounds.bottom_right.y) / 2;
  const auto hangs = [&](const Mission& of, Point corner, std::int64_t across) {
    return BattleGround(of).over_edge({beside({corner.x, middle}, across, 0), base});
  };
  EXPECT_FALSE(hangs(mission, bounds.top_left, 16'000));
  EXPECT_TRUE(hangs(mission, bounds.top_left, 15'999));
  EXPECT_FALSE(hangs(mission, bounds.bottom_right, -16'000));
  EXPECT_TRUE(hangs(mission, bounds.bottom_right, -15'999));
  // A base of no size stands on the edge itself.
  EXPECT_FALSE(BattleGround(mission).over_edge({beside({bounds.top_left.x, middle}, 0, 0), {}}));
  // Where a board goes on right behind the edge, nothing hangs over it; where one lies farther off, it does.
  auto board = *mission.boards.front();
  const auto width = bounds.bottom_right.x - bounds.top_left.x;
  for (const bool joins : {true, false}) {
    auto two = mission;
    auto other = board;
    other.at.x = board.at.x + width + Length::micrometres(joins ? 0 : 1000);
    two.boards.push_back(other);
    EXPECT_EQ(hangs(two, bounds.bottom_right, -15'000), !joins);
    EXPECT_TRUE(hangs(two, bounds.top_left, 15'000));
  }
}

/// Of a base of 32 mm, in millimetres.
std::optional<double> away(const Mission& mission, const std::string& at, const BattleSpot& thing) {
  const auto there = BattleGround(mission).distance({at, base}, thing);
  const auto back = BattleGround(mission).distance(thing, {at, base});
  EXPECT_EQ(there, back) << at;
  if (!there) return std::nullopt;
  return static_cast<double>(*there) / 1000;
}

TEST(BattleGround, FeaturesAreAsFarAsTheirOutlines) {
  // The tower reaches from 280 to 320 mm across and from 180 to 220 mm down; its circle the pool to 30 mm from 500,200.
  auto mission = test::with_feature(test::open_board(), "tower", "tower", 300, 200);
  mission = test::with_feature(std::move(mission), "pool", "pool", 500, 200);
  const BattleSpot tower{"300mm,200mm", {}, {}, "tower"};
  const BattleSpot pool{"500mm,200mm", {}, {}, "pool"};
  for (const auto measured : {Measuring::Distance::straight, Measuring::Distance::ways}) {
    auto system = *mission.system;
    system.measuring.distance = measured;
    mission.system = std::move(system);
    // Straight before its side: 280 - 200 - 16. Off its corner by 30 and 40: 50 - 16. On it, and reaching into it.
    EXPECT_EQ(away(mission, "200mm,190mm", tower), 64);
    EXPECT_EQ(away(mission, "250mm,140mm", tower), 34);
    EXPECT_EQ(away(mission, "300mm,210mm", tower), 0);
    EXPECT_EQ(away(mission, "270mm,200mm", tower), 0);
    // 100 from the middle, less the radii of both.
    EXPECT_EQ(away(mission, "500mm,100mm", pool), 54);
    const BattleGround ground(mission);
    EXPECT_EQ(ground.straight({"200mm,190mm", base}, tower), 64'000);
    EXPECT_EQ(ground.straight(pool, {"500mm,100mm", base}), 54'000);
  }
  // One that is unknown, as one whose kind has no parts, is a point.
  EXPECT_EQ(away(mission, "200mm,200mm", {"300mm,200mm", {}, {}, "gone"}), 84);
}

TEST(BattleGround, WaysToFeaturesGoRoundWalls) {
  // The wall goes south from the northern edge between C and D, one cell long, 5.5 mm thick: it ends where the cells of
  // the second row begin, at 12 + 97 mm. The crate stands right behind it, from 330 to 370 mm across, 50 to 70 mm down.
  auto mission = test::with_terrain(test::mission_with({6, 7}, "C1/D1", ""));
  mission = test::with_feature(std::move(mission), "crate", "crate", 350, 60);
  const BattleSpot crate{"350mm,60mm", {}, {}, "crate"};
  const BattleGround straight(mission);
  // Straight through the wall it is 330 - 270 - 16.
  EXPECT_EQ(straight.straight({"270mm,60mm", base}, crate), 44'000);
  auto ground = BattleGround(mission);
  const auto round_the_wall = ground.distance({"270mm,60mm", base}, crate);
  ASSERT_TRUE(round_the_wall);
  EXPECT_GT(*round_the_wall, 44'000);
  // To its nearest corner, south-west, which the end of the wall is passed to: no longer than to that as a point, and
  // what is limited to less finds none.
  const auto to_corner = ground.distance({"270mm,60mm", base}, {"330mm,70mm", {}});
  ASSERT_TRUE(to_corner);
  EXPECT_LE(*round_the_wall, *to_corner);
  EXPECT_GE(*round_the_wall, *to_corner - 3'000);
  EXPECT_FALSE(ground.distance({"270mm,60mm", base}, crate, Length::micrometres(*round_the_wall - 1)));
  EXPECT_EQ(ground.distance({"270mm,60mm", base}, crate, Length::micrometres(*round_the_wall)), round_the_wall);
}

/// A board without cells with a hatchway across the way from west to east: its panel reaches from 297.5 to 302.5 mm
/// across and from 147.5 to 252.5 mm down, its opening from 150 to 250 mm.
Mission with_free_hatchway() {
  auto mission = test::open_board();
  auto board = *mission.boards.front();
  board.pieces.push_back(
      {Id("gate"), FreePiece::Kind::hatchway, {Length::millimetres(300), Length::millimetres(200)}, 90, {}});
  mission.boards.front() = board;
  return mission;
}

TEST(BattleGround, HatchwaysOffTheLatticeOpenAndShut) {
  const auto mission = with_free_hatchway();
  BattleGround ground(mission);
  const BattleSpot west{"200mm,200mm", base};
  const BattleSpot east{"400mm,200mm", base};
  const BattleSpot gate{"#gate", {}};
  // Shut: round an end of the panel, √(97.5² + 52.5²) twice and 5 along it, 226.472, less both radii.
  EXPECT_EQ(ground.distance(west, east), 194'472);
  EXPECT_FALSE(ground.sees(west, east));
  EXPECT_TRUE(ground.comes_within({"200mm,200mm", "100mm,200mm"}, base, gate, Length::millimetres(82)));
  // Two micrometres before the panel: 297.498 - 200 - 16.
  EXPECT_EQ(ground.distance(west, gate), 81'498);
  EXPECT_EQ(ground.distance(gate, east), 81'498);
  ground.set_open({"#gate"});
  EXPECT_EQ(ground.distance(west, east), 168'000);
  EXPECT_TRUE(ground.sees(west, east));
  EXPECT_EQ(ground.distance(west, gate), 81'498);
  ground.set_open({});
  EXPECT_EQ(ground.distance(west, east), 194'472);
  // It is no place where somebody could go.
  EXPECT_FALSE(ground.is_place("#gate"));
  EXPECT_FALSE(ground.is_place("#nobody"));
  EXPECT_FALSE(ground.distance(west, {"#nobody", {}}));
}

TEST(BattleGround, HatchwaysOffTheLatticeHaveSidesHoweverTheyAreTurned) {
  for (const int turn : {0, 17, 45, 133, 301}) {
    auto mission = with_free_hatchway();
    auto board = *mission.boards.front();
    board.pieces.front().turn = turn;
    mission.boards.front() = board;
    BattleGround ground(mission);
    // As far as the panel from all round, shut and open: its middle less half of its 5 mm at most, its end at least.
    for (const auto* const at : {"200mm,200mm", "400mm,200mm", "300mm,100mm", "300mm,300mm"}) {
      const auto shut = ground.distance({at, {}}, {"#gate", {}});
      ASSERT_TRUE(shut) << turn << " " << at;
      EXPECT_GE(*shut, 97'497) << turn << " " << at;
      ground.set_open({"#gate"});
      const auto open = ground.distance({at, {}}, {"#gate", {}});
      ASSERT_TRUE(open);
      EXPECT_LE(*open, 100'100) << turn << " " << at;
      ground.set_open({});
    }
  }
}

TEST(BattleGround, BasesAreInTheOpeningOfAHatchwayOffTheLattice) {
  const auto mission = with_free_hatchway();
  const BattleGround ground(mission);
  for (const int side : {-1, 1}) {
    const auto in_opening = [&](std::int64_t right, std::int64_t down) {
      const Point middle{Length::millimetres(300), Length::millimetres(200)};
      return ground.in_opening({beside(middle, side * right, side * down), base}, "#gate");
    };
    // 2.5 and 16 across, 50 and 16 along.
    EXPECT_FALSE(in_opening(18'500, 0));
    EXPECT_TRUE(in_opening(18'499, 0));
    EXPECT_FALSE(in_opening(0, 66'000));
    EXPECT_TRUE(in_opening(0, 65'999));
  }
}

TEST(BattleWays, StopBeforeAShutHatchwayOffTheLattice) {
  const auto mission = with_free_hatchway();
  BattleGround ground(mission);
  const auto far = Length::millimetres(1000);
  const BattleSpot west{"200mm,200mm", base};
  const BattleSpot east{"400mm,200mm", base};
  // It touches the panel, a millimetre deep: 100 to the middle of that, less 15.
  const auto shut = ground.step_towards(west, east, far, {}, {});
  ASSERT_TRUE(shut);
  EXPECT_EQ(shut->before, "#gate");
  EXPECT_EQ(shut->at, "285mm,200mm");
  // Through the open one until both bases touch.
  ground.set_open({"#gate"});
  const auto open = ground.step_towards(west, east, far, {}, {});
  ASSERT_TRUE(open);
  EXPECT_EQ(open->before, "");
  EXPECT_EQ(open->at, "368mm,200mm");
  // A locked one is gone round.
  ground.set_open({});
  const auto locked = ground.step_towards(west, east, far, {}, {"#gate"});
  ASSERT_TRUE(locked);
  EXPECT_EQ(locked->before, "");
  EXPECT_EQ(locked->length, 226'472);
}

/// Distances of two things there and back, in micrometres.
std::optional<std::int64_t> between(const Mission& mission, const BattleSpot& one, const BattleSpot& other) {
  const auto there = BattleGround(mission).distance(one, other);
  EXPECT_EQ(there, BattleGround(mission).distance(other, one));
  return there;
}

TEST(BattleGround, FeaturesAreAsFarFromEachOtherAsTheirOutlines) {
  // Two towers of 40 by 40 mm, a crate of 40 by 20 mm, a pool of 30 mm about its middle, a deck over the first tower.
  auto mission = test::with_feature(test::open_board(), "tower", "tower", 300, 200);
  mission = test::with_feature(std::move(mission), "other", "tower", 400, 200);
  mission = test::with_feature(std::move(mission), "crate", "crate", 350, 275);
  mission = test::with_feature(std::move(mission), "pool", "pool", 500, 200);
  mission = test::with_feature(std::move(mission), "pond", "pool", 500, 300);
  mission = test::with_feature(std::move(mission), "deck", "deck", 330, 200);
  mission = test::with_feature(std::move(mission), "small", "crate", 500, 195);
  mission = test::with_strip(std::move(mission), "west", "attacker", Compass::west, 100);
  const BattleSpot tower{"300mm,200mm", {}, {}, "tower"};
  const BattleSpot other{"400mm,200mm", {}, {}, "other"};
  const BattleSpot crate{"350mm,275mm", {}, {}, "crate"};
  const BattleSpot pool{"500mm,200mm", {}, {}, "pool"};
  const BattleSpot pond{"500mm,300mm", {}, {}, "pond"};
  const BattleSpot deck{"330mm,200mm", {}, {}, "deck"};
  const BattleSpot small{"500mm,195mm", {}, {}, "small"};
  const BattleSpot west{{}, {}, "west"};
  for (const auto measured : {Measuring::Distance::straight, Measuring::Distance::ways}) {
    auto system = *mission.system;
    system.measuring.distance = measured;
    mission.system = std::move(system);
    EXPECT_EQ(between(mission, tower, other), 60'000) << "from 320 to 380";
    EXPECT_EQ(between(mission, tower, crate), 46'098) << "from 320,220 to 330,265: 10 and 45";
    EXPECT_EQ(between(mission, other, pool), 50'000) << "from 420 to 500 less 30";
    EXPECT_EQ(between(mission, pool, pond), 40'000) << "100 less 30 of each";
    EXPECT_EQ(between(mission, tower, deck), 0) << "they share ground";
    EXPECT_EQ(between(mission, pool, small), 0) << "the one lies inside of the other";
    EXPECT_EQ(between(mission, west, tower), 180'000) << "from 100 to 280";
    EXPECT_EQ(between(mission, west, pool), 370'000) << "from 100 to 500 less 30";
    const BattleGround ground(mission);
    EXPECT_EQ(ground.straight(tower, crate), 46'098);
    EXPECT_EQ(ground.straight(pool, pond), 40'000);
  }
}

/// Whether a feature of that kind, placed at so many millimetres, is inside of a zone.
std::string how_far_inside(const Mission& on, std::string_view kind, int x, int y, std::string_view zone) {
  const auto mission = test::with_feature(on, "it", kind, x, y);
  const BattleSpot it{std::to_string(x) + "mm," + std::to_string(y) + "mm", {}, {}, "it"};
  const BattleGround ground(mission);
  const bool wholly = ground.wholly_inside(it, zone);
  EXPECT_LE(wholly, ground.inside(it, zone));
  return wholly ? "wholly" : ground.inside(it, zone) ? "partly" : "not";
}

TEST(BattleGround, FeaturesAreInsideWithTheirOutlines) {
  // The crate is 40 by 20 mm, the pool reaches 30 mm about its middle, the board is 600 by 400.
  const auto board = test::with_strip(test::open_board(), "west", "attacker", Compass::west, 100);
  const auto inside = [&](const char* kind, int x, int y, const char* zone) {
    return how_far_inside(board, kind, x, y, zone);
  };
  EXPECT_EQ(inside("crate", 80, 60, "west"), "wholly") << "up to 100";
  EXPECT_EQ(inside("crate", 81, 60, "west"), "partly");
  EXPECT_EQ(inside("crate", 119, 60, "west"), "partly") << "from 99";
  EXPECT_EQ(inside("crate", 120, 60, "west"), "not") << "it touches";
  EXPECT_EQ(inside("crate", 10, 60, "west"), "partly") << "it hangs over the edge";
  EXPECT_EQ(inside("pool", 70, 60, "west"), "wholly");
  EXPECT_EQ(inside("pool", 71, 60, "west"), "partly");
  EXPECT_EQ(inside("pool", 129, 60, "west"), "partly");
  EXPECT_EQ(inside("pool", 130, 60, "west"), "not");
  EXPECT_EQ(inside("pool", 130, 60, "east"), "not") << "of what is not there";
}

TEST(BattleGround, FeaturesAreInsideCirclesQuartersAndPolygons) {
  auto board = test::open_board();
  const auto mm = [](int length) { return Length::millimetres(length); };
  auto zones = *board.zones;
  zones.push_back({Id("disc"), Id("drop-zone"), Id("attacker"), "", CircleShape{Point{mm(100), mm(100)}, mm(50)}, {}});
  // All of it lies 100 mm and more from the middle, 300,200.
  zones.push_back({Id("quarter"), Id("drop-zone"), Id("attacker"), "", QuarterShape{Quarter::south_east, mm(100)}, {}});
  // Below a line from 0,200 to 200,400, counter-clockwise.
  zones.push_back({Id("corner"),
                   Id("drop-zone"),
                   Id("attacker"),
                   "",
                   PolygonShape{{{mm(0), mm(200)}, {mm(0), mm(400)}, {mm(200), mm(400)}}},
                   {}});
  board.zones = std::move(zones);
  const auto inside = [&](const char* kind, int x, int y, const char* zone) {
    return how_far_inside(board, kind, x, y, zone);
  };
  // The corner 140,130 of the crate at 120,120 lies 40 and 30 from 100,100; then 41 and 30.
  EXPECT_EQ(inside("crate", 120, 120, "disc"), "wholly");
  EXPECT_EQ(inside("crate", 121, 120, "disc"), "partly");
  // The nearest corner 130,140 lies 30 and 40 off: on the circle.
  EXPECT_EQ(inside("crate", 150, 150, "disc"), "not");
  EXPECT_EQ(inside("crate", 149, 149, "disc"), "partly");
  // Pools 80 and 79 mm from the middle of the disc, 20 and 21 from it.
  EXPECT_EQ(inside("pool", 180, 100, "disc"), "not");
  EXPECT_EQ(inside("pool", 179, 100, "disc"), "partly");
  // Its nearest corner 360,280 lies 60 and 80 off the middle of the board, then 59 and 80.
  EXPECT_EQ(inside("crate", 380, 290, "quarter"), "wholly");
  EXPECT_EQ(inside("crate", 379, 290, "quarter"), "partly");
  // Its farthest corner, 370,270, lies √(70² + 70²) = 99 off.
  EXPECT_EQ(inside("crate", 350, 260, "quarter"), "not");
  // Its upper right corner, 60,260, lies on the line, then beyond it; its lower left one, 60,260, then as well.
  EXPECT_EQ(inside("crate", 40, 270, "corner"), "wholly");
  EXPECT_EQ(inside("crate", 41, 270, "corner"), "partly");
  EXPECT_EQ(inside("crate", 79, 250, "corner"), "partly");
  EXPECT_EQ(inside("crate", 80, 250, "corner"), "not");
}

TEST(BattleGround, FeaturesAreInsideTheGroundOfCells) {
  // Cells of 97 mm and a border of 12: A1 reaches from 0 to 109, B1 to 206. The deck is 100 by 40 mm.
  const auto terrain = test::with_terrain(test::empty_mission());
  const auto inside = [&](int x, std::vector<CellAddress> cells) {
    auto mission = terrain;
    auto zones = *mission.zones;
    zones.push_back({Id("zone"), Id("drop-zone"), Id("attacker"), "", CellsShape{std::move(cells)}, {}});
    mission.zones = std::move(zones);
    return how_far_inside(mission, "deck", x, 60, "zone");
  };
  const CellAddress a1{1, {0, 0}};
  const CellAddress b1{1, {1, 0}};
  const CellAddress c1{1, {2, 0}};
  EXPECT_EQ(inside(109, {a1, b1}), "wholly") << "half in each";
  EXPECT_EQ(inside(109, {a1}), "partly");
  EXPECT_EQ(inside(109, {a1, c1}), "partly");
  EXPECT_EQ(inside(109, {c1}), "not");
  EXPECT_EQ(inside(59, {a1}), "wholly") << "from 9 to 109";
  EXPECT_EQ(inside(59, {b1}), "not") << "it touches";
  EXPECT_EQ(inside(49, {a1, b1}), "partly") << "one millimetre hangs over the edge of the board";
}

TEST(BattleGround, AllOfAFeatureIsWithinWhereItsFarthestPartIs) {
  // The tower reaches from 280 to 320 mm across and from 180 to 220 mm down, the pool to 30 mm about 500,200.
  auto mission = test::with_feature(test::open_board(), "tower", "tower", 300, 200);
  mission = test::with_feature(std::move(mission), "pool", "pool", 500, 200);
  mission = test::with_strip(std::move(mission), "west", "attacker", Compass::west, 100);
  mission = test::with_strip(std::move(mission), "under", "attacker", Compass::west, 490);
  const BattleSpot tower{"300mm,200mm", {}, {}, "tower"};
  const BattleSpot pool{"500mm,200mm", {}, {}, "pool"};
  for (const auto measured : {Measuring::Distance::straight, Measuring::Distance::ways}) {
    auto system = *mission.system;
    system.measuring.distance = measured;
    mission.system = std::move(system);
    BattleGround ground(mission);
    // The far corner 320,220: √(120² + 30²) = 123.693, less 16. Through the side at 280,210, which is no corner.
    EXPECT_EQ(ground.farthest(tower, {"200mm,190mm", base}), 107'693);
    // From its middle: √(20² + 20²).
    EXPECT_EQ(ground.farthest(tower, {"300mm,200mm", {}}), 28'284);
    EXPECT_EQ(ground.farthest(pool, {"500mm,100mm", base}), 114'000) << "100 and 30, less 16";
    EXPECT_EQ(ground.farthest(tower, {{}, {}, "west"}), 220'000) << "from 100 to 320";
    EXPECT_EQ(ground.farthest(pool, {{}, {}, "west"}), 430'000) << "from 100 to 530";
    EXPECT_EQ(ground.farthest(pool, {{}, {}, "under"}), 40'000) << "from 490 to 530";
    EXPECT_EQ(ground.farthest(tower, {{}, {}, "under"}), 0);
    EXPECT_EQ(ground.farthest(tower, {{}, {}, "gone"}), std::nullopt);
    EXPECT_EQ(ground.farthest(tower, {"nowhere", {}}), std::nullopt);
    // To the pool from the corners 280,180 and 280,220: √(220² + 20²) = 220.907, less 30.
    EXPECT_EQ(ground.farthest(tower, pool), 190'907);
    // One that is unknown is a point: from 200 to 300, less 16.
    EXPECT_EQ(ground.farthest({"300mm,200mm", {}, {}, "gone"}, {"200mm,200mm", base}), 84'000);
  }
}

TEST(BattleGround, AllOfAFeatureIsWithinByTheWayRoundWalls) {
  // The shut hatchway reaches from 297.5 to 302.5 across and from 147.5 to 252.5 down, the feature behind it from 320
  // to 360 across and from 180 to 220 down.
  const auto mission = test::with_feature(with_free_hatchway(), "there", "bare", 340, 200);
  const BattleSpot there{"340mm,200mm", {}, {}, "there"};
  BattleGround ground(mission);
  // To its corner 360,220 round the lower end of the hatchway, √(37.5² + 52.5²) + 5 + √(57.5² + 32.5²): 64.517, 5 and
  // 66.049. As far as that to its corner 360,180, round the upper end.
  EXPECT_EQ(ground.farthest(there, {"260mm,200mm", {}}), 135'567);
  ground.set_open({"#gate"});
  // √(100² + 20²).
  EXPECT_EQ(ground.farthest(there, {"260mm,200mm", {}}), 101'980);
}

TEST(BattleGround, WaysBetweenFeaturesGoRoundWalls) {
  // The shut hatchway between them reaches from 297.5 to 302.5 across and from 147.5 to 252.5 down, the two from 240 to
  // 280 and from 320 to 360 across, from 180 to 220 down.
  auto mission = test::with_feature(with_free_hatchway(), "here", "bare", 260, 200);
  mission = test::with_feature(std::move(mission), "there", "bare", 340, 200);
  const BattleSpot here{"260mm,200mm", {}, {}, "here"};
  const BattleSpot there{"340mm,200mm", {}, {}, "there"};
  // From the corner at 280,180 to the end at 297.5,147.5, along 5, and to 320,180: 2 √(17.5² + 32.5²) + 5.
  EXPECT_EQ(between(mission, here, there), 78'824);
  EXPECT_EQ(BattleGround(mission).straight(here, there), 40'000);
  BattleGround ground(mission);
  EXPECT_FALSE(ground.distance(here, there, Length::micrometres(78'823)));
  EXPECT_EQ(ground.distance(here, there, Length::micrometres(78'824)), 78'824);
  ground.set_open({"#gate"});
  EXPECT_EQ(ground.distance(here, there), 40'000);
}

/// A board with walls across the way from west to east: each 105 mm long and 5 mm thick, its middle 250 mm across and
/// so far down.
Mission with_walls(Mission mission, const std::vector<Length>& down) {
  auto board = *mission.boards.front();
  for (const auto at : down) {
    board.pieces.push_back(
        {Id("w" + std::to_string(board.pieces.size())), FreePiece::Kind::wall, {Length::millimetres(250), at}, 90, {}});
  }
  mission.boards.front() = board;
  // What is heavy is not seen through.
  auto system = *mission.system;
  system.terrain_types.front().traits.sight = TerrainTraits::Sight::blocks;
  system.terrain_types[1].traits.sight = TerrainTraits::Sight::blocks;
  mission.system = std::move(system);
  return mission;
}

bool see_each_other(const Mission& mission, const BattleSpot& one, const BattleSpot& other) {
  const bool sees = BattleGround(mission).sees(one, other);
  EXPECT_EQ(sees, BattleGround(mission).sees(other, one));
  return sees;
}

TEST(BattleGround, AnyPartOfAFeatureIsSeen) {
  // The tower is not seen through: it reaches from 280 to 320 mm across and from 180 to 220 mm down.
  const auto open = test::with_feature(test::open_board(), "tower", "tower", 300, 200);
  const auto mm = [](int length) { return Length::millimetres(length); };
  const BattleSpot tower{"300mm,200mm", {}, {}, "tower"};
  const BattleSpot west{"200mm,200mm", base};
  EXPECT_TRUE(see_each_other(with_walls(open, {}), west, tower));
  EXPECT_TRUE(see_each_other(with_walls(open, {}), {"300mm,200mm", {}}, tower)) << "on it";
  // A wall from 147.5 to 252.5 down hides all that lies behind it from 200,200, but from 200,120 lines pass its far
  // upper corner, 252.5,147.5, and come to the upper side of the tower from 200 + 60 · 52.5 / 27.5 = 314.5 on.
  const auto behind_a_wall = with_walls(open, {mm(200)});
  EXPECT_FALSE(see_each_other(behind_a_wall, west, tower));
  EXPECT_TRUE(see_each_other(behind_a_wall, {"200mm,120mm", base}, tower));
  // From 200,130: 200 + 50 · 52.5 / 17.5 = 350, behind the tower.
  EXPECT_FALSE(see_each_other(behind_a_wall, {"200mm,130mm", base}, tower));
  // Through a slit from 195 to 205 one sees, of its side 80 behind, what lies up to 80 · 5 / 52.5 = 7.6 off the middle.
  const auto slit = with_walls(open, {Length::micrometres(142'500), Length::micrometres(257'500)});
  EXPECT_TRUE(see_each_other(slit, west, tower));
  // From 200,150 lines through it come to 280 at 150 + 80 · 45 / 47.5 = 225.8 at least, below the tower.
  EXPECT_FALSE(see_each_other(slit, {"200mm,150mm", base}, tower));
}

}  // namespace
}  // namespace bulkhead

// SPDX-License-Identifier: MIT
// The ways of moves. The cells of a Gallowdark board are 97 mm wide and begin 12 mm from its edge, so row 3 has its
// middle at 254.5 mm, and the columns B and E have theirs at 157.5 mm and 448.5 mm.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "model/mission/geometry.h"
#include "model/mission/places.h"
#include "scripting/battle/battle_ground.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

constexpr Length micrometre = Length::micrometres(1);

Point at(std::int64_t x, std::int64_t y) { return {Length::micrometres(x), Length::micrometres(y)}; }

Mission with_area(Mission mission, Shape shape) {
  Zone area{Id("area"), Id("shrine"), std::nullopt, "", std::move(shape)};
  mission.areas = std::vector{std::move(area)};
  return mission;
}

Shape cells(const std::string& names) {
  CellsShape shape;
  for (std::size_t begin = 0; begin < names.size();) {
    const auto end = std::min(names.find(' ', begin), names.size());
    shape.cells.push_back(std::get<CellAddress>(*parse_address(names.substr(begin, end - begin))));
    begin = end + 1;
  }
  return shape;
}

Shape circle(Point centre, Length radius) { return CircleShape{Place(centre), radius}; }

bool crosses(const Mission& mission, const std::vector<std::string>& path) {
  return BattleGround(mission).crosses(path, "area");
}

const std::vector<std::string> from_b3_to_e3 = {"B3", "E3"};

TEST(BattleTrail, LeadsThroughWhatLiesBetweenTwoPlaces) {
  const auto open = test::empty_mission();
  EXPECT_TRUE(crosses(with_area(open, cells("D3")), from_b3_to_e3));
  EXPECT_FALSE(crosses(with_area(open, cells("D4")), from_b3_to_e3));
  EXPECT_FALSE(crosses(with_area(open, cells("F3")), from_b3_to_e3)) << "behind its end";
  // Where it begins, where it turns and where it ends.
  EXPECT_TRUE(crosses(with_area(open, cells("B3")), from_b3_to_e3));
  EXPECT_TRUE(crosses(with_area(open, cells("E3")), from_b3_to_e3));
  EXPECT_TRUE(crosses(with_area(open, cells("C5")), {"B3", "C5", "E3"}));
  EXPECT_TRUE(crosses(with_area(open, cells("D4")), {"B3", "C5", "E3"})) << "from 254.5,448.5 to 448.5,254.5";
  EXPECT_TRUE(crosses(with_area(open, StripShape{Compass::north, Length::micrometres(254'500)}), from_b3_to_e3));
  EXPECT_FALSE(crosses(with_area(open, StripShape{Compass::north, Length::micrometres(254'499)}), from_b3_to_e3));
  EXPECT_FALSE(BattleGround(open).crosses(from_b3_to_e3, "area")) << "there is none";
  EXPECT_FALSE(crosses(with_area(open, cells("B3")), {"nowhere", "Z99"}));
}

TEST(BattleTrail, LeadsOntoWhatItOnlyTouches) {
  const auto open = test::empty_mission();
  const auto touches = [&](Shape shape) { return crosses(with_area(open, std::move(shape)), from_b3_to_e3); };
  const auto square = [](std::int64_t top) {
    return PolygonShape{{at(206'000, top), at(303'000, top), at(303'000, 400'000), at(206'000, 400'000)}};
  };
  EXPECT_TRUE(touches(square(254'500)));
  EXPECT_FALSE(touches(square(254'501)));
  const auto with_its_corner_at = [](std::int64_t y) {
    return PolygonShape{{at(250'000, y), at(300'000, 400'000), at(200'000, 400'000)}};
  };
  EXPECT_TRUE(touches(with_its_corner_at(254'500)));
  EXPECT_FALSE(touches(with_its_corner_at(254'501)));
  EXPECT_TRUE(touches(circle(at(254'500, 351'500), Length::micrometres(97'000))));
  EXPECT_FALSE(touches(circle(at(254'500, 351'500), Length::micrometres(96'999))));
}

TEST(BattleTrail, LeadsRoundWalls) {
  // Down from the south of row 2, between the columns C and D.
  const auto walled = test::mission_with({6, 7}, "C3/D3 C4/D4 C5/D5 C6/D6 C7/D7", "");
  const std::vector<std::string> path = {"B4", "E4"};
  const auto open = test::empty_mission();
  // Straight on through D4; round the end of the wall, at 303,206, through D3.
  EXPECT_TRUE(crosses(with_area(open, cells("D4")), path));
  EXPECT_FALSE(crosses(with_area(walled, cells("D4")), path));
  EXPECT_FALSE(crosses(with_area(open, cells("D3")), path));
  EXPECT_TRUE(crosses(with_area(walled, cells("D3")), path));
  // Where there is no way, as a rule may move somebody, it is only there.
  const auto room = test::mission_with({6, 7}, "D2/D3 D3/D4 D3/E3", "C3/D3");
  EXPECT_FALSE(crosses(with_area(room, cells("C3")), {"B3", "D3"}));
  EXPECT_TRUE(crosses(with_area(room, cells("D3")), {"B3", "D3"}));
  const auto before_the_room = with_area(room, cells("C3"));
  BattleGround ground(before_the_room);
  ground.set_open({"C3/D3"});
  EXPECT_TRUE(ground.crosses({"B3", "D3"}, "area"));
}

TEST(BattleTrail, ComesWithinExactlyTheReach) {
  const auto mission = test::empty_mission();
  BattleGround ground(mission);
  // 76.2 mm, which is 3 inches, south of the way's middle.
  const BattleSpot point{"303mm,330.7mm", {}};
  EXPECT_TRUE(ground.comes_within(from_b3_to_e3, {}, point, Length::inches(3)));
  EXPECT_FALSE(ground.comes_within(from_b3_to_e3, {}, point, Length::inches(3) - micrometre));
  // Bases of 32 mm and 40 mm.
  const BattleSpot marker{"303mm,366.7mm", Length::millimetres(20)};
  EXPECT_TRUE(ground.comes_within(from_b3_to_e3, Length::millimetres(16), marker, Length::inches(3)));
  EXPECT_FALSE(ground.comes_within(from_b3_to_e3, Length::millimetres(16), marker, Length::inches(3) - micrometre));
  // Behind its end: 76.2 mm east of E3.
  const BattleSpot behind{"524.7mm,254.5mm", {}};
  EXPECT_TRUE(ground.comes_within(from_b3_to_e3, {}, behind, Length::inches(3)));
  EXPECT_FALSE(ground.comes_within(from_b3_to_e3, {}, behind, Length::inches(3) - micrometre));
  EXPECT_FALSE(ground.comes_within(from_b3_to_e3, {}, {"nowhere", {}}, Length::inches(100)));
}

TEST(BattleTrail, ComesWithinReachOfAreasAsTheyAreMeasured) {
  // C5 begins 400 mm from the north: 145.5 mm south of the way.
  const auto near = [](Shape shape, Length reach) {
    const auto mission = with_area(test::empty_mission(), std::move(shape));
    return BattleGround(mission).comes_within(from_b3_to_e3, Length::millimetres(16), {{}, {}, "area"}, reach);
  };
  EXPECT_TRUE(near(cells("C5"), Length::micrometres(129'500)));
  EXPECT_FALSE(near(cells("C5"), Length::micrometres(129'499)));
  const auto disc = circle(at(303'000, 400'000), Length::micrometres(45'500));
  EXPECT_TRUE(near(disc, Length::micrometres(84'000)));
  EXPECT_FALSE(near(disc, Length::micrometres(83'999)));
  // The board is 606 mm by 703 mm. The south-eastern quarter without a disc of 100 mm round its corner, 303,351.5: what
  // is nearest of it to the way lies at its northern edge, 97 mm off.
  const QuarterShape quarter{Quarter::south_east, Length::millimetres(100)};
  EXPECT_TRUE(near(quarter, Length::micrometres(81'000)));
  EXPECT_FALSE(near(quarter, Length::micrometres(80'998)));
}

TEST(BattleTrail, ComesNoNearerThanWallsLet) {
  // A wall south of C3 and D3 keeps the way 97 mm off from D4, farther off.
  const auto mission = test::mission_with({6, 7}, "C3/C4 D3/D4", "");
  BattleGround ground(mission);
  const std::vector<std::string> path = {"B3", "E3"};
  const BattleSpot thing{"D4", {}};
  EXPECT_TRUE(BattleGround(test::empty_mission()).comes_within(path, {}, thing, Length::millimetres(97)));
  EXPECT_FALSE(ground.comes_within(path, {}, thing, Length::millimetres(97)));
  // As from the nearest of its places, each half a millimetre from the next.
  std::int64_t least = INT64_MAX;
  for (std::int64_t x = 157'500; x <= 448'500; x += 1000) {
    const auto place = std::to_string(x / 1000) + ".5mm,254.5mm";
    if (const auto away = ground.distance({place, {}}, thing)) least = std::min(least, *away);
  }
  EXPECT_TRUE(ground.comes_within(path, {}, thing, Length::micrometres(least)));
  EXPECT_FALSE(ground.comes_within(path, {}, thing, Length::micrometres(least - 1000)));
}

constexpr Length mm(int value) { return Length::millimetres(value); }

/// A wall off the lattice, 105 mm long and 5 mm thick.
Mission with_wall(Mission mission, Point middle, int turn) {
  auto board = *mission.boards.front();
  board.pieces.push_back({Id("wall" + std::to_string(board.pieces.size())), FreePiece::Kind::wall, middle, turn, {}});
  mission.boards.front() = board;
  return mission;
}

/// Whether a path comes so near to something, in micrometres, and no nearer.
bool comes_as_near(const Mission& mission, const std::vector<std::string>& path, const BattleSpot& thing,
                   std::int64_t near) {
  BattleGround ground(mission);
  return ground.comes_within(path, {}, thing, Length::micrometres(near)) &&
         !ground.comes_within(path, {}, thing, Length::micrometres(near - 1));
}

TEST(BattleTrail, ComesNoNearerToFeaturesAndAreasThanWallsLet) {
  // A wall from 297.5 to 302.5 across and from 147.5 to 252.5 down. Behind it a crate from 320 to 360 across and from
  // 190 to 210 down, with an area on its ground, and 30 mm about 330,200 a pool.
  auto mission = test::with_feature(test::open_board(), "crate", "crate", 340, 200);
  mission = test::with_feature(std::move(mission), "pool", "pool", 330, 200);
  mission = with_wall(std::move(mission), {mm(300), mm(200)}, 90);
  mission =
      with_area(std::move(mission),
                PolygonShape{{at(320'000, 190'000), at(360'000, 190'000), at(360'000, 210'000), at(320'000, 210'000)}});
  const BattleSpot crate{"340mm,200mm", {}, {}, "crate"};
  const BattleSpot pool{"330mm,200mm", {}, {}, "pool"};
  const BattleSpot area{{}, {}, "area"};
  // From where it passes the end of the wall, 37.5 to that and 5 along it; then √(17.5² + 42.5²) = 45.962 to the corner
  // 320,190, or √(27.5² + 52.5²) - 30 = 29.266 to the pool.
  const std::vector<std::string> past = {"260mm,100mm", "260mm,300mm"};
  EXPECT_TRUE(comes_as_near(mission, past, crate, 88'462));
  EXPECT_TRUE(comes_as_near(mission, past, area, 88'462));
  EXPECT_TRUE(comes_as_near(mission, past, pool, 71'766));
  EXPECT_TRUE(BattleGround(mission).comes_within(past, mm(16), crate, Length::micrometres(72'462)));
  EXPECT_FALSE(BattleGround(mission).comes_within(past, mm(16), crate, Length::micrometres(72'461)));
  // Where it begins and ends before that, √(37.5² + 42.5²) = 56.679 to the end of the wall.
  const std::vector<std::string> behind = {"260mm,190mm", "260mm,210mm"};
  EXPECT_TRUE(comes_as_near(mission, behind, crate, 107'641));
  EXPECT_TRUE(comes_as_near(mission, behind, area, 107'641));
  // It begins 40 before the pool and 60 before the others, straight.
  using enum Measuring::Distance;
  auto system = *mission.system;
  system.measuring.to_areas = straight;
  mission.system = system;
  EXPECT_TRUE(comes_as_near(mission, past, area, 60'000));
  EXPECT_TRUE(comes_as_near(mission, past, crate, 88'462));
  system.measuring.distance = straight;
  mission.system = system;
  EXPECT_TRUE(comes_as_near(mission, past, crate, 60'000));
  EXPECT_TRUE(comes_as_near(mission, past, pool, 40'000));
}

TEST(BattleTrail, ComesAsNearAsTheNearestOfItsPlaces) {
  std::mt19937 random(3);
  const auto pick = [&](int from, int to) { return std::uniform_int_distribution(from, to)(random); };
  int turning = 0;
  for (int round = 0; round < 60; ++round) {
    SCOPED_TRACE(round);
    auto mission = test::with_feature(test::open_board(), "it", round % 2 == 0 ? "pool" : "tower", pick(200, 400),
                                      pick(120, 280), pick(0, 359));
    const auto middle = mission.boards.front()->features.front().at;
    const auto [x, y] = std::pair{middle.x.in_micrometres(), middle.y.in_micrometres()};
    mission = with_area(std::move(mission), PolygonShape{{at(x - 20'000, y - 10'000), at(x + 20'000, y - 10'000),
                                                          at(x + 20'000, y + 10'000), at(x - 20'000, y + 10'000)}});
    for (auto walls = pick(2, 6); walls > 0; --walls) {
      mission = with_wall(std::move(mission), {mm(pick(150, 450)), mm(pick(80, 320))}, pick(0, 359));
    }
    const Point from{mm(pick(10, 590)), mm(pick(10, 390))};
    const Point to{mm(pick(10, 590)), mm(pick(10, 390))};
    const auto text = [&](Point place) { return to_text(mission, Place{place}); };
    BattleGround ground(mission);
    if (!ground.sees({text(from), {}}, {text(to), {}})) continue;
    for (const auto& thing : {BattleSpot{text(middle), {}, {}, "it"}, BattleSpot{{}, {}, "area"}}) {
      std::optional<std::int64_t> least;
      std::optional<std::int64_t> straight;
      constexpr int count = 200;
      for (int step = 0; step <= count; ++step) {
        const BattleSpot place{text(from + Point{(to.x - from.x) * step / count, (to.y - from.y) * step / count}), {}};
        const auto away = ground.distance(place, thing);
        if (away) least = std::min(least.value_or(*away), *away);
        const auto off = ground.straight(place, thing);
        if (off) straight = std::min(straight.value_or(*off), *off);
      }
      if (!least) continue;
      const auto apart =
          std::llround(std::hypot((to.x - from.x).in_micrometres(), (to.y - from.y).in_micrometres()) / count);
      const std::vector<std::string> path = {text(from), text(to)};
      EXPECT_TRUE(ground.comes_within(path, {}, thing, Length::micrometres(*least + 2)));
      const auto nearer = *least - apart - 2;
      EXPECT_FALSE(nearer >= 0 && ground.comes_within(path, {}, thing, Length::micrometres(nearer)));
      turning += *least > *straight + 2 ? 1 : 0;
    }
  }
  EXPECT_GE(turning, 10);
}

}  // namespace
}  // namespace bulkhead

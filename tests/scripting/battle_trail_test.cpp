// SPDX-License-Identifier: MIT
// The ways of moves. The cells of a Gallowdark board are 97 mm wide and begin 12 mm from its edge, so row 3 has its
// middle at 254.5 mm, and the columns B and E have theirs at 157.5 mm and 448.5 mm.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/mission/places.h"
#include "scripting/battle/battle_ground.h"
#include "tests/support/sample_missions.h"

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

}  // namespace
}  // namespace bulkhead

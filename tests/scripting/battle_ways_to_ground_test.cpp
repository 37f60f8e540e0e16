// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "model/mission/geometry.h"
#include "scripting/battle/battle_ground.h"
#include "scripting/battle/rehearsal.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

constexpr auto base = Length::micrometres(16'000);

constexpr Length mm(int value) { return Length::millimetres(value); }

Mission with_area(Mission mission, Shape shape) {
  mission.areas = std::vector{Zone{Id("vault"), Id("shrine"), std::nullopt, "Vault", std::move(shape), {}}};
  return mission;
}

CellsShape cells(std::vector<CellPos> of) {
  CellsShape shape;
  for (const auto& cell : of) shape.cells.push_back({1, cell});
  std::sort(shape.cells.begin(), shape.cells.end());
  return shape;
}

Mission measured_by(Mission mission, Measuring::Distance distance, Measuring::Distance to_areas) {
  auto system = *mission.system;
  system.measuring.distance = distance;
  system.measuring.to_areas = to_areas;
  mission.system = std::move(system);
  return mission;
}

const BattleSpot vault{{}, {}, "vault"};

/// There and back, in micrometres.
std::optional<std::int64_t> away(const Mission& mission, const BattleSpot& thing) {
  const auto there = BattleGround(mission).distance(thing, vault);
  EXPECT_EQ(there, BattleGround(mission).distance(vault, thing));
  return there;
}

TEST(BattleWaysToGround, GoRoundWalls) {
  // C3 reaches from 206 to 303 mm across; the wall's northern end and its pillar reach from 290.5 to 315.5 across and
  // up to 192 down. From 290.5,206 on the pillar's face 14 up, 25 across, and √(36² + 62.5²) to the middle of D3:
  // 111.127.
  const auto mission = with_area(test::mission_with({6, 7}, "C3/D3", ""), cells({{2, 2}}));
  const BattleSpot behind{"D3", base};
  EXPECT_EQ(away(mission, behind), 95'127) << "less 16";
  EXPECT_EQ(BattleGround(mission).straight(behind, vault), 32'500) << "351.5 less 303 and 16";
  EXPECT_EQ(away(mission, {"D3", {}}), 111'127);
  // From the middle of C2, 157.5 down, nothing is between: 206 less that and 16.
  EXPECT_EQ(away(mission, {"C2", base}), 32'500);
  EXPECT_EQ(away(mission, {"C3", base}), 0);
  // What is limited to less finds none.
  BattleGround ground(mission);
  EXPECT_EQ(ground.distance(behind, vault, Length::micrometres(95'127)), 95'127);
  EXPECT_FALSE(ground.distance(behind, vault, Length::micrometres(95'126)));
  // Straight where the system says so of zones and areas, or of all things.
  using enum Measuring::Distance;
  EXPECT_EQ(away(measured_by(mission, ways, straight), behind), 32'500);
  EXPECT_EQ(away(measured_by(mission, straight, straight), behind), 32'500);
  EXPECT_EQ(away(measured_by(mission, straight, ways), behind), 32'500);
}

TEST(BattleWaysToGround, LeadThroughOpenHatchwaysAlone) {
  // A1 is shut off but for its hatchway to B1. From the middle of B1, 157.5, to 109 it is 48.5, less 16.
  const auto mission = with_area(test::mission_with({6, 7}, "A1/A2", "A1/B1"), cells({{0, 0}}));
  const BattleSpot beside{"B1", base};
  EXPECT_EQ(away(mission, beside), std::nullopt);
  EXPECT_EQ(BattleGround(mission).straight(beside, vault), 32'500);
  BattleGround ground(mission);
  ground.set_open({"A1/B1"});
  EXPECT_EQ(ground.distance(beside, vault), 32'500);
  ground.set_open({});
  EXPECT_FALSE(ground.distance(beside, vault, Length::inches(3)));
  // Of the hatchway itself one is before its sides, 2.75 and a hair off its middle; the inner one is in A1.
  EXPECT_EQ(ground.distance({"A1/B1", {}}, vault), 0);
}

TEST(BattleWaysToGround, OfFeaturesGoRoundWallsToo) {
  // A wall off the lattice reaches from 297.5 to 302.5 across and from 147.5 to 252.5 down. The area lies west of 260,
  // the crate behind the wall from 320 to 360 across and from 190 to 210 down, the pool from 470 on.
  auto mission = test::with_feature(test::open_board(), "crate", "crate", 340, 200);
  mission = test::with_feature(std::move(mission), "pool", "pool", 500, 350);
  auto board = *mission.boards.front();
  board.pieces.push_back({Id("wall"), FreePiece::Kind::wall, {mm(300), mm(200)}, 90, {}});
  mission.boards.front() = board;
  mission = with_area(std::move(mission), StripShape{Compass::west, mm(260)});
  const BattleSpot crate{"340mm,200mm", {}, {}, "crate"};
  const BattleSpot pool{"500mm,350mm", {}, {}, "pool"};
  EXPECT_EQ(BattleGround(mission).straight(crate, vault), 60'000);
  // From its corner 320,190 to 302.5,147.5, along the end of the wall, and straight west from 297.5,147.5:
  // √(17.5² + 42.5²) = 45.962, 5 and 37.5.
  EXPECT_EQ(away(mission, crate), 88'462);
  // To its corner 360,190 as to the first: √(57.5² + 42.5²) = 71.502, 5 and 37.5. Round the other end as far to
  // 360,210.
  EXPECT_EQ(BattleGround(mission).farthest(crate, vault), 114'002);
  EXPECT_EQ(away(mission, pool), 210'000) << "500 less 30 and 260";
  EXPECT_EQ(BattleGround(mission).farthest(pool, vault), 270'000) << "530 less 260";
}

TEST(BattleWaysToGround, ComeToCirclesAndPolygonsStraightWhereNothingIsBetween) {
  const auto open = test::open_board();
  // 120 and 50 off the middle: 130 less 40 and 16.
  EXPECT_EQ(away(with_area(open, CircleShape{Place{Point{mm(300), mm(200)}}, mm(40)}), {"180mm,150mm", base}), 74'000);
  // Half of a square: the side from 400,100 to 200,300. From 200,100 it is √(200² + 200²) / 2 = 141.421 off.
  const auto half = with_area(open, PolygonShape{{{mm(400), mm(100)}, {mm(400), mm(300)}, {mm(200), mm(300)}}});
  EXPECT_EQ(away(half, {"200mm,100mm", base}), 125'421);
}

/// What `bulkhead measure` says of a place and the vault, in micrometres.
std::optional<std::int64_t> by_measure(const Mission& mission, const std::string& at) {
  MeasureOptions options;
  options.open = OpenHatchways::none();
  const auto found = Measure(mission, options).between(*parse_address(at), ObjectAddress{Id("vault")});
  if (!found || !found->distance) return std::nullopt;
  return std::llround(*found->distance * 1000);
}

RC_GTEST_PROP(BattleWaysToGround, AreWhatMeasureSays, ()) {
  std::string walls;
  std::string hatchways;
  for (char column = 'A'; column <= 'D'; ++column) {
    for (char row = '1'; row <= '4'; ++row) {
      const std::string cell{column, row};
      const std::string south{column, static_cast<char>(row + 1)};
      const std::string east{static_cast<char>(column + 1), row};
      if (row < '4' && *rc::gen::inRange(0, 3) == 0) walls += cell + "/" + south + " ";
      if (column < 'D' && *rc::gen::inRange(0, 3) == 0) walls += cell + "/" + east + " ";
    }
  }
  const auto any = [](int most) { return *rc::gen::inRange(0, most); };
  const auto place = [&] { return Point{mm(1 + any(411)), mm(1 + any(411))}; };
  const CellPos first{any(3), any(3)};
  const std::vector<Shape> shapes = {cells({first, {first.column + 1, first.row}, {first.column, first.row + 1}}),
                                     CircleShape{Place{place()}, mm(10 + any(90))}, StripShape{Compass::south, mm(60)}};
  const auto mission = with_area(test::mission_with({4, 4}, walls, ""),
                                 shapes[static_cast<std::size_t>(any(static_cast<int>(shapes.size())))]);
  const auto at = to_text(mission, Place{place()});
  BattleGround ground(mission);
  const auto way = ground.distance({at, {}}, vault);
  const auto straight = ground.straight({at, {}}, vault);
  const auto said = by_measure(mission, at);
  RC_ASSERT(way.has_value() == said.has_value());
  if (!way) return;
  RC_ASSERT(std::abs(*way - *said) <= 2);
  RC_ASSERT(*way >= *straight);
  const auto limited = ground.distance({at, {}}, vault, Length::micrometres(*way));
  RC_ASSERT(limited == way);
}

TEST(BattleWaysToGround, RulesAskForThem) {
  // A1 is shut off but for its hatchway to B1, in the middle of which Alpha stands: 1.28 inches off, straight.
  auto mission = test::with_drop_zones(test::mission_with({6, 7}, "A1/A2", "A1/B1"));
  mission = with_area(std::move(mission), cells({{0, 0}}));
  auto system = *mission.system;
  system.sequence.rounds = 3;
  system.sequence.order = Sequence::Order::attacker;
  mission.system = std::move(system);
  Force force{{Id("one"), "", std::nullopt, {}, {}, {}}};
  force.side = mission.sides->front().id;
  Unit unit{Id("alpha")};
  unit.name = "Alpha";
  unit.models = 1;
  unit.wounds = 1;
  unit.base = mm(32);
  force.units = {unit};
  mission.forces = std::vector{force};
  Rule rule{{Id("near"), "Near", std::nullopt, {}, {}, {}}};
  rule.lua =
      "function on_round_end(rule, battle)\n"
      "  local alpha, vault = battle:unit(\"Alpha\"), battle:area(\"vault\")\n"
      "  local function words(is_so) return is_so and \"yes\" or \"no\" end\n"
      "  battle:set(\"near\", words(alpha:within(vault, 2)))\n"
      "  battle:set(\"straight\", words(alpha:within_straight(vault, 1.28)))\n"
      "  battle:set(\"too near\", words(alpha:within_straight(vault, 1.27)))\n"
      "  battle:set(\"wholly\", words(alpha:wholly_within(vault, 3)))\n"
      "  battle:set(\"way\", words(alpha:distance_to(vault)))\n"
      "end\n";
  mission.rules = std::vector{rule};
  // The edge of the base is 32.5 mm off, 1.2795 inches; its far edge 64.5, 2.54 inches.
  const auto rehearsal = rehearse(mission, {.decisions = "seed 1\n"
                                                         "fact Alpha at B1\n"
                                                         "go 2 round-start\n"
                                                         "expect mark battle near no\n"
                                                         "expect mark battle straight yes\n"
                                                         "expect mark battle \"too near\" no\n"
                                                         "expect mark battle wholly no\n"
                                                         "expect mark battle way no\n"
                                                         "fact A1/B1 open\n"
                                                         "go 3 round-start\n"
                                                         "expect mark battle near yes\n"
                                                         "expect mark battle straight yes\n"
                                                         "expect mark battle wholly yes\n"
                                                         "expect mark battle way yes\n"});
  ASSERT_TRUE(rehearsal) << rehearsal.error().message;
  EXPECT_EQ(rehearsal->status, Rehearsal::Status::needs) << rehearsal->text;
}

}  // namespace
}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "model/mission/forces.h"

#include <gtest/gtest.h>

#include "model/mission/fields.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

Unit unit(std::string_view id, int models, int base_millimetres, std::optional<int> points = {},
          std::optional<int> power = {}) {
  Unit unit{.id = Id(id), .models = models};
  unit.base = Length::millimetres(base_millimetres);
  unit.points = points;
  unit.power = power;
  return unit;
}

Force force(std::string_view id, std::optional<Id> side, std::vector<Unit> units) {
  auto force = fresh<Force>(Id(id));
  force.side = std::move(side);
  force.units = std::move(units);
  return force;
}

Mission with_forces(std::vector<Force> forces) {
  auto mission = empty_mission();
  mission.sides = std::vector<Side>{{Id("wardens"), "Wardens", Id("attacker")}, {Id("wreckers"), "Wreckers"}};
  mission.forces = std::move(forces);
  return mission;
}

const Side& wardens(const Mission& mission) { return mission.sides->front(); }
const Side& wreckers(const Mission& mission) { return mission.sides->back(); }

TEST(Forces, TheLargestBaseIsThatOfASideOrOfAllAndOfUnitsLargeEnough) {
  const auto mission = with_forces({force("a", Id("attacker"), {unit("squad", 5, 32), unit("walker", 1, 60)}),
                                    force("b", Id("wreckers"), {unit("gang", 10, 28), unit("brutes", 5, 40)}),
                                    force("c", {}, {unit("rats", 20, 25)})});
  EXPECT_EQ(largest_base(mission), Length::millimetres(60));
  EXPECT_EQ(largest_base(mission, std::nullopt, 5), Length::millimetres(40));
  EXPECT_EQ(largest_base(mission, Id("wardens"), 5), Length::millimetres(32)) << "the side plays the role";
  EXPECT_EQ(largest_base(mission, Id("wreckers")), Length::millimetres(40));
  EXPECT_EQ(largest_base(mission, Id("wardens"), 15), Length::millimetres(25)) << "nobody's force is everybody's";
  EXPECT_EQ(largest_base(mission, Id("wardens"), 30), std::nullopt);
  EXPECT_EQ(largest_base(with_forces({force("a", {}, {unit("squad", 5, 0)})})), std::nullopt);
  EXPECT_EQ(largest_base(empty_mission()), std::nullopt);
}

TEST(Forces, CountThePointsThatTheySayElseThoseOfTheirUnits) {
  auto said = force("a", {}, {unit("x", 1, 0, 90, 5), unit("y", 1, 0, 110, 6)});
  EXPECT_EQ(size_of(said, Allowance::Of::points), 200);
  EXPECT_EQ(size_of(said, Allowance::Of::power), 11);
  said.points = 500;
  EXPECT_EQ(size_of(said, Allowance::Of::points), 500);
  said.units[1].power.reset();
  EXPECT_EQ(size_of(said, Allowance::Of::power), std::nullopt) << "one of the units does not say";
  EXPECT_EQ(size_of(force("b", {}, {}), Allowance::Of::points), std::nullopt);
  const std::vector<Unit> many(200, unit("z", 1, 0, largest_number));
  EXPECT_EQ(size_of(force("c", {}, many), Allowance::Of::points), largest_number);
}

Allowance one_and_one_for_each_500() { return {Id("sp"), "SP", 1, 1, 500, Allowance::Of::points, ""}; }

TEST(Allowances, CountEachFullHundredAndNoPartOfOne) {
  const auto allowance = one_and_one_for_each_500();
  EXPECT_EQ(sum_of(allowance, 0), 1);
  EXPECT_EQ(sum_of(allowance, 499), 1);
  EXPECT_EQ(sum_of(allowance, 500), 2);
  EXPECT_EQ(sum_of(allowance, 999), 2);
  EXPECT_EQ(sum_of(allowance, 1000), 3);
  Allowance endless = allowance;
  endless.more = largest_number;
  endless.per = 1;
  EXPECT_EQ(sum_of(endless, largest_number), largest_number);
}

TEST(Allowances, GoByTheForceOfTheSideElseByWhatForcesMayCount) {
  auto large = force("a", Id("attacker"), {});
  large.points = 1500;
  auto small = force("b", Id("wardens"), {});
  small.points = 700;
  auto mission = with_forces({small, large});
  const auto allowance = one_and_one_for_each_500();
  EXPECT_EQ(allowed(mission, allowance, wardens(mission)), 4) << "the larger of two forces";
  EXPECT_EQ(allowed(mission, allowance, wreckers(mission)), std::nullopt);
  mission.limits = std::vector<Limit>{{Id("force-points"), 1000, "", {}}};
  EXPECT_EQ(allowed(mission, allowance, wreckers(mission)), 3);
  EXPECT_EQ(allowed(mission, allowance, wardens(mission)), 4);
  auto by_power = allowance;
  by_power.of = Allowance::Of::power;
  EXPECT_EQ(allowed(mission, by_power, wreckers(mission)), std::nullopt) << "points are no power";
  auto fixed = allowance;
  fixed.more = 0;
  fixed.base = 6;
  EXPECT_EQ(allowed(mission, fixed, wreckers(mission)), 6);
}

}  // namespace
}  // namespace bulkhead::test

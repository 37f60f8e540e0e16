// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

TEST(no_zone, a_side_without_zone_gets_one_along_a_free_border) {
  const auto mission = with_zone(empty_mission({2, 3}), "a", "attacker", "A1 B1");
  EXPECT_EQ(sentences(mission, "no-zone"), Places{"a side needs a zone to start from; Defender has none"});
  expect_fixed(mission, "no-zone", "#defender");
  const auto fixed = check(mission).findings.front().fixes().front().apply(mission).value();
  const auto& zone = fixed.zones->back();
  EXPECT_EQ(zone.kind, Id("drop-zone"));
  EXPECT_EQ(zone.side, Id("defender"));
  EXPECT_EQ(std::get<CellsShape>(zone.shape).cells, (std::vector<CellAddress>{{1, {0, 2}}, {1, {1, 2}}}));
}

TEST(no_zone, each_side_is_a_finding_of_its_own) {
  EXPECT_EQ(places_found(empty_mission({2, 3}), "no-zone"), (Places{"#attacker", "#defender"}));
}

TEST(no_zone, a_zone_of_a_kind_that_does_not_start_is_none) {
  auto mission = with_zone(empty_mission({2, 3}), "a", "attacker", "A1");
  auto system = *mission.system;
  system.zone_kinds.front().start = ZoneKind::Start::no;
  mission.system = system;
  const auto report = check(mission);
  EXPECT_EQ(places_found(mission, "no-zone"), (Places{"#attacker", "#defender"}));
  EXPECT_TRUE(report.findings.front().fixes().empty()) << "the system has no kind of zone to start from";
}

TEST(no_zone, one_to_come_in_through_later_is_enough) {
  auto mission = with_zone(with_zone(empty_mission({2, 3}), "a", "attacker", "A1"), "b", "defender", "A2");
  auto system = *mission.system;
  system.zone_kinds.front().start = ZoneKind::Start::arrives;
  mission.system = system;
  EXPECT_EQ(places_found(mission, "no-zone"), Places());
}

TEST(no_zone, a_zone_without_side_that_is_nobodys_serves_nobody) {
  auto mission = with_zone(with_zone(empty_mission({2, 3}), "a", "attacker", "A1"), "b", "defender", "A2");
  EXPECT_EQ(places_found(mission, "no-zone"), Places());
  auto zones = *mission.zones;
  zones.back().side.reset();
  mission.zones = zones;
  EXPECT_EQ(places_found(mission, "no-zone"), Places{"#defender"});
}

TEST(no_zone, has_no_fix_where_every_border_is_taken) {
  auto mission = with_zone(empty_mission({2, 2}), "a", "attacker", "A1 B2");
  expect_fixed(mission, "no-zone", "#defender", 0);
}

TEST(no_zone, without_sides_there_is_nothing_to_say) {
  auto mission = empty_mission({2, 2});
  mission.sides = std::vector<Side>();
  EXPECT_EQ(places_found(mission, "no-zone"), Places());
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

Mission corridor(std::string_view walls) { return with_drop_zones(mission_with({1, 4}, walls, "")); }

TEST(no_route, a_wall_across_is_fixed_by_a_hatchway) {
  const auto mission = corridor("A2/A3");
  EXPECT_EQ(sentences(mission, "no-route"),
            Places{"the sides must be able to meet; no route leads between the start zones of Attacker and Defender"});
  expect_fixed(mission, "no-route", "#attacker #defender");
}

TEST(no_route, several_walls_across_are_opened_by_one_fix) {
  expect_fixed(corridor("A1/A2 A2/A3 A3/A4"), "no-route", "#attacker #defender");
}

TEST(no_route, the_fix_opens_as_few_walls_as_can_be) {
  // Column A is barred twice, column B once.
  const auto mission = with_drop_zones(mission_with({2, 4}, "A1/A2 A2/A3 A1/B1 A2/B2 A3/B3 B3/B4 A3/A4", ""));
  const auto report = check(mission);
  ASSERT_EQ(report.findings.back().key, "no-route");
  EXPECT_EQ(report.findings.back().fixes().front().text_form(mission), "hatchway B3/B4 facing south");
}

TEST(no_route, it_is_enough_that_one_side_may_pass) {
  EXPECT_EQ(places_found(with_hatchway(corridor(""), "A2/A3", HatchAccess::controlled_by(Id("defender"))), "no-route"),
            Places());
  EXPECT_EQ(places_found(with_hatchway(corridor(""), "A2/A3", HatchAccess::airlock()), "no-route"), Places());
  expect_fixed(with_hatchway(corridor(""), "A2/A3", HatchAccess::locked()), "no-route", "#attacker #defender");
}

TEST(no_route, unlocking_keeps_what_else_the_hatchway_is) {
  auto mission = with_lattice(corridor(""), [](Lattice& lattice) {
    Hatchway hatchway;
    hatchway.facing = Facing::first;
    hatchway.breachable = true;
    hatchway.access = HatchAccess::locked();
    lattice.set_hatchway(parse_edge("A2/A3").value(), hatchway);
  });
  const auto fixed = check(mission).findings.front().fixes().front().apply(mission).value();
  const auto* hatchway = find_lattice(fixed, 1)->hatchway(parse_edge("A2/A3").value());
  ASSERT_NE(hatchway, nullptr);
  EXPECT_EQ(hatchway->access, HatchAccess::accessible());
  EXPECT_EQ(hatchway->facing, Facing::first);
  EXPECT_TRUE(hatchway->breachable);
}

TEST(no_route, of_three_sides_every_pair_counts) {
  auto mission = with_zone(corridor("A3/A4"), "third-zone", "third", "A2");
  auto sides = *mission.sides;
  sides.push_back({Id("third"), "", {}});
  mission.sides = sides;
  EXPECT_EQ(places_found(mission, "no-route"), (Places{"#attacker #defender", "#defender #third"}));
  EXPECT_EQ(sentences(mission, "no-route").back(),
            "the sides must be able to meet; no route leads between the start zones of Defender and #third");
}

TEST(no_route, says_nothing_of_sides_without_zones) {
  EXPECT_EQ(places_found(mission_with({1, 4}, "A2/A3", ""), "no-route"), Places());
  EXPECT_EQ(places_found(with_zone(mission_with({1, 4}, "A2/A3", ""), "z", "attacker", "A1"), "no-route"), Places());
}

TEST(no_route, a_link_that_moves_models_is_a_route) {
  auto mission = with_marker(with_marker(corridor("A2/A3"), "a", "terminal", "", "A2"), "b", "terminal", "", "A3");
  EXPECT_EQ(places_found(with_link(mission, "lift", "a", "b"), "no-route"), Places());
  expect_fixed(with_link(mission, "power-line", "a", "b"), "no-route", "#attacker #defender");
}

}  // namespace
}  // namespace bulkhead::test

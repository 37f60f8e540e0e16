// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "compartment-without-entrance";

TEST(compartment_without_entrance, behind_a_locked_hatchway_is_fixed_by_unlocking_it) {
  const auto mission = with_hatchway(empty_mission({3, 1}), "A1/B1", HatchAccess::locked());
  EXPECT_EQ(sentences(mission, key), Places{"somebody must be able to enter each compartment; every hatchway of "
                                            "the one at A1 (1 of 3 cells) is locked"});
  EXPECT_EQ(fixes_found(mission, key), Places{"hatchway A1/B1 facing east"});
  expect_fixed(mission, key, "A1");
}

TEST(compartment_without_entrance, one_hatchway_that_some_side_may_pass_is_enough) {
  const auto mission = with_hatchway(mission_with({2, 2}, "A2/B2", ""), "A1/B1", HatchAccess::locked());
  EXPECT_EQ(places_found(mission, key), Places{"B1 B2"}) << "of equals the first counts as the largest";
  const auto attacker = HatchAccess::controlled_by(Id("attacker"));
  EXPECT_EQ(places_found(with_hatchway(mission, "A2/B2", attacker), key), Places());
  EXPECT_EQ(places_found(with_hatchway(mission, "A2/B2", HatchAccess::airlock()), key), Places());
}

TEST(compartment_without_entrance, one_without_any_hatchway_is_a_sealed_region_and_nothing_else) {
  const auto mission = mission_with({3, 1}, "A1/B1", "");
  EXPECT_EQ(places_found(mission, key), Places());
  EXPECT_EQ(places_found(mission, "sealed-region"), Places{"A1"});
  const auto locked = with_hatchway(empty_mission({3, 1}), "A1/B1", HatchAccess::locked());
  EXPECT_EQ(places_found(locked, "sealed-region"), Places());
}

TEST(compartment_without_entrance, each_is_a_finding_of_its_own_and_keeps_what_else_its_hatchway_is) {
  const auto mission = with_lattice(empty_mission({4, 1}), [](Lattice& lattice) {
    Hatchway hatchway;
    hatchway.facing = Facing::first;
    hatchway.access = HatchAccess::locked();
    lattice.set_hatchway(parse_edge("A1/B1").value(), hatchway);
    lattice.set_hatchway(parse_edge("C1/D1").value(), hatchway);
  });
  EXPECT_EQ(places_found(mission, key), (Places{"A1", "D1"}));
  EXPECT_EQ(fixes_found(mission, key), (Places{"hatchway A1/B1 facing west", "hatchway C1/D1 facing west"}));
}

TEST(compartment_without_entrance, a_seam_that_wants_two_sides_at_once_lets_nobody_through) {
  auto mission = with_hatchway(empty_mission({2, 1}), "B1/east", HatchAccess::controlled_by(Id("attacker")));
  mission = with_board(mission, {1, 1}, 218, 0);
  const auto with_far_side = [&](std::string_view side) {
    auto changed = mission;
    Board board = *changed.boards.back();
    Hatchway hatchway;
    hatchway.access = HatchAccess::controlled_by(Id(side));
    board.lattice()->set_hatchway(parse_edge("A1/west").value(), hatchway);
    changed.boards.back() = board;
    return changed;
  };
  EXPECT_EQ(places_found(with_far_side("attacker"), key), Places());
  expect_fixed(with_far_side("defender"), key, "2:A1");
}

}  // namespace
}  // namespace bulkhead::test

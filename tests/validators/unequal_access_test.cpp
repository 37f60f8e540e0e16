// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

Mission balanced(Mission mission, Balance balance = Balance::symmetric) {
  auto head = *mission.head;
  head.balance = balance;
  mission.head = head;
  return with_drop_zones(std::move(mission));
}

TEST(unequal_access, an_objective_nearer_to_one_side_is_reported) {
  const auto mission = with_objective(balanced(mission_with({1, 5}, "", "A4/A5")), "o1", "A2", "1");
  EXPECT_EQ(sentences(mission, "unequal-access"),
            Places{"both sides should have the same access; objective 1 (#o1) is 1 cell away for Attacker, "
                   "1 hatchway and 3 cells away for Defender"});
  EXPECT_EQ(places_found(mission, "unequal-access"), Places{"#o1"});
  EXPECT_EQ(fixes_found(mission, "unequal-access"), Places{""}) << "nothing moves by itself what makes it fair";
}

TEST(unequal_access, only_missions_that_say_they_are_symmetric_are_measured) {
  for (const auto balance : {Balance::unstated, Balance::asymmetric}) {
    const auto mission = with_objective(balanced(empty_mission({1, 5}), balance), "o1", "A2");
    EXPECT_EQ(places_found(mission, "unequal-access"), Places());
  }
}

TEST(unequal_access, the_middle_and_pairs_are_fine) {
  auto mission = with_objective(balanced(empty_mission({3, 5})), "o1", "B3");
  EXPECT_EQ(places_found(mission, "unequal-access"), Places());
  mission = with_objective(mission, "o2", "A2");
  EXPECT_EQ(places_found(mission, "unequal-access"), Places{"#o2"});
  mission = with_objective(mission, "o3", "C4");
  EXPECT_EQ(places_found(mission, "unequal-access"), Places()) << "A2 turned by 180 degrees";
  mission = with_objective(mission, "o4", "A4");
  EXPECT_EQ(places_found(mission, "unequal-access"), Places{"#o4"}) << "a partner serves one objective only";
}

TEST(unequal_access, an_objective_that_only_one_side_gets_to_is_reported) {
  // A wall between rows 2 and 3; the objective in row 2.
  const auto mission = with_objective(balanced(mission_with({1, 4}, "A2/A3", "")), "o1", "A2");
  EXPECT_EQ(sentences(mission, "unequal-access"),
            Places{"both sides should have the same access; objective #o1 is 1 cell away for Attacker, out of reach "
                   "for Defender"});
}

TEST(unequal_access, one_side_without_start_zone_cannot_be_compared) {
  auto mission = with_objective(balanced(empty_mission({1, 5})), "o1", "A2");
  mission.zones = std::vector<Zone>{mission.zones->front()};
  EXPECT_EQ(places_found(mission, "unequal-access"), Places());
}

TEST(unequal_access, equal_lists_are_fine_even_without_partners) {
  // Two rows with a wall between: `d a 1 2 .` and `a . . 3 d`. The attacker is 1, 2, 3 cells away, the defender 2,
  // 3, 1.
  auto mission = balanced(mission_with({5, 2}, "A1/A2 B1/B2 C1/C2 D1/D2 E1/E2", ""));
  mission.zones = std::vector<Zone>();
  mission = with_zone(with_zone(mission, "a", "attacker", "B1 A2"), "d", "defender", "A1 E2");
  mission = with_objective(with_objective(mission, "o1", "C1"), "o2", "D1");
  EXPECT_EQ(places_found(mission, "unequal-access"), (Places{"#o1", "#o2"}));
  EXPECT_EQ(places_found(with_objective(mission, "o3", "D2"), "unequal-access"), Places());
}

TEST(unequal_access, of_three_sides_every_pair_is_compared) {
  auto mission = with_objective(balanced(empty_mission({3, 3})), "o1", "B2");
  auto sides = *mission.sides;
  sides.push_back({Id("third"), "Third", {}});
  mission.sides = sides;
  mission = with_zone(mission, "t", "third", "B2");
  EXPECT_EQ(places_found(mission, "unequal-access"), (Places{"#o1", "#o1"}));
}

RC_GTEST_PROP(unequal_access, a_board_that_turns_into_itself_has_none, ()) {
  // Walls and objectives drawn at random, each with its counterpart under a turn by 180°.
  const LatticeSize size{*rc::gen::inRange(1, 5), *rc::gen::inRange(2, 6)};
  auto mission = balanced(empty_mission(size));
  const auto edges = *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, size.edge_count()));
  mission = with_lattice(mission, [&](Lattice& lattice) {
    bool wall = false;
    for (const auto index : edges) {
      const auto edge = size.edge_at(index);
      const auto twin_node = edge.second_node();
      const EdgePos twin{size.columns - twin_node.column, size.rows - twin_node.row, edge.axis};
      wall = !wall;
      for (const auto& position : {edge, twin}) {
        if (wall) {
          lattice.set_wall(position);
        } else {
          lattice.set_hatchway(position, {});
        }
      }
    }
  });
  const auto cells = *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, size.cell_count()));
  std::vector<Marker> markers;
  for (const auto index : cells) {
    const auto cell = size.cell_at(index);
    const CellPos twin{size.columns - 1 - cell.column, size.rows - 1 - cell.row};
    for (const auto& position : {cell, twin}) {
      const Id id("o" + std::to_string(markers.size()));
      markers.push_back({id, Id(objective_kind), "", CellAddress{1, position}, std::nullopt, {}});
    }
  }
  mission.markers = markers;
  RC_ASSERT(places_found(mission, "unequal-access").empty());
}

TEST(unequal_access, the_first_that_needs_a_partner_gets_it) {
  // One column: o1 and o2 are 1 from the attacker and 3 from the defender, o3 the other way round.
  auto mission = balanced(empty_mission({1, 5}));
  mission = with_objective(with_objective(with_objective(mission, "o1", "A2"), "o2", "A2"), "o3", "A4");
  EXPECT_EQ(places_found(mission, "unequal-access"), Places{"#o2"});
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "compartment-differs";

/// Two compartments: column A, and columns B and C. The system has the kind of area.
Mission two_compartments() {
  auto mission = mission_with({3, 2}, "A2/B2", "A1/B1");
  auto system = *mission.system;
  system.zone_kinds.push_back(
      {Id("compartment"), "Compartment", true, ZoneKind::Owner::nobody, ZoneKind::Start::no, "", "", ""});
  mission.system = system;
  return mission;
}

TEST(compartment_differs, too_few_cells_become_those_of_the_compartment) {
  const auto mission = with_area(two_compartments(), "deck", "compartment", "A1");
  EXPECT_EQ(sentences(mission, key), Places{"an area of kind compartment should be the floor that hatchways enclose; "
                                            "#deck has 1 cells, the compartment at A1 has 2"});
  EXPECT_EQ(fixes_found(mission, key), Places{"area deck kind compartment cells A1 A2"});
  expect_fixed(mission, key, "#deck");
}

TEST(compartment_differs, the_one_that_it_overlaps_most_counts) {
  const auto mission = with_area(two_compartments(), "deck", "compartment", "A1 B1 C1 C2");
  EXPECT_EQ(fixes_found(mission, key), Places{"area deck kind compartment cells B1 B2 C1 C2"});
  expect_fixed(mission, key, "#deck");
}

TEST(compartment_differs, two_areas_in_one_compartment_are_not_made_the_same) {
  auto mission = with_area(two_compartments(), "deck", "compartment", "B1 C1");
  mission = with_area(mission, "hold", "compartment", "B2 C2");
  EXPECT_EQ(places_found(mission, key), (Places{"#deck", "#hold"}));
  EXPECT_EQ(fixes_found(mission, key), (Places{"", ""}));
}

TEST(compartment_differs, a_whole_compartment_is_fine) {
  EXPECT_EQ(places_found(with_area(two_compartments(), "deck", "compartment", "A1 A2"), key), Places());
}

TEST(compartment_differs, solid_cells_in_the_area_do_not_matter) {
  const auto mission = with_cell(two_compartments(), "C2", CellKind::solid);
  EXPECT_EQ(places_found(with_area(mission, "deck", "compartment", "B1 B2 C1 C2"), key), Places());
  EXPECT_EQ(places_found(with_area(mission, "deck", "compartment", "C2"), key), Places()) << "no floor at all";
}

TEST(compartment_differs, other_kinds_may_be_any_ground) {
  EXPECT_EQ(places_found(with_area(two_compartments(), "deck", "shrine", "A1"), key), Places());
}

}  // namespace
}  // namespace bulkhead::test

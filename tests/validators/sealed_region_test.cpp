// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

TEST(sealed_region, a_walled_corner_is_fixed_by_a_hatchway) {
  const auto mission = mission_with({3, 3}, "A1/B1 A1/A2", "");
  EXPECT_EQ(sentences(mission, "sealed-region"),
            Places{"with every hatchway open all floor must be one region; the region at A1 (1 of 9 cells) is sealed "
                   "off"});
  expect_fixed(mission, "sealed-region", "A1");
}

TEST(sealed_region, is_reported_at_all_its_cells) {
  expect_fixed(mission_with({3, 3}, "A3/B3 A1/B1 A2/B2", ""), "sealed-region", "A1 A2 A3");
}

TEST(sealed_region, behind_a_locked_hatchway_is_not_sealed) {
  EXPECT_EQ(places_found(with_hatchway(mission_with({2, 1}, "", ""), "A1/B1", HatchAccess::locked()), "sealed-region"),
            Places());
}

TEST(sealed_region, of_equals_the_first_counts_as_the_largest) {
  expect_fixed(mission_with({2, 1}, "A1/B1", ""), "sealed-region", "B1");
}

TEST(sealed_region, each_region_is_a_finding_of_its_own) {
  const auto mission = mission_with({4, 1}, "A1/B1 C1/D1", "");
  EXPECT_EQ(places_found(mission, "sealed-region"), (Places{"A1", "D1"}));
}

TEST(sealed_region, a_region_within_a_region_is_opened_up_to_the_largest) {
  // A1 | B1 | C1 D1 E1: whoever opens A1 must open B1 as well.
  const auto mission = mission_with({5, 1}, "A1/B1 B1/C1", "");
  ASSERT_EQ(places_found(mission, "sealed-region"), (Places{"A1", "B1"}));
  const auto fix = check(mission).findings.front().fixes().front();
  EXPECT_EQ(places_found(fix.apply(mission).value(), "sealed-region"), Places());
}

TEST(sealed_region, behind_solid_cells_has_no_fix) {
  const auto mission = with_cell(empty_mission({4, 1}), "B1", CellKind::solid);
  expect_fixed(mission, "sealed-region", "A1", 0);
}

TEST(sealed_region, a_walled_seam_is_fixed_on_both_borders) {
  auto mission = with_board(mission_with({1, 2}, "A1/east A2/east", ""), {1, 1}, 121, 0);
  expect_fixed(mission, "sealed-region", "2:A1");
  Board second = *mission.boards.back();
  second.lattice()->set_wall(parse_edge("A1/west").value());
  mission.boards.back() = second;
  expect_fixed(mission, "sealed-region", "2:A1");
}

TEST(sealed_region, boards_apart_are_joined_by_links_that_move_models_only) {
  auto mission = with_board(empty_mission({2, 2}), {1, 1}, 500, 0);
  expect_fixed(mission, "sealed-region", "2:A1", 0);
  mission = with_marker(with_marker(mission, "foot", "terminal", "", "A1"), "head", "terminal", "", "2:A1");
  EXPECT_EQ(places_found(with_link(mission, "power-line", "foot", "head"), "sealed-region"), Places{"2:A1"});
  EXPECT_EQ(places_found(with_link(mission, "lift", "foot", "head"), "sealed-region"), Places());
}

TEST(sealed_region, opens_the_whole_way_for_fifty_regions_and_for_more_the_next_barrier) {
  // One column of single cells; A1 is the largest, being the first.
  const auto column = [](int cells) {
    return with_lattice(empty_mission({1, cells}), [&](Lattice& lattice) {
      for (int row = 1; row < cells; ++row) lattice.set_wall({0, row, Axis::horizontal});
    });
  };
  const auto fifty = fixes_found(column(51), "sealed-region");
  ASSERT_EQ(fifty.size(), 50U);
  EXPECT_EQ(fifty[0], "hatchway A1/A2 facing south");
  EXPECT_EQ(fifty[2], "hatchway A1/A2 A2/A3 A3/A4 facing south");
  auto mission = column(52);
  const auto more = fixes_found(mission, "sealed-region");
  ASSERT_EQ(more.size(), 51U);
  EXPECT_EQ(more[0], "hatchway A1/A2 facing south");
  EXPECT_EQ(more[2], "hatchway A3/A4 facing south");
  for (const auto& finding : check(mission).findings) {
    if (finding.key == "sealed-region") mission = finding.fixes().front().apply(mission).value();
  }
  EXPECT_EQ(places_found(mission, "sealed-region"), Places()) << "all together they open everything";
}

TEST(sealed_region, is_opened_where_the_largest_lies_next_to_it) {
  // Column B is the largest; A1, C1, A2, C2–C5, A3, A4 and A5 lie around it.
  const auto mission = mission_with(
      {3, 5}, "A1/A2 A2/A3 A3/A4 A4/A5 A1/B1 A2/B2 A3/B3 A4/B4 A5/B5 B1/C1 B2/C2 B3/C3 B4/C4 B5/C5 C1/C2", "");
  EXPECT_EQ(fixes_found(mission, "sealed-region"),
            (Places{"hatchway A1/B1 facing east", "hatchway B1/C1 facing east", "hatchway A2/B2 facing east",
                    "hatchway B2/C2 facing east", "hatchway A3/B3 facing east", "hatchway A4/B4 facing east",
                    "hatchway A5/B5 facing east"}));
}

TEST(sealed_region, ways_in_are_those_of_the_mission_that_was_checked_whoever_asked_first) {
  const auto mission = mission_with({3, 1}, "A1/B1 B1/C1", "");
  const CheckContext checked{mission, Snapshot::make(mission), {}};
  const auto found = observations("sealed-region", checked);
  ASSERT_EQ(found.size(), 2U);
  auto first = checked;
  EXPECT_EQ(found[0].fixes(first).front().text_form(mission), "hatchway A1/B1 facing east");
  // What asked first holds something else by now.
  first.mission = empty_mission({3, 1});
  EXPECT_EQ(found[1].fixes(checked).front().text_form(mission), "hatchway A1/B1 B1/C1 facing east");
}

}  // namespace
}  // namespace bulkhead::test

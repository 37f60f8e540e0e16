// SPDX-License-Identifier: MIT
#include "analysis/cells/free_places.h"

#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

std::vector<Place> free_places(const Mission& mission, int board) {
  std::vector<Place> places;
  for_each_free_place(mission, board, [&](const Place& place) { places.push_back(place); });
  return places;
}

TEST(free_places, are_gone_through_by_rows_without_walls_and_their_ends) {
  // Two cells: rows of 3 nodes and 2 edges, 3 edges and 2 cells, 3 nodes and 2 edges. The wall takes an edge and both
  // nodes at its ends.
  const auto node = [](int column, int row) { return Place(NodeAddress{1, {column, row}}); };
  const auto place = [](const char* text) { return parse_place(text).value(); };
  const auto all = free_places(mission_with({2, 1}, "A1/B1", ""), 1);
  ASSERT_EQ(all.size(), 15U - 3U);
  EXPECT_EQ(all[0], node(0, 0));
  EXPECT_EQ(all[3], node(2, 0)) << "without that between A1 and B1";
  EXPECT_EQ(all[5], place("A1"));
  EXPECT_EQ(all[6], place("B1")) << "without the wall";
  EXPECT_EQ(all[11], node(2, 1));
  EXPECT_EQ(free_places(mission_with({2, 1}, "", ""), 1).size(), 15U);
}

TEST(free_places, are_none_where_there_is_no_lattice) {
  EXPECT_TRUE(free_places(open_board(), 1).empty());
  EXPECT_TRUE(free_places(empty_mission(), 2).empty());
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "stale-pin";

/// With a short panel pinned to an edge.
Mission pinned(Mission mission, std::string_view edge) {
  auto set = *mission.sets.front().set;
  const PiecePattern pattern{{{EdgeKind::wall, Facing::second}}, {NodePiece::none, NodePiece::none}};
  set.pieces = {{Id("short"), "", "", 9, {pattern}, false, {}}};
  mission.sets.front().set = set;
  Board board = *mission.boards.front();
  board.pins.emplace(parse_edge(edge).value(), PinnedPanel{Id("short")});
  mission.boards.front() = board;
  return mission;
}

TEST(stale_pin, where_no_wall_stands_any_more_is_taken_away) {
  const auto mission = pinned(mission_with({3, 3}, "A1/A2", ""), "B2/C2");
  EXPECT_EQ(sentences(mission, key),
            Places{"a pinned panel must fit what stands on its edges; short at B2/C2 does not"});
  EXPECT_EQ(fixes_found(mission, key), Places{"unpin B2/C2"});
  expect_fixed(mission, key, "B2/C2");
}

TEST(stale_pin, a_wall_is_no_hatchway) {
  EXPECT_EQ(places_found(pinned(mission_with({3, 3}, "", "B2/C2"), "B2/C2"), key), Places{"B2/C2"});
}

TEST(stale_pin, that_fits_is_fine) {
  EXPECT_EQ(places_found(pinned(mission_with({3, 3}, "B2/C2", ""), "B2/C2"), key), Places());
  EXPECT_EQ(places_found(mission_with({3, 3}, "B2/C2", ""), key), Places());
}

}  // namespace
}  // namespace bulkhead::test

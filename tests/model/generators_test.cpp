// SPDX-License-Identifier: MIT
#include "tests/support/generators.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "model/mission/geometry.h"

namespace bulkhead::test {
namespace {

RC_GTEST_PROP(Generators, MissionsHaveUniqueIdsAndPlacesThatExist, (const Mission& mission)) {
  std::set<Id> ids;
  for (const auto& object : named_objects(mission)) RC_ASSERT(ids.insert(object.id).second);
  for (const auto& marker : *mission.markers) RC_ASSERT(exists(mission, marker.at));
  for (const auto& board : mission.boards) {
    RC_ASSERT(board->lattice() == nullptr || set_of(mission, *board) != nullptr);
    const auto bounds = board_bounds(mission, *board);
    for (const auto& piece : board->pieces) RC_ASSERT(bounds.contains(board->at + piece.at));
  }
}

TEST(Generators, ReachEveryKindOfThing) {
  std::set<std::size_t> shapes;
  std::set<std::size_t> places;
  bool plain_ground = false;
  bool extras = false;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto mission = any_mission()(rc::Random(seed), 100).value();
    for (const auto& zone : *mission.zones) shapes.insert(zone.shape.index());
    for (const auto& marker : *mission.markers) places.insert(marker.at.index());
    for (const auto& board : mission.boards) plain_ground |= board->lattice() == nullptr;
    extras |= !mission.head->extras.nodes.empty();
  }
  EXPECT_EQ(shapes.size(), std::variant_size_v<Shape>);
  EXPECT_EQ(places.size(), std::variant_size_v<Place>);
  EXPECT_TRUE(plain_ground);
  EXPECT_TRUE(extras);
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include "analysis/geometry/hindrances.h"

#include <gtest/gtest.h>

#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

using Hindrances = std::vector<Hindrance>;

TEST(Hindrances, AreFeaturesOfWhichAPartSlowsOrHarms) {
  auto mission = with_feature(open_board(), "tower", "tower", 300, 200);
  const std::vector<FinePoint> way = {{0, 200'000}, {600'000, 200'000}};
  const std::vector<FinePoint> elsewhere = {{0, 10'000}, {600'000, 10'000}};
  EXPECT_EQ(hindrances_on(mission, 0, way, {}), Hindrances());
  auto system = *mission.system;
  system.terrain_types.front().traits.hazard = true;
  mission.system = system;
  EXPECT_EQ(hindrances_on(mission, 0, way, {}), (Hindrances{{Id("tower"), false, true}}));
  EXPECT_EQ(hindrances_on(mission, 0, elsewhere, {}), Hindrances());
  EXPECT_EQ(hindrances_on(mission, 1, way, {}), Hindrances()) << "another level";
  EXPECT_EQ(hindrances_on(mission, 0, elsewhere, Length::millimetres(300)), (Hindrances{{Id("tower"), false, true}}));
}

}  // namespace
}  // namespace bulkhead::test

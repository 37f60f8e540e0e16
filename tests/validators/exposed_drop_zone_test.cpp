// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "exposed-drop-zone";

/// A zone of 100 mm along the west, and the limit of one feature at its edge.
Mission board() {
  return with_limit(with_strip(open_board(), "west", "attacker", Compass::west, 100), "zone-edge-cover", 1);
}

TEST(exposed_drop_zone, wants_terrain_that_hides_within_an_inch_of_its_edge) {
  EXPECT_EQ(places_found(board(), key), Places{"#west"});
  EXPECT_EQ(sentences(board(), key), Places{"within 1\" (25.4mm) of the edge of a start zone should stand 1 terrain "
                                            "features that hide somebody; at that of #west stand 0"});
  // A tower is 40 mm wide: from x = 125.4 mm on it stands too far away; one across the edge or behind it is near.
  EXPECT_EQ(places_found(with_feature(board(), "t", "tower", 145, 200), key), Places());
  EXPECT_EQ(places_found(with_feature(board(), "t", "tower", 146, 200), key), Places{"#west"});
  EXPECT_EQ(places_found(with_feature(board(), "t", "tower", 100, 200), key), Places());
  EXPECT_EQ(places_found(with_feature(board(), "t", "tower", 55, 200), key), Places());
  EXPECT_EQ(places_found(with_feature(board(), "t", "tower", 54, 200), key), Places{"#west"});
}

TEST(exposed_drop_zone, light_and_flat_terrain_hides_nobody) {
  EXPECT_EQ(places_found(with_feature(board(), "c", "crate", 110, 200), key), Places{"#west"});
  EXPECT_EQ(places_found(with_feature(board(), "p", "pool", 110, 200), key), Places{"#west"});
}

TEST(exposed_drop_zone, the_reach_is_a_limit_too) {
  const auto mission = with_feature(board(), "t", "tower", 300, 200);
  EXPECT_EQ(places_found(with_limit(mission, "zone-edge-reach", Length::millimetres(180)), key), Places());
  EXPECT_EQ(places_found(with_limit(mission, "zone-edge-reach", Length::millimetres(179)), key), Places{"#west"});
}

TEST(exposed_drop_zone, zones_of_cells_and_missions_without_the_limit_are_not_looked_at) {
  const auto cells = with_zone(with_terrain(empty_mission({3, 3})), "west", "attacker", "A1");
  EXPECT_EQ(places_found(with_limit(cells, "zone-edge-cover", 1), key), Places());
  EXPECT_EQ(places_found(with_strip(open_board(), "west", "attacker", Compass::west, 100), key), Places());
}

}  // namespace
}  // namespace bulkhead::test

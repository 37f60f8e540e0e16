// SPDX-License-Identifier: MIT
#include "validators/zone_ground.h"

#include <gtest/gtest.h>

#include "analysis/geometry/shape_ground.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/terrain.h"

namespace bulkhead::test {
namespace {

Point mm(int x, int y) { return {Length::millimetres(x), Length::millimetres(y)}; }

/// On a board of 600 × 400 mm.
bool holds(const Shape& shape, int x, int y) { return bulkhead::holds(open_board(), shape, mm(x, y)); }
std::size_t fronts(const Shape& shape) { return fronts_of(open_board(), shape).size(); }

TEST(zone_ground, of_strips_lies_along_their_edge) {
  const Shape south = StripShape{Compass::south, Length::millimetres(100)};
  EXPECT_TRUE(holds(south, 10, 300));
  EXPECT_FALSE(holds(south, 10, 299));
  ASSERT_EQ(fronts(south), 1U);
  EXPECT_EQ(fronts_of(open_board(), south).front().from.y, 300'000);
  EXPECT_EQ(fronts_of(open_board(), south).front().to.y, 300'000);
}

TEST(zone_ground, of_quarters_spares_the_centre) {
  const Shape quarter = QuarterShape{Quarter::south_west, Length::millimetres(100)};
  EXPECT_TRUE(holds(quarter, 10, 390));
  EXPECT_FALSE(holds(quarter, 10, 190));
  EXPECT_FALSE(holds(quarter, 301, 390));
  EXPECT_TRUE(holds(quarter, 200, 200));
  EXPECT_FALSE(holds(quarter, 201, 200));
  EXPECT_EQ(fronts(quarter), 2U + 72U);
}

TEST(zone_ground, of_circles_and_polygons_has_its_outline) {
  const Shape circle = CircleShape{mm(300, 200), Length::millimetres(50)};
  EXPECT_TRUE(holds(circle, 330, 240));
  EXPECT_FALSE(holds(circle, 331, 240));
  const Shape triangle = PolygonShape{{mm(0, 0), mm(100, 0), mm(0, 100)}};
  EXPECT_TRUE(holds(triangle, 50, 50));
  EXPECT_FALSE(holds(triangle, 51, 50));
  EXPECT_EQ(fronts(triangle), 1U) << "two sides lie on the edge of the battlefield";
}

TEST(zone_ground, start_zones_are_those_of_a_side_and_everybody_s) {
  auto mission =
      with_strip(with_strip(open_board(), "west", "attacker", Compass::west, 50), "all", "attacker", Compass::east, 50);
  auto zones = *mission.zones;
  zones.back().side.reset();
  mission.zones = zones;
  ASSERT_EQ(start_zones(mission).size(), 1U) << "a zone of nobody where the kind belongs to sides";
  auto system = *mission.system;
  system.zone_kinds.front().owner = ZoneKind::Owner::everybody;
  mission.system = system;
  ASSERT_EQ(start_zones(mission).size(), 2U);
  EXPECT_EQ(start_zones(mission).back()->id, Id("all"));
  ASSERT_EQ(own_start_zones(mission).size(), 1U);
  EXPECT_EQ(own_start_zones(mission).front()->id, Id("west"));
  EXPECT_EQ(own_start_zones(mission, Id("attacker")).size(), 1U);
  EXPECT_EQ(own_start_zones(mission, Id("defender")).size(), 0U);
}

TEST(zone_ground, of_cells_is_theirs_and_has_no_front) {
  const auto mission = empty_mission({2, 2});
  const Shape cell = CellsShape{{{1, {0, 0}}}};
  EXPECT_TRUE(bulkhead::holds(mission, cell, mm(0, 0))) << "the ground reaches to the board's edge";
  EXPECT_TRUE(bulkhead::holds(mission, cell, mm(109, 50)));
  EXPECT_FALSE(bulkhead::holds(mission, cell, mm(110, 50)));
  EXPECT_TRUE(fronts_of(mission, cell).empty());
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "feature-in-swing";

/// A hatchway on B1/B2, 46 mm wide: it opens from x = 134.5 to 180.5 mm, at y = 109 mm, facing south, hinge to the
/// west.
Mission board() {
  auto mission = with_terrain(mission_with({3, 3}, "", "B1/B2"));
  auto set = *mission.sets.front().set;
  set.access_width = Length::millimetres(46);
  mission.sets.front().set = set;
  return mission;
}

TEST(feature_in_swing, stands_in_the_quarter_of_a_disc_before_the_hatch) {
  const auto mission = with_feature(board(), "crate", "crate", 157, 140);
  EXPECT_EQ(places_found(mission, key), Places{"#crate B1/B2"});
  EXPECT_EQ(sentences(mission, key),
            Places{"a hatch should have room to swing; #crate stands in the way of the one at B1/B2"});
}

TEST(feature_in_swing, beside_the_arc_behind_the_hatch_and_above_it_there_is_room) {
  // The far corner of the square round the quarter disc, (180.5, 155), is 19 mm beyond the arc.
  EXPECT_EQ(places_found(with_feature(board(), "crate", "crate", 195, 160), key), Places());
  EXPECT_EQ(places_found(with_feature(board(), "crate", "crate", 157, 90), key), Places());
  EXPECT_EQ(places_found(with_feature(board(), "pool", "pool", 157, 140), key), Places());
  EXPECT_EQ(
      places_found(with_feature(with_terrain(mission_with({3, 3}, "", "B1/B2")), "crate", "crate", 157, 140), key),
      Places())
      << "nobody knows how wide it opens";
}

TEST(feature_in_swing, the_hatch_is_hung_where_it_has_room) {
  const auto east = with_feature(board(), "crate", "crate", 116, 150);
  EXPECT_EQ(fixes_found(east, key), Places{"hatchway B1/B2 facing south hinge east"});
  expect_fixed(east, key, "#crate B1/B2");
  const auto south = with_feature(board(), "crate", "crate", 157, 140);
  EXPECT_EQ(fixes_found(south, key), Places{"hatchway B1/B2 facing north"});
  expect_fixed(south, key, "#crate B1/B2");
  // Crates on both sides leave it no room at all; each is a finding of its own only where it stands in the way.
  const auto both = with_feature(south, "other", "crate", 157, 80);
  EXPECT_EQ(places_found(both, key), Places{"#crate B1/B2"});
  EXPECT_EQ(fixes_found(both, key), Places{""});
}

TEST(feature_in_swing, facing_and_hinge_say_where_it_swings) {
  const auto turned = [](Facing facing, Hinge hinge, int x, int y) {
    auto mission = with_lattice(board(), [&](Lattice& lattice) {
      Hatchway hatchway;
      hatchway.facing = facing;
      hatchway.hinge = hinge;
      lattice.set_hatchway(parse_edge("B1/B2").value(), hatchway);
    });
    return places_found(with_feature(std::move(mission), "crate", "crate", x, y), key).size();
  };
  // Hung in the west, the open hatch stands at x = 134.5 mm; hung in the east, at 180.5 mm.
  EXPECT_EQ(turned(Facing::second, Hinge::first, 116, 150), 1U);
  EXPECT_EQ(turned(Facing::second, Hinge::second, 116, 150), 0U);
  EXPECT_EQ(turned(Facing::second, Hinge::second, 199, 150), 1U);
  EXPECT_EQ(turned(Facing::first, Hinge::first, 116, 150), 0U);
  EXPECT_EQ(turned(Facing::first, Hinge::first, 116, 70), 1U);
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "vantage-in-zone";

Mission board(int most) {
  return with_limit(with_strip(open_board(), "west", "attacker", Compass::west, 100), "zone-vantage", most);
}

TEST(vantage_in_zone, counts_the_features_to_stand_upon) {
  auto mission = with_feature(with_feature(board(1), "t", "tower", 50, 50), "d", "deck", 50, 300);
  EXPECT_EQ(places_found(mission, key), Places{"#west #d #t"});
  EXPECT_EQ(sentences(mission, key),
            Places{"at most 1 terrain features to stand upon should be in a start zone; #west has 2"});
  EXPECT_EQ(
      places_found(with_limit(with_feature(board(1), "t", "tower", 50, 50), "base", Length::millimetres(32)), key),
      Places());
}

TEST(vantage_in_zone, others_and_those_beyond_the_zone_do_not_count) {
  EXPECT_EQ(places_found(with_feature(board(0), "c", "crate", 50, 50), key), Places());
  // 40 mm wide: at 120 mm its western side lies on the line, which is part of the zone.
  EXPECT_EQ(places_found(with_feature(board(0), "t", "tower", 120, 50), key), Places{"#west #t"});
  EXPECT_EQ(places_found(with_feature(board(0), "t", "tower", 121, 50), key), Places());
}

TEST(vantage_in_zone, looks_at_everybody_s_zones_too) {
  auto mission = with_feature(board(0), "t", "tower", 50, 50);
  auto system = *mission.system;
  system.zone_kinds.front().owner = ZoneKind::Owner::everybody;
  mission.system = system;
  auto zones = *mission.zones;
  zones.front().side.reset();
  mission.zones = zones;
  EXPECT_EQ(places_found(mission, key), Places{"#west #t"});
}

}  // namespace
}  // namespace bulkhead::test

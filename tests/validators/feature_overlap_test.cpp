// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "feature-overlap";

TEST(feature_overlap, two_that_share_ground_are_found_and_those_that_touch_are_not) {
  const auto mission = with_feature(with_feature(open_board(), "one", "crate", 100, 100), "two", "crate", 139, 100);
  EXPECT_EQ(places_found(mission, key), Places{"#one #two"});
  EXPECT_EQ(sentences(mission, key), Places{"a terrain feature must not share its ground with anything else upright; "
                                            "#one overlaps #two"});
  const auto beside = with_feature(with_feature(open_board(), "one", "crate", 100, 100), "two", "crate", 140, 100);
  EXPECT_EQ(places_found(beside, key), Places());
}

TEST(feature_overlap, one_of_the_two_moves_to_the_nearest_free_place) {
  const auto mission = with_feature(with_feature(open_board(), "one", "crate", 100, 100), "two", "crate", 130, 100);
  // 10 mm along, rather than 20 mm across.
  EXPECT_EQ(fixes_found(mission, key), Places{"move #two 140mm,100mm"});
  expect_fixed(mission, key, "#one #two", 2);
  const auto at_wall = with_feature(with_terrain(mission_with({3, 3}, "A1/B1", "")), "crate", "crate", 100, 60);
  EXPECT_EQ(fixes_found(at_wall, key), Places{"move #crate 85mm,60mm"});
  expect_fixed(at_wall, key, "#crate A1/B1");
}

TEST(feature_overlap, crossing_without_a_corner_inside_is_found) {
  const auto mission = with_feature(with_feature(open_board(), "one", "crate", 100, 100), "two", "crate", 100, 100, 90);
  EXPECT_EQ(places_found(mission, key), Places{"#one #two"});
}

TEST(feature_overlap, what_passes_above_or_lies_flat_is_fine) {
  auto mission = with_feature(with_feature(open_board(), "crate", "crate", 100, 100), "deck", "deck", 100, 100);
  EXPECT_EQ(places_found(with_feature(mission, "pool", "pool", 100, 100), key), Places());
  EXPECT_EQ(places_found(with_feature(mission, "tower", "tower", 110, 100), key),
            (Places{"#crate #tower", "#deck #tower"}));
}

TEST(feature_overlap, with_a_wall_and_with_the_pillar_at_its_end) {
  // The wall A1/B1 runs along x = 109 mm from y = 12 to 109 mm and is 5.5 mm thick.
  const auto mission = with_terrain(mission_with({3, 3}, "A1/B1", ""));
  EXPECT_EQ(places_found(with_feature(mission, "crate", "crate", 100, 60), key), Places{"#crate A1/B1"});
  EXPECT_EQ(places_found(with_feature(mission, "crate", "crate", 86, 60), key), Places());
  // The pillar at the wall's southern end reaches 12.5 mm to either side and 14 mm on.
  EXPECT_EQ(places_found(with_feature(mission, "crate", "crate", 109, 132), key), Places{"#crate B2.nw"});
  EXPECT_EQ(places_found(with_feature(mission, "crate", "crate", 109, 133), key), Places());
}

TEST(feature_overlap, with_a_wall_off_the_lattice_at_any_angle) {
  // 102.5 mm by 5.5 mm about (100, 100); at 45 degrees its south-eastern end lies about (136, 136).
  const auto with_wall = [](int turn) {
    auto mission = with_terrain(empty_mission({3, 3}));
    Board board = *mission.boards.front();
    board.pieces.push_back(
        {Id("stray"), FreePiece::Kind::wall, {Length::millimetres(100), Length::millimetres(100)}, turn, {}});
    mission.boards.front() = board;
    return mission;
  };
  EXPECT_EQ(places_found(with_feature(with_wall(0), "crate", "crate", 130, 105), key), Places{"#crate #stray"});
  EXPECT_EQ(places_found(with_feature(with_wall(45), "crate", "crate", 130, 130), key), Places{"#crate #stray"});
  EXPECT_EQ(places_found(with_feature(with_wall(45), "crate", "crate", 130, 70), key), Places())
      << "within the box around the wall, but off it";
  const auto mission = with_feature(with_wall(45), "crate", "crate", 130, 130);
  expect_fixed(mission, key, "#crate #stray");
}

}  // namespace
}  // namespace bulkhead::test

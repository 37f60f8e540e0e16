// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "marker-near-centre";

Mission at(std::string_view place, int limit_in_millimetres) {
  return with_limit(with_objective(empty_mission({3, 3}), "o1", place), "objective-to-centre",
                    Length::millimetres(limit_in_millimetres));
}

TEST(marker_near_centre, is_moved_to_the_nearest_place_that_is_far_enough) {
  const auto mission = at("B2", 50);
  EXPECT_EQ(sentences(mission, key), Places{"Objective: at least 1.96\" (50mm) from the centre of the battlefield; #o1 "
                                            "is 0\" (0mm) from it"});
  EXPECT_EQ(fixes_found(mission, key), Places{"move #o1 B2.nw"}) << "68.6 mm; edges are at 48.5 mm";
  expect_fixed(mission, key, "#o1");
}

TEST(marker_near_centre, at_the_limit_it_is_fine_and_without_one_anywhere) {
  EXPECT_EQ(places_found(at("B1", 97), key), Places());
  EXPECT_EQ(places_found(at("B1", 98), key), Places{"#o1"});
  EXPECT_EQ(places_found(with_objective(empty_mission({3, 3}), "o1", "B2"), key), Places());
}

TEST(marker_near_centre, is_that_of_all_boards) {
  // Two boards of 315 mm with 10 mm between: their common centre is at 320 mm.
  const auto mission = with_board(at("C2", 70), {3, 3}, 325, 0);
  EXPECT_EQ(places_found(mission, key), Places{"#o1"}) << "C2 is at 254.5 mm";
  EXPECT_EQ(places_found(with_board(at("B2", 70), {3, 3}, 325, 0), key), Places());
}

}  // namespace
}  // namespace bulkhead::test

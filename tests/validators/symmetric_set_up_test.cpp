// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "symmetric-set-up";

Mission with_balance(Mission mission, Balance balance) {
  auto head = *mission.head;
  head.balance = balance;
  mission.head = head;
  return mission;
}

/// A tower in each half, the same turned by 180°.
Mission board() {
  const auto mission = with_feature(with_feature(open_board(), "one", "tower", 100, 50), "two", "tower", 500, 350);
  return with_limit(mission, "symmetries", 0);
}

TEST(symmetric_set_up, is_what_the_limit_advises_against) {
  EXPECT_EQ(places_found(board(), key), Places{""});
  EXPECT_EQ(sentences(board(), key),
            Places{"the set-up should have at most 0 symmetries; it looks the same turned by 180°"});
  EXPECT_EQ(places_found(with_feature(board(), "three", "crate", 100, 300), key), Places());
  EXPECT_EQ(places_found(with_limit(open_board(), "symmetries", 0), key), Places()) << "an empty board";
}

TEST(symmetric_set_up, the_missions_word_counts_first) {
  EXPECT_EQ(places_found(with_balance(board(), Balance::symmetric), key), Places());
  const auto walls = mission_with({3, 3}, "B1/B2 B2/B3", "");
  EXPECT_EQ(places_found(with_limit(walls, "symmetries", 0), key), Places()) << "boards with a lattice";
  EXPECT_EQ(places_found(with_balance(walls, Balance::asymmetric), key), Places{""});
}

}  // namespace
}  // namespace bulkhead::test

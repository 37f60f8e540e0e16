// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "link-to-itself";

Mission with_ends() {
  return with_marker(with_marker(empty_mission(), "foot", "terminal", "", "A1"), "head", "terminal", "", "B1");
}

TEST(link_to_itself, is_fixed_by_removing_it) {
  const auto mission = with_link(with_ends(), "lift", "foot", "foot");
  EXPECT_EQ(sentences(mission, key),
            Places{"a link must lead from one thing to another; the lift at #foot leads back to it"});
  EXPECT_EQ(fixes_found(mission, key), Places{"unlink lift #foot #foot"});
  expect_fixed(mission, key, "#foot");
}

TEST(link_to_itself, links_between_two_things_are_fine) {
  EXPECT_EQ(places_found(with_link(with_ends(), "lift", "foot", "head"), key), Places());
}

TEST(link_to_itself, one_that_leads_nowhere_is_left_to_the_check_of_references) {
  const auto mission = with_link(with_ends(), "lift", "gone", "gone");
  EXPECT_EQ(places_found(mission, key), Places());
  EXPECT_FALSE(places_found(mission, "unknown-reference").empty());
}

}  // namespace
}  // namespace bulkhead::test

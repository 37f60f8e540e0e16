// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "missing-label";

TEST(missing_label, beside_labelled_objectives_is_fixed_by_the_lowest_free_number) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "A1", "1"), "o2", "B1");
  mission = with_objective(mission, "o3", "C1", "3");
  EXPECT_EQ(sentences(mission, key),
            Places{"where one objective has a label all should; 2 have one, objective #o2 has not"});
  EXPECT_EQ(fixes_found(mission, key), Places{"label #o2 \"2\""});
  expect_fixed(mission, key, "#o2");
}

TEST(missing_label, several_are_given_different_ones) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "A1"), "o2", "B1");
  mission = with_objective(mission, "o3", "C1", "2");
  EXPECT_EQ(fixes_found(mission, key), (Places{"label #o1 \"1\"", "label #o2 \"3\""}));
}

TEST(missing_label, where_none_has_one_none_is_missing) {
  EXPECT_EQ(places_found(with_objective(with_objective(empty_mission(), "o1", "A1"), "o2", "B1"), key), Places());
}

TEST(missing_label, other_markers_do_not_count) {
  const auto mission = with_marker(with_objective(empty_mission(), "o1", "A1", "1"), "t1", "terminal", "");
  EXPECT_EQ(places_found(mission, key), Places());
  EXPECT_EQ(places_found(with_marker(with_objective(empty_mission(), "o1", "A1"), "t1", "terminal", "T"), key),
            Places());
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "analysis/distance/ways.h"
#include "analysis/sight/sight.h"
#include "tests/analysis/kernel/plan_files.h"

namespace bulkhead::test {
namespace {

class expected_files : public testing::TestWithParam<const char*> {
 protected:
  const PlanFile file_ = read_plan_file(GetParam());
};

TEST_P(expected_files, all_lines_of_sight_agree) {
  ASSERT_EQ(file_.expected.size(), 1000U);
  for (const int thickness : {0, 3}) {
    const auto plan = file_.plan(Length::millimetres(thickness));
    for (const auto& pair : file_.expected) {
      const bool visible = pair.visible[thickness == 0 ? 0 : 1];
      EXPECT_EQ(sees(plan, pair.from, pair.to), visible) << to_text(pair.from) << " " << to_text(pair.to);
      EXPECT_EQ(sees(plan, pair.to, pair.from), visible) << to_text(pair.to) << " " << to_text(pair.from);
    }
  }
}

TEST_P(expected_files, all_distances_agree_to_a_micrometre) {
  ASSERT_EQ(file_.expected.size(), 1000U);
  for (const int thickness : {0, 3}) {
    WayFinder finder(file_.plan(Length::millimetres(thickness)));
    for (const auto& pair : file_.expected) {
      const double expected = pair.distance[thickness == 0 ? 0 : 1];
      const auto found = finder.distance(pair.from, pair.to);
      ASSERT_EQ(found.has_value(), std::isfinite(expected));
      if (!found) continue;
      EXPECT_NEAR(in_millimetres(*found), expected, 1e-6) << to_text(pair.from) << " " << to_text(pair.to);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(plans, expected_files, testing::Values("board6x7", "square24x28", "maze64"));

}  // namespace
}  // namespace bulkhead::test

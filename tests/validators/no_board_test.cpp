// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

TEST(no_board, is_an_error_that_says_so) {
  auto mission = empty_mission();
  EXPECT_TRUE(sentences(mission, "no-board").empty());
  mission.boards.clear();
  EXPECT_EQ(sentences(mission, "no-board"),
            std::vector<std::string>{"a battlefield needs a board to play on; this one has none"});
  const auto report = check(mission);
  EXPECT_EQ(report.findings.front().key, "no-board");
  EXPECT_EQ(report.findings.front().level, Level::error);
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

std::vector<std::string> keys_found(const Mission& mission) {
  std::vector<std::string> keys;
  for (const auto& finding : check(mission).findings) keys.push_back(finding.key);
  return keys;
}

TEST(blank_boards, give_no_error_and_no_warning_but_the_missing_zones) {
  const std::vector<std::string> of_both_sides = {"no-zone", "no-zone"};
  auto table = empty_mission({12, 12});
  auto set = gallowdark_set();
  set.pillar.reset();
  set.border = Length();
  set.pitch = Length::micrometres(101'600);
  set.panel = set.pitch;
  table.sets.front().set = set;
  const auto two_boards = with_board(empty_mission({6, 7}), {6, 7}, 606, 0);
  for (auto mission : {empty_mission({6, 7}), empty_mission({7, 6}), two_boards, table, open_board()}) {
    auto head = *mission.head;
    head.balance = Balance::symmetric;
    mission.head = head;
    EXPECT_EQ(keys_found(mission), of_both_sides);
  }
  EXPECT_EQ(keys_found(with_plain_board(empty_mission())), of_both_sides);
}

TEST(blank_boards, without_boards_or_sides_run_every_check_too) {
  auto mission = empty_mission();
  mission.boards.clear();
  mission.sides = std::vector<Side>();
  const auto findings = check(mission).findings;
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings.front().key, "no-board");
}

}  // namespace
}  // namespace bulkhead::test

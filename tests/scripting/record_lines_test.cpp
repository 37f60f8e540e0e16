// SPDX-License-Identifier: MIT
#include "scripting/worker/record_lines.h"

#include <gtest/gtest.h>

namespace bulkhead {
namespace {

const std::string head = "bulkhead-record 1\nmission m sha256:00\nseed 5\ndice 3 4\n= told inside #a #b no\n";

TEST(RecordLines, HaveNoDecisionInTheirHead) {
  EXPECT_EQ(last_decision(""), "");
  EXPECT_EQ(last_decision(head), "");
}

TEST(RecordLines, AreThoseOfTheLastDecisionWithWhatCameOfIt) {
  const auto first = head + "go\n= roll D6 attacker \"why\" 3\n";
  EXPECT_EQ(last_decision(first), "go");
  EXPECT_EQ(without_last_decision(first), head);
  const auto second = first + "move a1 C3\n";
  EXPECT_EQ(last_decision(second), "move a1 C3");
  EXPECT_EQ(without_last_decision(second), first);
  EXPECT_EQ(without_last_decision(second + "= score attacker 5 \"o, row 1\"\n= holders #o tie\n"), first);
}

}  // namespace
}  // namespace bulkhead

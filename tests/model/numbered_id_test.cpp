// SPDX-License-Identifier: MIT
#include "model/base/numbered_id.h"

#include <gtest/gtest.h>

#include <set>

namespace bulkhead {
namespace {

Id free_among(const Id& wanted, const std::set<Id>& taken) {
  return numbered_until_free(wanted, [&](const Id& id) { return taken.contains(id); });
}

TEST(NumberedId, IsTheFirstThatIsFree) {
  EXPECT_EQ(free_among(Id("gate"), {}), Id("gate"));
  EXPECT_EQ(free_among(Id("gate"), {Id("gate-2")}), Id("gate"));
  EXPECT_EQ(free_among(Id("gate"), {Id("gate"), Id("gate-2"), Id("gate-4")}), Id("gate-3"));
}

/// An id has at most 64 characters.
TEST(NumberedId, LongOnesAreCut) {
  const Id longest(std::string(64, 'z'));
  EXPECT_EQ(numbered(longest, 1), Id(std::string(58, 'z') + "-1"));
  EXPECT_EQ(numbered(longest, 99'999), Id(std::string(58, 'z') + "-99999"));
  EXPECT_EQ(numbered(longest, 100'000), Id(std::string(57, 'z') + "-100000"));
  EXPECT_EQ(numbered(Id(std::string(58, 'y')), 2), Id(std::string(58, 'y') + "-2"));
  EXPECT_EQ(free_among(longest, {longest}), Id(std::string(58, 'z') + "-2"));
  EXPECT_DEATH((void)numbered(longest, 0), "number >= 1");
}

TEST(NumberedId, IsKnownAgain) {
  const Id rule("new-rule");
  for (const auto* text : {"new-rule", "new-rule-2", "new-rule-417"}) EXPECT_TRUE(is_numbered(text, rule)) << text;
  for (const auto* text : {"", "new", "new-", "new-rule-", "new-rule-0", "new-rule-1", "new-rule-02", "new-rule-x",
                           "new-rules-2", "new-rule-2-2", "new-2", "2"}) {
    EXPECT_FALSE(is_numbered(text, rule)) << text;
  }
  const Id longest(std::string(64, 'z'));
  EXPECT_TRUE(is_numbered(std::string(58, 'z') + "-2", longest));
  EXPECT_FALSE(is_numbered(std::string(57, 'z') + "-2", longest));
}

}  // namespace
}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "model/base/article.h"

#include <gtest/gtest.h>

namespace bulkhead {
namespace {

TEST(Article, IsAsTheNounIsRead) {
  EXPECT_EQ(with_article("rule"), "a rule");
  EXPECT_EQ(with_article("unit"), "a unit");
  EXPECT_EQ(with_article("use"), "a use");
  for (const auto* noun : {"action", "area", "effect", "item", "objective", "outcome"}) {
    EXPECT_EQ(with_article(noun), "an " + std::string(noun));
  }
}

}  // namespace
}  // namespace bulkhead

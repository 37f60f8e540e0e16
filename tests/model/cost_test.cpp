// SPDX-License-Identifier: MIT
#include "model/mission/cost.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/base/numbers.h"

namespace bulkhead {
namespace {

TEST(CostText, SaysJustSoMuchOrAChoice) {
  EXPECT_EQ(parse_cost("2"), Cost::exactly(2));
  EXPECT_EQ(parse_cost("0"), Cost::exactly(0));
  EXPECT_EQ(parse_cost("1-2"), (Cost{1, 2}));
  EXPECT_EQ(parse_cost("1+"), (Cost{1, std::nullopt}));
}

TEST(CostText, RefusesWhatIsNone) {
  for (const auto* text :
       {"", "+", "-", "-1", "1-", "1-1", "0-0", "2-1", "1-2-3", "1+2", "1 ", " 1", "one", "1.5", "1000001"}) {
    EXPECT_FALSE(parse_cost(text).has_value()) << text;
  }
}

RC_GTEST_PROP(CostText, IsReadBack, ()) {
  const auto least = *rc::gen::inRange(0, largest_number);
  const auto most = *rc::gen::inRange(least, largest_number + 1);
  const auto cost = *rc::gen::element(Cost{least, most}, Cost{least, std::nullopt});
  RC_ASSERT(parse_cost(to_text(cost)) == cost);
}

}  // namespace
}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "model/base/part.h"

#include <gtest/gtest.h>

#include <string>

#include "model/base/result.h"

namespace bulkhead {
namespace {

TEST(Part, ComparesValues) {
  const Part<std::string> one = std::string("deck");
  const Part<std::string> same = std::string("deck");
  const Part<std::string> other = std::string("hold");
  EXPECT_EQ(one, same);
  EXPECT_FALSE(one.same_object(same));
  EXPECT_FALSE(one == other);
  EXPECT_EQ(Part<std::string>(), Part<std::string>(std::string()));
}

TEST(Part, IsSharedByItsCopies) {
  const Part<std::string> one = std::string("deck");
  auto copy = one;
  EXPECT_TRUE(copy.same_object(one));
  copy = std::string("hold");
  EXPECT_EQ(*one, "deck");
  EXPECT_EQ(copy->size(), 4U);
}

struct NeverCompared {
  friend bool operator==(const NeverCompared&, const NeverCompared&) {
    ADD_FAILURE() << "the same object needs no comparison";
    return true;
  }
};

TEST(Part, LooksAtThePointersFirst) {
  const Part<NeverCompared> one;
  const auto copy = one;
  EXPECT_TRUE(one == copy);
}

TEST(Error, SaysWhereAsFarAsKnown) {
  EXPECT_EQ(to_text(Error{"It leaks", "", 0, 0}), "It leaks");
  EXPECT_EQ(to_text(Error{"It leaks", "deck.bulkhead", 0, 0}), "deck.bulkhead: It leaks");
  EXPECT_EQ(to_text(Error{"It leaks", "deck.bulkhead", 3, 0}), "deck.bulkhead:3: It leaks");
  EXPECT_EQ(to_text(Error{"It leaks", "deck.bulkhead", 3, 14}), "deck.bulkhead:3:14: It leaks");
  EXPECT_EQ(to_text(Error{"It leaks", "", 3, 14}), "line 3:14: It leaks");
}

}  // namespace
}  // namespace bulkhead

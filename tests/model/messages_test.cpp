// SPDX-License-Identifier: MIT
#include "model/text/messages.h"

#include <gtest/gtest.h>

namespace bulkhead {
namespace {

constexpr MessageText apart{"apart", "{one} and {other} are {distance} apart, {one} says"};
constexpr MessageText silence{"silence", "nothing is said"};

template <const MessageText& Text, ArgumentName... Names>
concept Says = requires(Argument<Names>... arguments) {
  message<Text>(arguments...);
};

// What does not say what its text names does not compile.
static_assert(Says<apart, "one", "other", "distance">);
static_assert(Says<apart, "distance", "one", "other">);
static_assert(!Says<apart, "one", "other">);
static_assert(!Says<apart, "one", "other", "distances">);
static_assert(!Says<apart, "one", "other", "distance", "way">);
static_assert(!Says<apart, "one", "one", "other", "distance">);
static_assert(Says<silence>);
static_assert(!Says<silence, "one">);

TEST(Messages, PutArgumentsInTheirPlacesAsTheyAre) {
  const auto said = message<apart>(arg<"distance">(3), arg<"one">("{other} {x}"), arg<"other">(std::string("B")));
  EXPECT_EQ(said.id, "apart");
  EXPECT_EQ(to_text(said), "{other} {x} and B are 3 apart, {other} {x} says");
  EXPECT_EQ(to_text(message<silence>()), "nothing is said");
}

TEST(Messages, AreTheSameWhereTextAndArgumentsAre) {
  const auto at = [](int distance) {
    return message<apart>(arg<"one">("A"), arg<"other">("B"), arg<"distance">(distance));
  };
  EXPECT_EQ(at(3), at(3));
  EXPECT_NE(at(3), at(4));
}

TEST(Messages, BreakTheContractWhereSomethingIsMissing) {
  EXPECT_DEATH(static_cast<void>(to_text(Message{apart.id, apart.pattern, {}})), "argument");
}

}  // namespace
}  // namespace bulkhead

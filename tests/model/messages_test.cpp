// SPDX-License-Identifier: MIT
#include "model/text/messages.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "model/base/identifier.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

/// The names between braces; fails on a pattern whose braces do not pair up.
std::vector<std::string> names_in(std::string_view pattern) {
  std::vector<std::string> names;
  bool inside = false;
  for (const char character : pattern) {
    if (character == '{' || character == '}') {
      EXPECT_EQ(inside, character == '}') << pattern;
      inside = character == '{';
      if (inside) names.emplace_back();
    } else if (inside) {
      names.back() += character;
    }
  }
  EXPECT_FALSE(inside) << pattern;
  return names;
}

TEST(Messages, AreSortedByIdAndUnique) {
  const auto table = message_table();
  ASSERT_FALSE(table.empty());
  EXPECT_EQ(
      std::adjacent_find(table.begin(), table.end(), [](const auto& a, const auto& b) { return a.first >= b.first; }),
      table.end());
}

TEST(Messages, AreWellFormedAndSayTheirArguments) {
  for (const auto& [id, pattern] : message_table()) {
    EXPECT_TRUE(Id::parse(id).has_value()) << id;
    EXPECT_FALSE(pattern.empty()) << id;
    EXPECT_EQ(find_unfit(pattern), std::string_view::npos) << id;
    Message message{std::string(id), {}};
    for (const auto& name : names_in(pattern)) {
      EXPECT_FALSE(name.empty()) << id;
      message.arguments.emplace_back(name, "<" + name + ">");
    }
    const auto text = to_text(message);
    EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << id;
    for (const auto& [name, value] : message.arguments) EXPECT_NE(text.find(value), std::string::npos) << id;
  }
}

TEST(Messages, PutArgumentsInTheirPlacesAsTheyAre) {
  EXPECT_EQ(to_text(Message{"no-zone", {{"side", "{side} {x}"}}}),
            "a side needs a zone to start from; {side} {x} has none");
}

TEST(Messages, BreakTheContractWhereSomethingIsMissing) {
  EXPECT_DEATH(static_cast<void>(to_text(Message{"no-zone", {}})), "argument");
  EXPECT_DEATH(static_cast<void>(to_text(Message{"no-such-message", {}})), "found");
}

}  // namespace
}  // namespace bulkhead

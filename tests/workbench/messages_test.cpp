// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "model/base/identifier.h"
#include "model/base/plain_text.h"
#include "workbench/all_checks.h"

namespace bulkhead::test {
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

TEST(MessageTable, IsSortedByIdAndSaysEachOnce) {
  const auto table = message_table();
  EXPECT_EQ(std::adjacent_find(table.begin(), table.end(),
                               [](const MessageText& a, const MessageText& b) { return a.id >= b.id; }),
            table.end());
}

TEST(MessageTable, HoldsWhatEachRoomSays) {
  const auto table = message_table();
  const auto has = [&](std::string_view id) {
    return std::any_of(table.begin(), table.end(), [&](const MessageText& text) { return text.id == id; });
  };
  // Of checks about the battlefield, scripts and printing, of figures, cover and sight.
  for (const auto* id :
       {"no-zone", "script-refused", "missing-glyph", "figure-no-way", "cover-base", "hidden-by-base"}) {
    EXPECT_TRUE(has(id)) << id;
  }
  for (const auto& check : all_checks()) EXPECT_FALSE(check.messages.empty()) << check.key;
}

TEST(MessageTable, IsOfWellFormedSentences) {
  for (const auto& [id, pattern] : message_table()) {
    EXPECT_TRUE(Id::parse(id).has_value()) << id;
    EXPECT_FALSE(pattern.empty()) << id;
    EXPECT_EQ(find_unfit(pattern), std::string_view::npos) << id;
    const auto names = names_in(pattern);
    Message message{id, pattern, {}};
    for (const auto& name : names) {
      EXPECT_FALSE(name.empty()) << id;
      message.arguments.emplace_back(name, "<" + name + ">");
    }
    const auto text = to_text(message);
    EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << id;
    for (const auto& [name, value] : message.arguments) EXPECT_NE(text.find(value), std::string::npos) << id;
  }
}

}  // namespace
}  // namespace bulkhead::test

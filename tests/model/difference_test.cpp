// SPDX-License-Identifier: MIT
#include "model/text/difference.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <charconv>
#include <string>
#include <vector>

namespace bulkhead::test {
namespace {

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto length = text.find('\n') == std::string_view::npos ? text.size() : text.find('\n') + 1;
    lines.emplace_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return lines;
}

int number_at(const std::string& text, std::size_t at) {
  int number = -1;
  std::from_chars(text.data() + at, text.data() + text.size(), number);
  return number;
}

/// What `patch` would do: follows the heading of each hunk and holds every kept and removed line to the text.
std::string patched(const std::string& before, const std::string& difference) {
  const auto old_lines = lines_of(before);
  const auto lines = lines_of(difference);
  std::string result;
  std::size_t at = 0;
  for (std::size_t index = 2; index < lines.size(); ++index) {
    auto line = lines[index];
    if (line.starts_with("@@ -")) {
      const auto comma = line.find(',');
      const bool none = comma < line.find(" +") && number_at(line, comma + 1) == 0;
      const auto first = static_cast<std::size_t>(number_at(line, 4)) - (none ? 0 : 1);
      for (; at < first; ++at) result += old_lines.at(at);
      continue;
    }
    if (line.starts_with("\\")) continue;
    const bool last_has_no_end = index + 1 < lines.size() && lines[index + 1].starts_with("\\");
    auto text = line.substr(1);
    if (last_has_no_end) text.pop_back();
    if (line[0] != '+') {
      EXPECT_EQ(old_lines.at(at++), text);
    }
    if (line[0] != '-') result += text;
  }
  for (; at < old_lines.size(); ++at) result += old_lines[at];
  return result;
}

TEST(Difference, NothingOfEqualTexts) { EXPECT_EQ(unified_difference("a\nb\n", "a\nb\n", "f"), ""); }

TEST(Difference, ShowsThreeLinesAround) {
  EXPECT_EQ(unified_difference("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n", "f"),
            "--- f\n+++ f\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n");
}

TEST(Difference, PartsWhatIsFarApart) {
  std::string before;
  for (int line = 1; line <= 20; ++line) before += std::to_string(line) + "\n";
  auto after = "0\n" + before;
  after.erase(after.find("20\n"));
  EXPECT_EQ(unified_difference(before, after, "f"),
            "--- f\n+++ f\n@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n@@ -17,4 +18,3 @@\n 17\n 18\n 19\n-20\n");
}

TEST(Difference, SaysWhereTheLastLineHasNoEnd) {
  EXPECT_EQ(unified_difference("a", "a\n", "f"), "--- f\n+++ f\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n");
  EXPECT_EQ(unified_difference("", "a\n", "f"), "--- f\n+++ f\n@@ -0,0 +1 @@\n+a\n");
}

RC_GTEST_PROP(Difference, LeadsFromTheOneToTheOther, ()) {
  // Few different lines, so that many are alike.
  const auto text = [] {
    std::string result;
    for (const auto letter : *rc::gen::container<std::string>(rc::gen::element('a', 'b', 'c'))) {
      result += letter;
      result += '\n';
    }
    return *rc::gen::arbitrary<bool>() ? result : result + "end";
  };
  const auto before = text();
  const auto after = text();
  const auto difference = unified_difference(before, after, "f");
  if (before == after) {
    RC_ASSERT(difference.empty());
  } else {
    RC_ASSERT(patched(before, difference) == after);
  }
}

TEST(Difference, GivesUpTheLeastForTextsThatHaveNothingInCommon) {
  std::string before;
  std::string after;
  for (int line = 0; line < 5000; ++line) {
    before += "a" + std::to_string(line) + "\n";
    after += "b" + std::to_string(line) + "\n";
  }
  EXPECT_EQ(patched(before, unified_difference(before, after, "f")), after);
}

}  // namespace
}  // namespace bulkhead::test

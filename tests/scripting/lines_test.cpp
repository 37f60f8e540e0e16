// SPDX-License-Identifier: MIT
#include "scripting/worker/lines.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace bulkhead {
namespace {

/// What comes out of pieces: lines, with `!` for one that is too long.
std::vector<std::string> lines_of(const std::vector<std::string>& pieces, std::size_t longest) {
  Lines lines(longest);
  std::vector<std::string> all;
  const auto keep = [&](const std::optional<Lines::Line>& line) {
    if (line) all.push_back(line->is_too_long ? "!" : line->text);
    return line.has_value();
  };
  for (const auto& piece : pieces) {
    lines.add(piece);
    while (keep(lines.next())) continue;
  }
  keep(lines.rest());
  return all;
}

using Texts = std::vector<std::string>;

TEST(Lines, ComeOutOfPieces) {
  EXPECT_EQ(lines_of({"a\nb", "c\n", "\n"}, 10), (Texts{"a", "bc", ""}));
  EXPECT_EQ(lines_of({"a", "b", "c"}, 10), (Texts{"abc"})) << "the last one without its end";
  EXPECT_EQ(lines_of({"", "\n", ""}, 10), (Texts{""}));
  EXPECT_EQ(lines_of({}, 10), (Texts{}));
}

TEST(Lines, ThatAreTooLongAreToldAndLeaveTheOthers) {
  EXPECT_EQ(lines_of({"abc\nabcd\nab\n"}, 3), (Texts{"abc", "!", "ab"}));
  EXPECT_EQ(lines_of({"ab", "cd", "ef", "g\nab\n"}, 3), (Texts{"!", "ab"}));
  EXPECT_EQ(lines_of({"abcd", "e"}, 3), (Texts{"!"}));
  EXPECT_EQ(lines_of({"a\nabcd", "e\nb"}, 3), (Texts{"a", "!", "b"}));
}

}  // namespace
}  // namespace bulkhead

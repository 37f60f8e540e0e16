// SPDX-License-Identifier: MIT
#include "editor/tools/words/status_line.h"

#include <gtest/gtest.h>

namespace bulkhead {
namespace {

std::string line(const std::vector<std::string>& parts, std::size_t room) {
  return fitting_line(parts, [&](const std::string& text) { return text.size() <= room; });
}

TEST(StatusLine, LeavesOutWhatHasNoRoomAndCutsNothing) {
  const std::vector<std::string> parts = {"", "C3", "2 moves", "Click: wall  ·  Shift: row"};
  EXPECT_EQ(line(parts, 100), "C3  ·  2 moves  ·  Click: wall  ·  Shift: row");
  EXPECT_EQ(line(parts, 45), "C3  ·  2 moves  ·  Click: wall");
  EXPECT_EQ(line(parts, 20), "C3  ·  2 moves");
  EXPECT_EQ(line(parts, 3), "C3");
  EXPECT_EQ(line(parts, 1), "C3") << "the first is there however little room there is";
  EXPECT_EQ(line({"", ""}, 10), "");
}

}  // namespace
}  // namespace bulkhead

// SPDX-License-Identifier: MIT
// Several windows of the program at the same time.
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <unistd.h>
#include <vector>

#include "model/io/mission_file.h"
#include "tests/gui/support/editor_window.h"
#include "tests/gui/support/program.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

/// The program's windows beside one and those of the tests, by the numbers that xdotool knows them by.
std::vector<std::string> windows_but(const std::string& known) {
  std::istringstream all(Program::output("xdotool search --onlyvisible --name 'Bulkhead$' 2>/dev/null"));
  std::vector<std::string> others;
  for (std::string window; all >> window;) {
    const auto owner = Program::output("xdotool getwindowpid " + window);
    if (window != known && owner != std::to_string(::getpid())) others.push_back(window);
  }
  return others;
}

TEST(EditorWindows, AnotherIsAProcessOfItsOwn) {
  Program program({}, {});
  const auto window = program.window();
  ASSERT_FALSE(window.empty());
  settle(800);
  Program::output("xdotool windowactivate --sync " + window + " key ctrl+alt+n");
  std::string other;
  const auto shown = [&] {
    const auto others = windows_but(window);
    if (others.size() == 1) other = others.front();
    return !other.empty();
  };
  ASSERT_TRUE(wait_for(shown, 15000));
  settle(800);
  EXPECT_NE(Program::output("xdotool getwindowpid " + other), std::to_string(program.process()));
  Program::output("xdotool windowactivate --sync " + other + " key ctrl+q");
  EXPECT_TRUE(wait_for([&] { return windows_but(window).empty(); }));
  EXPECT_FALSE(program.ended().has_value()) << "the first goes on";
  Program::output("xdotool windowactivate --sync " + window + " key ctrl+q");
  EXPECT_TRUE(wait_for([&] { return program.ended().has_value(); }));
  EXPECT_EQ(program.ended(), 0);
}

}  // namespace
}  // namespace bulkhead::test

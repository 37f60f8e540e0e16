// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>

#include "editor/tools/document/recovery.h"
#include "tests/gui/support/editor_window.h"
#include "tests/gui/support/program.h"

namespace bulkhead::test {
namespace {

/// What a dead program has left, as soon as it can be had.
std::vector<Recoverable> left_behind() {
  std::vector<Recoverable> left;
  wait_for([&] { return !(left = recoverable(recovery_folder())).empty(); }, 2000);
  return left;
}

/// Whether the living program has written what it would lose.
bool has_recovery_file() {
  std::error_code ignored;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(recovery_folder(), ignored)) {
    if (entry.path().filename() == "mission.recovery") return true;
  }
  return false;
}

TEST(EditorRecovery, WhatWasDrawnBeforeAKillIsOfferedAndRecovered) {
  TemporaryFolder folder;
  for (int round = 0; round < 3; ++round) {
    SCOPED_TRACE(round);
    const auto file = folder / ("mission-" + std::to_string(round) + ".bulkhead");
    const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
    const auto source = load_mission(real_files(), library.find(LibraryId("kill-team/three-lamps"))->path, &library);
    ASSERT_TRUE(save_mission(real_files(), source->mission, file));
    {
      Program program(file);
      const auto window = program.window();
      ASSERT_FALSE(window.empty());
      settle(1500);
      // Keys that change the mission whatever the pointer is over: the wall brush, the cursor on the lattice and a
      // wall.
      Program::output("xdotool windowfocus --sync " + window + " key --window " + window + " w Right Right Return");
      EXPECT_TRUE(wait_for(has_recovery_file, 15000));
      program.kill_now();
    }
    auto left = left_behind();
    ASSERT_EQ(left.size(), 1U);
    ASSERT_TRUE(left.front().content.has_value());
    EXPECT_EQ(left.front().original, file);
    const auto drawn = left.front().content->mission;
    EXPECT_NE(drawn, source->mission);
    left.clear();

    EditorWindow window;
    window.frame().begin_background_work();
    ASSERT_NE(window.notices().last_words().find(file.filename().string()), std::string::npos);
    if (round == 0) screenshot("recovery");
    window.notices().answer(0);
    EXPECT_EQ(window.mission(), drawn);
    EXPECT_TRUE(window.document().modified());
    EXPECT_EQ(window.document().path(), file);
    EXPECT_TRUE(recoverable(recovery_folder()).empty());
  }
}

TEST(EditorRecovery, AForcedCloseLeavesWhatWasNotSaved) {
  const auto drawn = [] {
    EditorWindow window("kill-team/three-lamps");
    window.frame().begin_background_work();
    window.choose("tool.wall");
    window.drag({place("B2.nw"), place("C2.nw")});
    EXPECT_TRUE(window.document().modified());
    auto mission = window.mission();
    window.frame().Close(true);
    return mission;
  }();
  const auto left = left_behind();
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left.front().content->mission, drawn);
  discard(left.front());
}

}  // namespace
}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <csignal>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

#include "editor/tools/document/recovery.h"
#include "tests/gui/support/editor_window.h"

namespace bulkhead::test {
namespace {

/// The real program in a process of its own, on this display.
class Program {
 public:
  explicit Program(const std::string& file) {
    process_ = fork();
    if (process_ != 0) return;
    execl(BULKHEAD_EDITOR, BULKHEAD_EDITOR, file.c_str(), nullptr);
    _exit(127);
  }
  ~Program() {
    if (process_ > 0) kill_now();
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  void kill_now() {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = -1;
  }
  [[nodiscard]] std::string window() const {
    return output("xdotool search --onlyvisible --pid " + std::to_string(process_) + " --name Bulkhead | tail -1");
  }
  static std::string output(const std::string& command) {
    std::string text;
    auto* pipe = popen((command + " 2>/dev/null").c_str(), "r");
    for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe)) text += static_cast<char>(letter);
    pclose(pipe);
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
  }

 private:
  pid_t process_ = -1;
};

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
      Program program(file.string());
      std::string window;
      ASSERT_TRUE(wait_for([&] { return !(window = program.window()).empty(); }, 15000));
      settle(1500);
      // A key that changes the mission whatever the pointer is over: the whole battlefield's lattice cursor and a wall.
      Program::output("xdotool windowfocus --sync " + window + " key --window " + window + " Right Right Return");
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

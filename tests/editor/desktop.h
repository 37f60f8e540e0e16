// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

#include "editor/tools/session/session.h"
#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "tests/editor/answered_dialogs.h"
#include "tests/editor/posted.h"
#include "tests/support/full_disk.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {

inline Mission titled(const std::string& title) { return SetHead{"title", title}.apply(empty_mission()).value(); }

/// A session in folders of its own, with the user's answers. Time is what `pass` makes of it.
class Desktop {
 public:
  Desktop() {
    files.full = false;
    setenv("XDG_STATE_HOME", (folder / "state").c_str(), 1);
    setenv("XDG_CONFIG_HOME", (folder / "config").c_str(), 1);
    begin();
  }
  ~Desktop() {
    unsetenv("XDG_STATE_HOME");
    unsetenv("XDG_CONFIG_HOME");
  }
  Desktop(const Desktop&) = delete;
  Desktop& operator=(const Desktop&) = delete;

  void begin() {
    session.reset();
    session = std::make_unique<Session>(dialogs, files, posted.post(), [this](Session::Time at) { woken_at = at; });
  }
  /// A mission file that is open.
  std::filesystem::path opened(const std::string& name) {
    const auto path = folder / (name + ".bulkhead");
    if (!save_mission(real_files(), titled(name), path)) throw std::runtime_error("No mission can be written");
    session->files().open(path);
    return path;
  }
  void retitle(const std::string& title) { ASSERT_TRUE(session->document().apply(SetHead{"title", title})); }
  [[nodiscard]] std::string title() const { return session->document().mission()->head->title; }
  /// Others write a mission to a file.
  static void write(const std::filesystem::path& path, const std::string& title) {
    write_file(path, write_mission(titled(title)));
  }
  void pass(std::chrono::milliseconds time) {
    now += time;
    session->tick(now);
  }
  /// Until `true`; the background takes its own time.
  template <typename Condition>
  [[nodiscard]] bool comes_true(const Condition& condition) {
    for (int round = 0; round < 2000; ++round) {
      posted.run();
      session->tick(now);
      if (condition()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return false;
  }
  /// What is to be said about a topic; empty for nothing.
  [[nodiscard]] std::string told(Notices::Topic topic) const {
    const auto* notice = session->notices().find(topic);
    return notice != nullptr ? notice->text : std::string();
  }
  [[nodiscard]] bool look_finds(const std::string& words) {
    session->check_disk();
    return comes_true([&] { return told(Notices::Topic::disk).find(words) != std::string::npos; });
  }

  TemporaryFolder folder;
  FullDisk files;
  AnsweredDialogs dialogs;
  Session::Time now = std::chrono::steady_clock::now();
  Posted posted;
  /// When the session wants its next tick.
  std::optional<Session::Time> woken_at;
  std::unique_ptr<Session> session;
};

}  // namespace bulkhead::test

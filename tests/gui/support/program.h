// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

#include "tests/support/temporary_folder.h"

namespace bulkhead::test {

/// The real program in a process of its own, on this display.
class Program {
 public:
  /// With the file's folder as its own.
  explicit Program(const std::filesystem::path& file) : Program({file.string()}, {}, file.parent_path()) {}
  /// With these arguments, in this folder or the tests' own; the streams `closed` (0 to 2) are closed when it starts.
  Program(const std::vector<std::string>& arguments, const std::vector<int>& closed,
          const std::filesystem::path& folder = {});
  /// Kills it if it lives, and hands on what it said.
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  void kill_now();
  /// What it has written to standard error so far.
  [[nodiscard]] std::string said() const;
  /// How it ended, in the words of `waitpid`; nothing while it lives.
  [[nodiscard]] std::optional<int> ended();
  /// Waits until it shows its window, whose number for xdotool it gives; empty if it does not.
  [[nodiscard]] std::string window() const;
  [[nodiscard]] pid_t process() const { return process_; }
  [[nodiscard]] std::string title() const { return output("xdotool getwindowname " + window()); }
  /// What a command prints.
  static std::string output(const std::string& command);

 private:
  TemporaryFolder folder_;
  pid_t process_ = -1;
  std::optional<int> ended_;
};

}  // namespace bulkhead::test

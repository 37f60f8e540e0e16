// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>

namespace bulkhead::test {

/// The real program in a process of its own, on this display, with its files' folder as its own.
class Program {
 public:
  explicit Program(const std::filesystem::path& file);
  /// Kills it if it lives.
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  void kill_now();
  /// How it ended, in the words of `waitpid`; nothing while it lives.
  [[nodiscard]] std::optional<int> ended();
  /// Waits until it shows its window, whose number for xdotool it gives; empty if it does not.
  [[nodiscard]] std::string window() const;
  /// What a command prints.
  static std::string output(const std::string& command);

 private:
  pid_t process_ = -1;
  std::optional<int> ended_;
};

}  // namespace bulkhead::test

// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

namespace bulkhead::test {

/// The real program in a process of its own, on this display; killed at the end.
class Program {
 public:
  explicit Program(const std::string& file) : Program(std::vector<std::string>{file}, {}) {}
  /// With these arguments; the streams `closed` (0 to 2) are closed when it starts.
  Program(const std::vector<std::string>& arguments, const std::vector<int>& closed);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  void kill_now();
  /// Its window, as xdotool numbers it; empty as long as there is none.
  [[nodiscard]] std::string window() const;
  [[nodiscard]] std::string title() const;
  [[nodiscard]] pid_t process() const { return process_; }
  /// What a command prints.
  static std::string output(const std::string& command);

 private:
  pid_t process_ = -1;
};

}  // namespace bulkhead::test

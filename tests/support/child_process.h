// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

namespace bulkhead::test {

/// How a child process ended: its exit code, or -1 with the number of the signal that stopped it, and what it
/// returned as text.
struct ChildEnd {
  int exit_code = -1;
  int signal = 0;
  std::string text;
};

/// Runs `work` in a child process that is a copy of this one, so that it may change its rights and limits, or end
/// abruptly. Its text comes back if it gets that far (exit code 0); an exception ends it with exit code 99.
[[nodiscard]] ChildEnd run_in_child(const std::function<std::string()>& work);

/// Gives up the rights of root, for which permissions mean nothing; does nothing for other users. For children only.
void become_ordinary_user();

}  // namespace bulkhead::test

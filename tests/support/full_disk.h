// SPDX-License-Identifier: MIT
#pragma once

#include <cerrno>

#include "tests/support/forwarded_files.h"

namespace bulkhead::test {

/// The computer's own files on a disk that is full while `full` is set.
class FullDisk : public ForwardedFiles {
 public:
  bool full = true;

  Result<std::filesystem::path> create_temporary(const std::filesystem::path& target,
                                                 std::string_view content) override {
    if (full) return tl::unexpected(file_error("The file cannot be written", target, ENOSPC));
    return ForwardedFiles::create_temporary(target, content);
  }
};

}  // namespace bulkhead::test

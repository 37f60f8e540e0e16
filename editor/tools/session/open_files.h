// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>

#include "model/io/file_lock.h"

namespace bulkhead {

/// Where windows say what they have open: `$XDG_STATE_HOME/bulkhead/open`; empty where there is no such folder.
[[nodiscard]] std::filesystem::path open_files_folder();

/// How many windows are open, whatever process they belong to.
[[nodiscard]] std::size_t windows_open(const std::filesystem::path& folder);

/// Says to other windows which file this one has open, as long as this value lives, and knows theirs. Each window has a
/// file of its own in the folder, which it holds locked; what those that ended unexpectedly left does not count and is
/// taken away. Where the folder cannot be written nothing is said.
class OpenFiles {
 public:
  OpenFiles() = default;
  OpenFiles(const OpenFiles&) = delete;
  OpenFiles& operator=(const OpenFiles&) = delete;
  ~OpenFiles();

  /// Begins; once.
  void begin(const std::filesystem::path& folder);
  /// This window has that file open; empty for none.
  void hold(const std::filesystem::path& file);
  /// Whether another window has that file open.
  [[nodiscard]] bool elsewhere(const std::filesystem::path& file) const;

 private:
  std::filesystem::path folder_;
  std::filesystem::path own_;
  FileLock lock_;
};

}  // namespace bulkhead

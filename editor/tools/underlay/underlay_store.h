// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "editor/tools/underlay/underlay.h"
#include "model/io/file_system.h"

namespace bulkhead {

/// Which underlay belongs to which mission on this computer: a file beside the window's state, no part of missions.
class UnderlayStore {
 public:
  /// Without a path nothing is kept.
  UnderlayStore(FileSystem& files, std::filesystem::path path) : files_(files), path_(std::move(path)) {}

  /// Of the mission in a file; nothing where it has none, or what is kept cannot be read.
  [[nodiscard]] std::optional<Underlay> of(const std::filesystem::path& mission) const;
  /// Keeps it, or without one forgets what was kept; those that were kept last come first, and of a hundred the oldest
  /// goes. Losing it does no harm: failures are not told.
  void keep(const std::filesystem::path& mission, const std::optional<Underlay>& underlay) const;

 private:
  FileSystem& files_;
  std::filesystem::path path_;
};

/// Reads the picture of an underlay. Fails with a sentence for people where it is gone, no picture or too large.
[[nodiscard]] Result<std::string> read_picture(FileSystem& files, const std::filesystem::path& path);

}  // namespace bulkhead

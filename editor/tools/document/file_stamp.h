// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

class FileSystem;

/// By what a file is known again: if size, time of writing and place on the disk (inode) are the same it is taken as
/// unchanged, else its content decides.
struct FileStamp {
  std::uintmax_t size = 0;
  /// In nanoseconds since 1970.
  std::int64_t written = 0;
  std::uint64_t inode = 0;
  /// FNV-1a of the content.
  std::uint64_t content = 0;
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

enum class DiskState : unsigned char { unchanged, changed, gone };

/// What a look at a file found.
struct DiskCheck {
  DiskState state = DiskState::unchanged;
  /// Of the file as it is now; empty where it is gone.
  FileStamp stamp;
  friend bool operator==(const DiskCheck&, const DiskCheck&) = default;
};

/// The stamp of a file that holds `content`, or is taken to.
[[nodiscard]] FileStamp stamp_of(const std::filesystem::path& path, std::string_view content);

struct StampedText {
  std::string text;
  FileStamp stamp;
};
/// Reads a whole document. What others write meanwhile makes the stamp one of a file that has changed.
[[nodiscard]] Result<StampedText> read_stamped(FileSystem& files, const std::filesystem::path& path);

/// What has become of a file since it got its stamp. A file that cannot be read counts as changed. `last` is what the
/// look before found: what is as it was then is not read again.
[[nodiscard]] DiskCheck check_disk(FileSystem& files, const std::filesystem::path& path, const FileStamp& known,
                                   const std::optional<DiskCheck>& last = std::nullopt);

}  // namespace bulkhead

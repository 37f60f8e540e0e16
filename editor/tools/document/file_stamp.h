// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

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

/// The stamp of a file that holds `content`, or is taken to.
[[nodiscard]] FileStamp stamp_of(const std::filesystem::path& path, std::string_view content);
/// What has become of a file since it got its stamp. A file that cannot be read counts as changed.
[[nodiscard]] DiskState compare(FileSystem& files, const std::filesystem::path& path, const FileStamp& stamp);

}  // namespace bulkhead

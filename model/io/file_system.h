// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

/// The largest document that is read: 64 MB.
inline constexpr std::size_t largest_document = 64'000'000;

/// The steps that reading and saving are made of, one virtual function each, so that tests can make any of them fail
/// or stop there. Paths are used as they are given; messages name them so.
class FileSystem {
 public:
  virtual ~FileSystem() = default;

  /// The whole file; fails for what is no regular file and beyond `limit` bytes, before reading it.
  [[nodiscard]] virtual Result<std::string> read(const std::filesystem::path& path, std::size_t limit) = 0;
  /// Follows symbolic links to the file that would be written; the path itself if it does not exist yet.
  [[nodiscard]] virtual Result<std::filesystem::path> resolve(const std::filesystem::path& path) = 0;
  /// Creates a new file with this content (fails if it exists), with the permissions of `like` if that exists.
  [[nodiscard]] virtual Result<void> create(const std::filesystem::path& path, std::string_view content,
                                            const std::filesystem::path& like) = 0;
  /// Makes sure that the file's content has reached the disk.
  [[nodiscard]] virtual Result<void> sync(const std::filesystem::path& path) = 0;
  /// Makes `backup` a copy of `path`, replacing an older backup at once. Nothing where `path` does not exist.
  [[nodiscard]] virtual Result<void> back_up(const std::filesystem::path& path,
                                             const std::filesystem::path& backup) = 0;
  /// Replaces `to` by `from` in one step.
  [[nodiscard]] virtual Result<void> rename(const std::filesystem::path& from, const std::filesystem::path& to) = 0;
  [[nodiscard]] virtual Result<void> sync_folder(const std::filesystem::path& folder) = 0;
  /// Removes a file; nothing where there is none.
  virtual void remove(const std::filesystem::path& path) = 0;
};

/// The computer's own files.
[[nodiscard]] FileSystem& real_files();

/// Replaces or creates a file so that at every moment, even if the power fails, the path holds the old content or the
/// new, whole: temporary file in the same folder, sync, backup (`name~`), rename, sync of the folder. Keeps permissions
/// and follows symbolic links. On failure the old file is untouched and the temporary file gone.
[[nodiscard]] Result<void> save_atomically(FileSystem& files, const std::filesystem::path& path,
                                           std::string_view content);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

/// The largest document that is read: 64 MB.
inline constexpr std::size_t largest_document = 64'000'000;

/// The steps that reading and saving are made of, one virtual function each, so that tests can make any of them fail
/// or stop there. Errors carry the path as it was given.
class FileSystem {
 public:
  virtual ~FileSystem() = default;

  /// The whole file; fails for what is no regular file and beyond `limit` bytes, before reading it. Never waits for
  /// another program.
  [[nodiscard]] virtual Result<std::string> read(const std::filesystem::path& path, std::size_t limit) = 0;
  /// The file that writing to `path` replaces or creates: follows symbolic links, also to a file that is not there
  /// yet. Fails where something other than a file stands there, or a file that may not be written.
  [[nodiscard]] virtual Result<std::filesystem::path> resolve(const std::filesystem::path& path) = 0;
  /// Creates a file with this content in the folder of `target`, under a name nobody uses, with the permissions of
  /// `target` if that exists. Leaves nothing behind when it fails.
  [[nodiscard]] virtual Result<std::filesystem::path> create_temporary(const std::filesystem::path& target,
                                                                       std::string_view content) = 0;
  /// Makes sure that the file's content has reached the disk.
  [[nodiscard]] virtual Result<void> sync(const std::filesystem::path& path) = 0;
  /// Makes `backup` hold the content of `path`, replacing an older backup in one step. Both are in the same folder.
  /// Nothing where `path` does not exist. Where the disk allows it, the two are one file until `path` is replaced.
  [[nodiscard]] virtual Result<void> back_up(const std::filesystem::path& path,
                                             const std::filesystem::path& backup) = 0;
  /// Replaces `to` by `from` in one step.
  [[nodiscard]] virtual Result<void> rename(const std::filesystem::path& from, const std::filesystem::path& to) = 0;
  /// Gives `from` the name `to`; false, and nothing changes, where that is taken. In one step, as far as the disk knows
  /// one.
  [[nodiscard]] virtual Result<bool> rename_to_free(const std::filesystem::path& from,
                                                    const std::filesystem::path& to) = 0;
  /// Makes sure that the names in a folder have reached the disk. An empty path is the current folder.
  [[nodiscard]] virtual Result<void> sync_folder(const std::filesystem::path& folder) = 0;
  /// Creates a folder and those above it; nothing where it exists.
  [[nodiscard]] virtual Result<void> make_folder(const std::filesystem::path& path) = 0;
  /// Removes a file; nothing where there is none.
  virtual void remove(const std::filesystem::path& path) = 0;
};

/// The computer's own files.
[[nodiscard]] FileSystem& real_files();

/// What an error number of the system (`errno`) means in a player's words: "`failure` because the disk is full. …".
[[nodiscard]] Error file_error(std::string_view failure, const std::filesystem::path& path, int error_number);

/// Whether a save keeps the content it replaces, under the file's name with a `~` behind it. `keep_older`: where that
/// name is taken, what has it stays, and the content is kept with `.~2~` behind the file's name.
enum class Backup { keep, keep_older, none };

/// Replaces or creates a file so that at every moment, even if the power fails, the path holds the old content or the
/// new, whole: temporary file in the same folder, sync, backup, rename, sync of the folder. Keeps permissions and
/// follows symbolic links. On failure no temporary file is left and the old file is untouched, except where only the
/// last sync failed: then the new content stands there and the message says so.
[[nodiscard]] Result<void> save_atomically(FileSystem& files, const std::filesystem::path& path,
                                           std::string_view content, Backup backup = Backup::keep);

/// Makes a file with this content, which appears whole and only where nothing has its name. Whoever makes another of
/// that name at the same time keeps it; only disks that know neither renaming to free names nor links leave a moment in
/// which it may be replaced. False, and nothing is left, where the name is taken.
[[nodiscard]] Result<bool> save_new_file(FileSystem& files, const std::filesystem::path& path,
                                         std::string_view content);

/// A save of which the last steps are left: the content is on the disk, under another name.
struct PreparedSave {
  std::filesystem::path path;
  /// What is replaced or created.
  std::filesystem::path target;
  /// Nothing where the file holds the content already.
  std::optional<std::filesystem::path> temporary;
};
/// Fails, and leaves nothing behind, where the save would fail.
[[nodiscard]] Result<PreparedSave> prepare_save(FileSystem& files, const std::filesystem::path& path,
                                                std::string_view content);
/// Gives the content its name, as `save_if_changed` does; where it cannot, the save is dropped.
[[nodiscard]] Result<void> finish_save(FileSystem& files, const PreparedSave& save);
void drop_save(FileSystem& files, const PreparedSave& save);

/// As `save_atomically`, unless the file holds this content already. An older backup stays: it may be somebody's own.
[[nodiscard]] Result<void> save_if_changed(FileSystem& files, const std::filesystem::path& path,
                                           std::string_view content);

}  // namespace bulkhead

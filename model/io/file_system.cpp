// SPDX-License-Identifier: MIT
#include "model/io/file_system.h"

namespace bulkhead {
namespace {

std::filesystem::path backup_of(const std::filesystem::path& target, Backup backup) {
  const auto name = target.native() + "~";
  std::error_code unknown;
  const bool taken = std::filesystem::exists(std::filesystem::symlink_status(name, unknown));
  return taken && backup == Backup::keep_older ? target.native() + ".~2~" : name;
}

Result<void> replace(FileSystem& files, const std::filesystem::path& temporary, const std::filesystem::path& target,
                     Backup backup) {
  auto done = files.sync(temporary);
  if (done && backup != Backup::none) done = files.back_up(target, backup_of(target, backup));
  if (done) done = files.rename(temporary, target);
  return done;
}

/// Brings the new name of a file to the disk.
Result<void> confirm(FileSystem& files, const std::filesystem::path& target, const std::filesystem::path& path) {
  return files.sync_folder(target.parent_path()).map_error([&](Error error) {
    error.message = "The new content is in place, but the disk has not confirmed it. " + error.message;
    error.file = path.string();
    return error;
  });
}

}  // namespace

Result<void> save_atomically(FileSystem& files, const std::filesystem::path& path, std::string_view content,
                             Backup backup) {
  const auto target = files.resolve(path);
  if (!target) return tl::unexpected(target.error());
  const auto temporary = files.create_temporary(*target, content);
  if (!temporary) return tl::unexpected(temporary.error());
  if (auto replaced = replace(files, *temporary, *target, backup); !replaced) {
    files.remove(*temporary);
    return replaced;
  }
  return confirm(files, *target, path);
}

Result<bool> save_new_file(FileSystem& files, const std::filesystem::path& path, std::string_view content) {
  const auto target = files.resolve(path);
  if (!target) return tl::unexpected(target.error());
  const auto temporary = files.create_temporary(*target, content);
  if (!temporary) return tl::unexpected(temporary.error());
  auto made = files.sync(*temporary).and_then([&] { return files.rename_to_free(*temporary, *target); });
  files.remove(*temporary);
  if (!made || !*made) return made;
  return confirm(files, *target, path).map([] { return true; });
}

Result<PreparedSave> prepare_save(FileSystem& files, const std::filesystem::path& path, std::string_view content) {
  const auto old = files.read(path, content.size());
  if (old && *old == content) return PreparedSave{path, path, std::nullopt};
  const auto target = files.resolve(path);
  if (!target) return tl::unexpected(target.error());
  const auto temporary = files.create_temporary(*target, content);
  if (!temporary) return tl::unexpected(temporary.error());
  PreparedSave save{path, *target, *temporary};
  if (const auto synced = files.sync(*temporary); !synced) {
    drop_save(files, save);
    return tl::unexpected(synced.error());
  }
  return save;
}

Result<void> finish_save(FileSystem& files, const PreparedSave& save) {
  if (!save.temporary) return {};
  auto done = files.back_up(save.target, backup_of(save.target, Backup::keep_older));
  if (done) done = files.rename(*save.temporary, save.target);
  if (done) return confirm(files, save.target, save.path);
  drop_save(files, save);
  return done;
}

void drop_save(FileSystem& files, const PreparedSave& save) {
  if (save.temporary) files.remove(*save.temporary);
}

Result<void> save_if_changed(FileSystem& files, const std::filesystem::path& path, std::string_view content) {
  return prepare_save(files, path, content).and_then([&](const PreparedSave& save) {
    return finish_save(files, save);
  });
}

}  // namespace bulkhead

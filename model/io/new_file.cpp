// SPDX-License-Identifier: MIT
#include "model/io/new_file.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace bulkhead {
namespace {

/// Gives a file another name, false if that is taken: in one step, as far as the disk knows one.
Result<bool> rename_to_free_name(FileSystem& files, const std::filesystem::path& from,
                                 const std::filesystem::path& to) {
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
  // Disks behind a network have links instead.
  if (errno != EEXIST && ::link(from.c_str(), to.c_str()) == 0) return true;
  if (errno == EEXIST) return false;
  return files.rename(from, to).map([] { return true; });
}

}  // namespace

Result<bool> save_new_file(FileSystem& files, const std::filesystem::path& path, std::string_view content) {
  const auto target = files.resolve(path);
  if (!target) return tl::unexpected(target.error());
  const auto temporary = files.create_temporary(*target, content);
  if (!temporary) return tl::unexpected(temporary.error());
  const auto made = files.sync(*temporary).and_then([&] { return rename_to_free_name(files, *temporary, *target); });
  files.remove(*temporary);
  if (!made || !*made) return made;
  return files.sync_folder(target->parent_path()).map([] { return true; });
}

}  // namespace bulkhead

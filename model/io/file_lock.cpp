// SPDX-License-Identifier: MIT
#include "model/io/file_lock.h"

#include <fmt/format.h>

#include <fstream>
#include <optional>
#include <string>
#include <sys/sysmacros.h>
#include <thread>

#include "model/base/plain_text.h"
#include "model/io/open_file.h"

namespace bulkhead {
namespace {

/// Who holds the lock on an open file, as far as the system tells (Linux: /proc/locks, see proc(5)).
std::string holder_of(const OpenFile& file) {
  struct stat status {};
  static_cast<void>(::fstat(file.descriptor(), &status));
  const auto wanted = fmt::format("{:02x}:{:02x}:{}", major(status.st_dev), minor(status.st_dev), status.st_ino);
  std::ifstream locks("/proc/locks");
  for (std::string line; std::getline(locks, line);) {
    // 1: FLOCK ADVISORY WRITE 4711 fe:00:10953069 0 EOF
    const auto words = split_words(line);
    constexpr std::size_t process = 4;
    constexpr std::size_t place = 5;
    if (words.size() <= place || words[place] != wanted) continue;
    std::string name;
    std::getline(std::ifstream(fmt::format("/proc/{}/comm", words[process])), name);
    return fmt::format("{} (process {})", name.empty() ? "another program" : quotable(name), words[process]);
  }
  return "another program";
}

/// Opens an ordinary file so that it can be locked; nothing where there is none.
std::optional<OpenFile> opened(const std::filesystem::path& path, int access) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  OpenFile file(path, access | O_NONBLOCK);
  if (!file.is_open()) return std::nullopt;
  return file;
}

}  // namespace

Result<FileLock> lock_for_change(const std::filesystem::path& path, std::chrono::milliseconds patience) {
  constexpr std::chrono::milliseconds between_tries(10);
  const auto end = std::chrono::steady_clock::now() + patience;
  int access = O_RDONLY;
  for (;;) {
    auto file = opened(path, access);
    if (!file) return FileLock();
    if (file->lock()) {
      if (file->is_at(path)) return FileLock(std::make_shared<const OpenFile>(std::move(*file)));
      continue;  // replaced by the one who held it before
    }
    if (errno == EBADF && access == O_RDONLY) {
      access = O_RDWR;  // NFS locks only what may be written
      continue;
    }
    if (errno != EWOULDBLOCK) return FileLock();
    if (std::chrono::steady_clock::now() >= end) {
      return tl::unexpected(
          Error{fmt::format("The file is being changed by {}. Try again when that is done.", holder_of(*file)),
                path.string(), 0, 0});
    }
    std::this_thread::sleep_for(between_tries);
  }
}

FileLock try_lock(const std::filesystem::path& path, LockFile file) {
  constexpr mode_t owner_only = 0600;
  OpenFile locked;
  if (!locked.open(path, O_RDWR | O_NOFOLLOW | (file == LockFile::create ? O_CREAT : 0), owner_only)) return nullptr;
  // Somebody may have taken the file for a dead one's and removed it before the lock was there.
  if (!locked.lock() || !locked.is_at(path)) return nullptr;
  return std::make_shared<const OpenFile>(std::move(locked));
}

}  // namespace bulkhead

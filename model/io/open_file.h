// SPDX-License-Identifier: MIT
#pragma once

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace bulkhead {

/// Repeats a system call that a signal interrupted.
template <typename Call>
auto uninterrupted(Call call) {
  auto result = call();
  while (result == -1 && errno == EINTR) result = call();
  return result;
}

/// An open file of a POSIX computer, closed at the end of the scope. Programs that are started do not inherit it.
class OpenFile {
 public:
  OpenFile() = default;
  OpenFile(const std::filesystem::path& path, int flags) { static_cast<void>(open(path, flags)); }
  ~OpenFile() {
    if (is_open()) ::close(descriptor_);
  }
  OpenFile(OpenFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  OpenFile& operator=(OpenFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  [[nodiscard]] bool is_open() const { return descriptor_ != -1; }
  [[nodiscard]] int descriptor() const { return descriptor_; }

  /// The functions below return false and set errno on failure. The first is for a file that is not open yet.
  [[nodiscard]] bool open(const std::filesystem::path& path, int flags, mode_t mode = 0) {
    descriptor_ = uninterrupted([&] { return ::open(path.c_str(), flags | O_CLOEXEC | O_NOCTTY, mode); });
    return is_open();
  }
  [[nodiscard]] bool write(std::string_view content) const {
    while (!content.empty()) {
      const auto written = uninterrupted([&] { return ::write(descriptor_, content.data(), content.size()); });
      if (written == -1) return false;
      content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
  }
  [[nodiscard]] bool sync() const {
    return uninterrupted([&] { return ::fsync(descriptor_); }) == 0;
  }
  [[nodiscard]] bool close() { return ::close(std::exchange(descriptor_, -1)) == 0; }
  /// The same open file once more: a lock on it lasts until both are closed.
  [[nodiscard]] OpenFile twin() const {
    OpenFile twin;
    twin.descriptor_ = ::fcntl(descriptor_, F_DUPFD_CLOEXEC, 0);
    return twin;
  }
  /// Locks it until it is closed or the process ends; does not wait (EWOULDBLOCK: it is locked already).
  [[nodiscard]] bool lock() const {
    return uninterrupted([&] { return ::flock(descriptor_, LOCK_EX | LOCK_NB); }) == 0;
  }
  /// Whether the path leads to this file, and not to one that has replaced it.
  [[nodiscard]] bool is_at(const std::filesystem::path& path) const {
    struct stat here {};
    struct stat there {};
    return ::fstat(descriptor_, &here) == 0 && ::stat(path.c_str(), &there) == 0 && here.st_ino == there.st_ino &&
           here.st_dev == there.st_dev;
  }

 private:
  int descriptor_ = -1;
};

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
// The file system of a POSIX computer.
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "model/io/file_system.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view cannot_read = "The file cannot be read";
constexpr std::string_view cannot_write = "The file cannot be written";
constexpr std::string_view cannot_back_up = "The backup of the old file cannot be made";
constexpr std::string_view cannot_make_folder = "The folder cannot be made";
constexpr int most_links = 40;         // as many as Linux follows
constexpr int most_leftovers = 10000;  // temporary files of programs that were stopped while saving
constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max() / 4;  // still fit for doubling

tl::unexpected<Error> failure(std::string_view what, const fs::path& path, int error_number = errno) {
  return tl::unexpected(file_error(what, path, error_number));
}

tl::unexpected<Error> refusal(std::string message, const fs::path& path) {
  return tl::unexpected(Error{std::move(message), path.string(), 0, 0});
}

/// Repeats a system call that a signal interrupted.
template <typename Call>
auto uninterrupted(Call call) {
  auto result = call();
  while (result == -1 && errno == EINTR) result = call();
  return result;
}

/// An open file, closed at the end of the scope.
class OpenFile {
 public:
  OpenFile() = default;
  OpenFile(const fs::path& path, int flags) { static_cast<void>(open(path, flags)); }
  ~OpenFile() {
    if (is_open()) ::close(descriptor_);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  [[nodiscard]] bool is_open() const { return descriptor_ != -1; }
  [[nodiscard]] int descriptor() const { return descriptor_; }

  /// The functions below return false and set errno on failure. The first is for a file that is not open yet.
  [[nodiscard]] bool open(const fs::path& path, int flags, mode_t mode = 0) {
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

 private:
  int descriptor_ = -1;
};

std::optional<struct stat> status_of(const fs::path& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return status;
}

/// Refuses everything that has no content of its own: folders, devices, pipes, sockets.
Result<void> expect_regular(std::string_view what, const struct stat& status, const fs::path& path) {
  if (S_ISREG(status.st_mode)) return {};
  if (S_ISDIR(status.st_mode)) return failure(what, path, EISDIR);
  return refusal(fmt::format("{} because it is a device or a pipe. Name an ordinary file.", what), path);
}

tl::unexpected<Error> too_large(std::size_t limit, const fs::path& path) {
  constexpr std::size_t megabyte = 1'000'000;
  const auto most = limit < megabyte ? fmt::format("{} bytes", limit) : fmt::format("{} MB", limit / megabyte);
  return refusal(fmt::format("{} because it is larger than {}.", cannot_read, most), path);
}

Result<std::string> read_all(const OpenFile& file, const fs::path& path, std::size_t expected, std::size_t limit) {
  // One byte more than expected tells the end of the file from a file that has grown since.
  std::string content(expected + 1, '\0');
  std::size_t size = 0;
  for (;;) {
    if (size == content.size()) content.resize(std::min(2 * size, limit) + 1);
    const auto count =
        uninterrupted([&] { return ::read(file.descriptor(), content.data() + size, content.size() - size); });
    if (count == -1) return failure(cannot_read, path);
    if (count == 0) break;
    size += static_cast<std::size_t>(count);
    if (size > limit) return too_large(limit, path);
  }
  content.resize(size);
  return content;
}

/// Gives a new file the owner, group and permissions of an old one. Where the group cannot be kept, nobody else's
/// group gains its rights.
bool take_permissions(const OpenFile& file, const struct stat& old) {
  auto mode = old.st_mode & (S_IRWXU | S_IRWXG | S_IRWXO);
  constexpr auto same_owner = static_cast<uid_t>(-1);
  if (::fchown(file.descriptor(), old.st_uid, old.st_gid) != 0 &&
      ::fchown(file.descriptor(), same_owner, old.st_gid) != 0) {
    mode &= ~static_cast<mode_t>(S_IRWXG);
  }
  return ::fchmod(file.descriptor(), mode) == 0;
}

/// Tries names beside `target` until `attempt` succeeds on one that is free; nothing, with errno set, on failure.
template <typename Attempt>
std::optional<fs::path> take_free_name(const fs::path& target, Attempt attempt) {
  for (int number = 0; number < most_leftovers; ++number) {
    auto name = target.parent_path() / fmt::format(".bulkhead-{}-{}.tmp", ::getpid(), number);
    if (attempt(name)) return name;
    if (errno != EEXIST) return std::nullopt;
  }
  return std::nullopt;
}

class RealFiles final : public FileSystem {
 public:
  Result<std::string> read(const fs::path& path, std::size_t limit) override {
    const auto found = status_of(path);
    if (!found) return failure(cannot_read, path);
    if (auto regular = expect_regular(cannot_read, *found, path); !regular) return tl::unexpected(regular.error());
    // Another program may have put something else there since: so ask again, and O_NONBLOCK keeps a pipe from waiting.
    const OpenFile file(path, O_RDONLY | O_NONBLOCK);
    struct stat status {};
    if (!file.is_open() || ::fstat(file.descriptor(), &status) != 0) return failure(cannot_read, path);
    if (auto regular = expect_regular(cannot_read, status, path); !regular) return tl::unexpected(regular.error());
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size > limit) return too_large(limit, path);
    return read_all(file, path, size, limit);
  }

  Result<fs::path> resolve(const fs::path& path) override {
    auto target = path;
    std::error_code error;
    for (int links = 0; fs::is_symlink(fs::symlink_status(target, error)); ++links) {
      if (links == most_links) return failure(cannot_write, path, ELOOP);
      const auto next = fs::read_symlink(target, error);
      if (error) return failure(cannot_write, path, error.value());
      target = target.parent_path() / next;
    }
    if (!target.has_filename()) return failure(cannot_write, path, EISDIR);
    const auto status = status_of(target);
    if (!status) return errno == ENOENT ? Result<fs::path>(target) : failure(cannot_write, path);
    if (auto regular = expect_regular(cannot_write, *status, path); !regular) return tl::unexpected(regular.error());
    if (::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0) return failure(cannot_write, path);
    return target;
  }

  Result<fs::path> create_temporary(const fs::path& target, std::string_view content) override {
    const auto old = status_of(target);
    const mode_t mode = old ? S_IRUSR | S_IWUSR : S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    OpenFile file;
    auto name = take_free_name(target, [&](const fs::path& candidate) {
      return file.open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
    });
    if (!name && errno == ENOENT) {
      return refusal(fmt::format("{} because its folder does not exist. Make it or check the path.", cannot_write),
                     target);
    }
    if (!name) return failure(cannot_write, target);
    if ((old && !take_permissions(file, *old)) || !file.write(content) || !file.close()) {
      const auto error = failure(cannot_write, target);
      remove(*name);
      return error;
    }
    return std::move(*name);
  }

  Result<void> sync(const fs::path& path) override {
    const OpenFile file(path, O_WRONLY);
    if (!file.is_open() || !file.sync()) return failure(cannot_write, path);
    return {};
  }

  Result<void> back_up(const fs::path& path, const fs::path& backup) override {
    const auto link =
        take_free_name(path, [&](const fs::path& name) { return ::link(path.c_str(), name.c_str()) == 0; });
    if (!link) return errno == ENOENT ? Result<void>() : back_up_by_copy(path, backup);
    auto renamed = rename_or(cannot_back_up, *link, backup);
    // Renaming does nothing if both names are the same file already, so the link may still be there.
    remove(*link);
    return renamed;
  }

  Result<void> rename(const fs::path& from, const fs::path& to) override { return rename_or(cannot_write, from, to); }

  Result<void> sync_folder(const fs::path& folder) override {
    const OpenFile file(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
    if (file.is_open() && file.sync()) return {};
    // Some file systems keep no folders of their own and have nothing to bring to the disk.
    if (errno == EINVAL || errno == EOPNOTSUPP) return {};
    return failure(cannot_write, folder);
  }

  Result<void> make_folder(const fs::path& path) override {
    std::error_code error;
    fs::create_directories(path, error);
    if (error) return failure(cannot_make_folder, path, error.value());
    return {};
  }

  void remove(const fs::path& path) override { ::unlink(path.c_str()); }

 private:
  static Result<void> rename_or(std::string_view what, const fs::path& from, const fs::path& to) {
    if (::rename(from.c_str(), to.c_str()) != 0) return failure(what, to);
    return {};
  }

  /// For disks without hard links.
  Result<void> back_up_by_copy(const fs::path& path, const fs::path& backup) {
    const auto content = read(path, no_limit);
    if (!content) return tl::unexpected(content.error());
    const auto copy = create_temporary(path, *content);
    if (!copy) return tl::unexpected(copy.error());
    auto done = sync(*copy);
    if (done) done = rename_or(cannot_back_up, *copy, backup);
    if (!done) remove(*copy);
    return done;
  }
};

}  // namespace

FileSystem& real_files() {
  static RealFiles files;
  return files;
}

}  // namespace bulkhead

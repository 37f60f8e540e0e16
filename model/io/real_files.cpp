// SPDX-License-Identifier: MIT
// The file system of a POSIX computer.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <map>
#include <mutex>
#include <optional>
#include <random>
#include <set>
#include <system_error>

#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "model/io/open_file.h"
#include "model/io/temporary_files.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view cannot_read = "The file cannot be read";
constexpr std::string_view cannot_write = "The file cannot be written";
constexpr std::string_view cannot_back_up = "The backup of the old file cannot be made";
constexpr std::string_view cannot_make_folder = "The folder cannot be made";
constexpr std::string_view temporary_begin = ".bulkhead-";
constexpr std::string_view temporary_end = ".tmp";
constexpr int most_links = 40;  // as many as Linux follows
/// A process may have some thousand files open.
constexpr std::size_t most_held = 256;
constexpr int most_leftovers = 10000;  // temporary files of programs that were stopped while saving
constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max() / 4;  // still fit for doubling

tl::unexpected<Error> failure(std::string_view what, const fs::path& path, int error_number = errno) {
  return tl::unexpected(file_error(what, path, error_number));
}

tl::unexpected<Error> refusal(std::string message, const fs::path& path) {
  return tl::unexpected(Error{std::move(message), path.string(), 0, 0});
}

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

/// What tells this process from others of its number: one in another container, or one that is long gone.
std::uint64_t chance() {
  std::random_device source;
  return (std::uint64_t{source()} << 32U) | source();
}

/// A name beside `target` for a file that is there only while another is saved. No name is given twice: the thread that
/// had it may not be done with it.
fs::path next_temporary_name(const fs::path& target) {
  static const auto own = chance();
  static std::atomic<std::uint64_t> given = 0;
  return target.parent_path() /
         fmt::format("{}{}-{}-{:016x}{}", temporary_begin, ::getpid(), given++, own, temporary_end);
}

/// Tries names beside `target` until `attempt` succeeds on one that is free; nothing, with errno set, on failure.
template <typename Attempt>
std::optional<fs::path> take_free_name(const fs::path& target, Attempt attempt) {
  for (int tries = 0; tries < most_leftovers; ++tries) {
    auto name = next_temporary_name(target);
    note_temporary_file(name);
    if (attempt(name)) return name;
    const auto problem = errno;
    forget_temporary_file(name);
    errno = problem;
    if (problem != EEXIST) return std::nullopt;
  }
  return std::nullopt;
}

/// The process that a temporary file is named after; nothing for names of other files.
std::optional<pid_t> owner_of(const fs::path& path) {
  const auto name = path.filename().string();
  if (!name.starts_with(temporary_begin) || !name.ends_with(temporary_end)) return std::nullopt;
  const auto numbers = std::string_view(name).substr(temporary_begin.size());
  return parse_int(numbers.substr(0, numbers.find('-')), 1, std::numeric_limits<int>::max());
}

/// Removes a file that was left by a program of this user which was stopped while saving: no process has the number it
/// is named after, and nobody holds it. (Behind a network the number may be that of a process elsewhere.)
void remove_left_over(const fs::path& path) {
  const auto owner = owner_of(path);
  if (!owner || ::kill(*owner, 0) == 0 || errno != ESRCH) return;
  const OpenFile file(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK);
  struct stat status {};
  const bool left_over = file.is_open() && ::fstat(file.descriptor(), &status) == 0 && S_ISREG(status.st_mode) &&
                         status.st_uid == ::geteuid() && file.lock();
  if (left_over) ::unlink(path.c_str());
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
    clear_left_over(target.parent_path());
    const auto old = status_of(target);
    const mode_t mode = old ? S_IRUSR | S_IWUSR : S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    OpenFile file;
    auto name = take_free_name(target, [&](const fs::path& candidate) {
      return file.open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode) && is_held(file, candidate);
    });
    if (!name && errno == ENOENT) {
      return refusal(fmt::format("{} because its folder does not exist. Make it or check the path.", cannot_write),
                     target);
    }
    if (!name) return failure(cannot_write, target);
    auto held = file.twin();
    if ((old && !take_permissions(file, *old)) || !file.write(content) || !file.close()) {
      const auto error = failure(cannot_write, target);
      remove(*name);
      return error;
    }
    const std::lock_guard guard(mutex_);
    // Of very many at a time those beyond are held by the number of their process alone.
    if (held_.size() < most_held) held_.insert_or_assign(*name, std::move(held));
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

  Result<void> rename(const fs::path& from, const fs::path& to) override {
    auto renamed = rename_or(cannot_write, from, to);
    if (renamed) release(from);
    return renamed;
  }

  Result<bool> rename_to_free(const fs::path& from, const fs::path& to) override {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) {
      release(from);
      return true;
    }
    // Disks behind a network have links instead.
    if (errno != EEXIST && ::link(from.c_str(), to.c_str()) == 0) {
      remove(from);
      return true;
    }
    std::error_code unknown;
    if (errno == EEXIST || fs::exists(fs::symlink_status(to, unknown))) return false;
    return rename(from, to).map([] { return true; });
  }

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

  void remove(const fs::path& path) override {
    ::unlink(path.c_str());
    release(path);
  }

 private:
  /// Takes away what stopped programs have left in a folder; once, as looking through a large one takes its time.
  void clear_left_over(const fs::path& folder) {
    {
      const std::lock_guard guard(mutex_);
      if (!cleared_.insert(folder).second) return;
    }
    std::error_code problem;
    for (fs::directory_iterator at(folder.empty() ? "." : folder, problem), end; !problem && at != end;
         at.increment(problem)) {
      remove_left_over(at->path());
    }
  }
  /// Locks a new temporary file, so that others see that it is needed. False, with errno set as for a name that is
  /// taken, where somebody takes it for a dead one's and has removed or is about to remove it.
  static bool is_held(OpenFile& file, const fs::path& temporary) {
    // There are disks without locks.
    const bool removed = !file.lock() && errno == EWOULDBLOCK;
    if (!removed && file.is_at(temporary)) return true;
    static_cast<void>(file.close());
    errno = EEXIST;
    return false;
  }
  void release(const fs::path& temporary) {
    forget_temporary_file(temporary);
    const std::lock_guard guard(mutex_);
    held_.erase(temporary);
  }

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
    release(*copy);
    return done;
  }

  std::mutex mutex_;
  std::set<fs::path> cleared_;
  std::map<fs::path, OpenFile> held_;
};

}  // namespace

FileSystem& real_files() {
  static RealFiles files;
  return files;
}

}  // namespace bulkhead

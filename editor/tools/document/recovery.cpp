// SPDX-License-Identifier: MIT
#include "editor/tools/document/recovery.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <mutex>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "model/base/user_folders.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

constexpr std::string_view lock_name = "lock";
constexpr std::string_view file_name = "mission.recovery";
/// What a recovery file begins with; then `path ` and the percent-encoded path of the mission's own file, where that
/// was read or written a line `content ` with the hash of what it held, an empty line and the document.
constexpr std::string_view first_line = "bulkhead-recovery 1\n";
constexpr std::string_view path_word = "path ";
constexpr std::string_view content_word = "content ";
constexpr std::size_t longest_path_line = 100'000;
/// Of all that comes before the document.
constexpr std::size_t longest_head = first_line.size() + longest_path_line + 2;

std::string encoded(std::string_view path) {
  std::string result;
  for (const char character : path) {
    const bool plain = character > ' ' && character < '\x7F' && character != '%';
    result += plain ? std::string(1, character) : fmt::format("%{:02X}", static_cast<unsigned char>(character));
  }
  return result;
}

std::string decoded(std::string_view text) {
  const auto digit = [](char character) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    return digits.find(character);
  };
  std::string result;
  for (std::size_t index = 0; index < text.size(); ++index) {
    const bool escape =
        text[index] == '%' && index + 2 < text.size() && digit(text[index + 1]) < 16 && digit(text[index + 2]) < 16;
    if (!escape) {
      result += text[index];
      continue;
    }
    result += static_cast<char>(digit(text[index + 1]) * 16 + digit(text[index + 2]));
    index += 2;
  }
  return result;
}

void remove_folder(const std::filesystem::path& folder) {
  std::error_code ignored;
  std::filesystem::remove_all(folder, ignored);
}

struct RecoveryText {
  std::filesystem::path original;
  std::optional<FileStamp> stamp;
  std::string_view document;
};

Result<RecoveryText> split(std::string_view text) {
  const auto refuse = [] { return fail("This is no recovery file of Bulkhead, or it was damaged"); };
  if (!text.starts_with(first_line)) return refuse();
  text.remove_prefix(first_line.size());
  const auto end = text.find("\n\n");
  if (!text.starts_with(path_word) || end == std::string_view::npos || end > longest_path_line) return refuse();
  auto path = text.substr(path_word.size(), end - path_word.size());
  RecoveryText result{{}, {}, text.substr(end + 2)};
  if (const auto line = path.find('\n'); line != std::string_view::npos) {
    auto content = path.substr(line + 1);
    path = path.substr(0, line);
    if (!content.starts_with(content_word)) return refuse();
    content.remove_prefix(content_word.size());
    FileStamp stamp;
    constexpr int hexadecimal = 16;
    const auto read = std::from_chars(content.data(), content.data() + content.size(), stamp.content, hexadecimal);
    if (read.ec != std::errc() || read.ptr != content.data() + content.size()) return refuse();
    result.stamp = stamp;
  }
  result.original = decoded(path);
  return result;
}

Recoverable read_left(FileSystem& files, const std::filesystem::path& file, FileLock hold) {
  Recoverable left{file, {}, {}, fail("Nothing was read yet"), {}, std::move(hold)};
  std::error_code ignored;
  left.written = std::filesystem::last_write_time(file, ignored);
  const auto text = files.read(file, longest_head + largest_document);
  if (!text) {
    left.content = tl::unexpected(text.error());
    return left;
  }
  const auto parts = split(*text);
  if (!parts) {
    left.content = tl::unexpected(Error{parts.error().message, file.string(), 0, 0});
    return left;
  }
  left.original = parts->original;
  left.stamp = parts->stamp;
  // Missions embed what they need; an item asks for its game.
  const LibraryOnDemand library;
  left.content = read_content(parts->document, file.string(), &library);
  return left;
}

std::vector<std::filesystem::path> folders_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> result;
  std::error_code problem;
  for (std::filesystem::directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem)) {
    std::error_code ignored;
    if (at->is_directory(ignored) && !at->is_symlink(ignored)) result.push_back(at->path());
  }
  return result;
}

}  // namespace

/// What the jobs of a process share. The newest job that ran decides; older ones do nothing.
struct Recovery::Shared {
  FileSystem& files;
  std::filesystem::path folder;
  FileLock lock;
  std::mutex mutex;
  std::uint64_t last_given = 0;
  std::uint64_t last_run = 0;
  bool closed = false;
  bool left_behind = false;

  Shared(FileSystem& the_files, std::filesystem::path the_folder, FileLock the_lock)
      : files(the_files), folder(std::move(the_folder)), lock(std::move(the_lock)) {}
};

std::filesystem::path recovery_folder() {
  const auto base = user_folder("XDG_STATE_HOME", ".local/state");
  return base.empty() ? base : base / "bulkhead" / "recovery";
}

Result<Recovery> Recovery::begin(const std::filesystem::path& folder, FileSystem& files) {
  if (folder.empty()) return fail("There is no folder for recovery files; set HOME or XDG_STATE_HOME");
  constexpr int most_tries = 100;
  for (int number = 1; number <= most_tries; ++number) {
    const auto own = folder / fmt::format("{}-{}", ::getpid(), number);
    if (auto made = files.make_folder(own); !made) return tl::unexpected(made.error());
    std::error_code ignored;
    std::filesystem::permissions(own, std::filesystem::perms::owner_all, ignored);
    auto lock = try_lock(own / lock_name, LockFile::create);
    // What lies there already belongs to a dead process that had the same number.
    if (lock && !std::filesystem::exists(own / file_name)) {
      return Recovery(std::make_shared<Shared>(files, own, std::move(lock)));
    }
  }
  return fail(fmt::format("No recovery folder can be made in {}", folder.string()));
}

Recovery::~Recovery() {
  if (!shared_) return;
  const std::lock_guard guard(shared_->mutex);
  shared_->closed = true;
  if (!shared_->left_behind) remove_folder(shared_->folder);
}

void Recovery::leave_behind() { shared_->left_behind = true; }

const std::filesystem::path& Recovery::own_folder() const { return shared_->folder; }

void Recovery::note(const Document& document, Time now) {
  const bool keep = document.modified();
  if (document.revision() == noted_revision_ && keep == kept_) return;
  const bool nothing_to_do = !keep && !kept_;
  noted_revision_ = document.revision();
  kept_ = keep;
  if (nothing_to_do) return;
  Job job;
  job.shared_ = shared_;
  job.number_ = ++shared_->last_given;
  job.mission_ = keep ? document.mission() : nullptr;
  job.item_ = document.item();
  job.original_ = document.path();
  job.stamp_ = document.stamp();
  waiting_ = std::move(job);
  // Counted from the first edit that is not yet written, so that drawing without a pause is written too.
  if (!due_at_) due_at_ = now + delay;
}

void Recovery::retry(const Document& document, Time now) {
  noted_revision_ = 0;
  note(document, now);
}

std::optional<Recovery::Job> Recovery::due(Time now) { return due_at_ && now >= *due_at_ ? at_once() : std::nullopt; }

std::optional<Recovery::Job> Recovery::at_once() {
  due_at_.reset();
  return std::exchange(waiting_, std::nullopt);
}

Result<void> Recovery::Job::run() const {
  const auto document = mission_ ? content_text(*mission_, item_) : std::string();
  if (!document) return tl::unexpected(document.error());
  const std::lock_guard guard(shared_->mutex);
  if (shared_->closed || number_ < shared_->last_run) return {};
  shared_->last_run = number_;
  const auto file = shared_->folder / file_name;
  if (!mission_) {
    shared_->files.remove(file);
    return {};
  }
  const auto content = stamp_ ? fmt::format("{}{:016x}\n", content_word, stamp_->content) : std::string();
  const auto text =
      fmt::format("{}{}{}\n{}\n{}", first_line, path_word, encoded(original_.string()), content, *document);
  return save_atomically(shared_->files, file, text, Backup::none);
}

std::vector<Recoverable> recoverable(const std::filesystem::path& folder, FileSystem& files) {
  std::vector<Recoverable> result;
  for (const auto& left : folders_in(folder)) {
    auto lock = try_lock(left / lock_name, LockFile::must_exist);
    if (!lock) continue;
    const auto file = left / file_name;
    std::error_code ignored;
    if (std::filesystem::is_regular_file(file, ignored)) {
      result.push_back(read_left(files, file, lock));
    } else {
      remove_folder(left);
    }
  }
  std::sort(result.begin(), result.end(), [](const auto& a, const auto& b) { return a.written > b.written; });
  return result;
}

void discard(const Recoverable& left) { remove_folder(left.file.parent_path()); }

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/tools/session/open_files.h"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>
#include <vector>

#include "model/base/user_folders.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

/// The same for all ways to name a file.
std::string name_of(const fs::path& file) {
  std::error_code unknown;
  const auto whole = fs::weakly_canonical(fs::absolute(file, unknown), unknown);
  return unknown ? file.native() : whole.native();
}

/// The files of the windows that live.
std::vector<fs::path> living(const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code ended;
  for (fs::directory_iterator entry(folder, ended), end; !ended && entry != end; entry.increment(ended)) {
    const auto& path = entry->path();
    if (try_lock(path, LockFile::must_exist) == nullptr) {
      found.push_back(path);
    } else {
      std::error_code ignored;
      fs::remove(path, ignored);
    }
  }
  return found;
}

}  // namespace

fs::path open_files_folder() {
  const auto base = user_folder("XDG_STATE_HOME", ".local/state");
  return base.empty() ? base : base / "bulkhead" / "open";
}

std::size_t windows_open(const fs::path& folder) { return folder.empty() ? 0 : living(folder).size(); }

OpenFiles::~OpenFiles() {
  if (lock_ == nullptr) return;
  std::error_code ignored;
  fs::remove(own_, ignored);
}

void OpenFiles::begin(const fs::path& folder) {
  std::error_code trouble;
  if (folder.empty() || lock_ != nullptr) return;
  fs::create_directories(folder, trouble);
  constexpr int most_tries = 100;
  for (int number = 1; number <= most_tries && lock_ == nullptr; ++number) {
    own_ = folder / fmt::format("{}-{}", ::getpid(), number);
    lock_ = try_lock(own_, LockFile::create);
  }
  folder_ = folder;
}

void OpenFiles::hold(const fs::path& file) {
  if (lock_ == nullptr) return;
  // In place: the lock is on this very file.
  std::ofstream own(own_, std::ios::binary | std::ios::trunc);
  if (!file.empty()) own << name_of(file);
}

bool OpenFiles::elsewhere(const fs::path& file) const {
  if (lock_ == nullptr || file.empty()) return false;
  const auto name = name_of(file);
  for (const auto& path : living(folder_)) {
    if (path == own_) continue;
    std::ifstream other(path, std::ios::binary);
    if (std::string(std::istreambuf_iterator<char>(other), {}) == name) return true;
  }
  return false;
}

}  // namespace bulkhead

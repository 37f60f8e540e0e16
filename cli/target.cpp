// SPDX-License-Identifier: MIT
#include "cli/target.h"

#include <fmt/format.h>

#include "cli/console.h"
#include "cli/options.h"
#include "model/io/file_lock.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"

namespace bulkhead {
namespace {

void complain_that_it_exists(const std::filesystem::path& path) {
  complain(fmt::format("{}: this file exists; use --force to replace it or -o for another name", shown(path)));
}

Result<bool> make_or_replace_file(const Mission& mission, const std::filesystem::path& path) {
  const auto lock = lock_for_change(path);
  if (!lock) return tl::unexpected(lock.error());
  return save_mission(real_files(), mission, path).map([] { return true; });
}

}  // namespace

bool may_write(const std::filesystem::path& path, bool force) {
  std::error_code ignored;
  if (force || path == standard_output || !std::filesystem::exists(std::filesystem::symlink_status(path, ignored)))
    return true;
  complain_that_it_exists(path);
  return false;
}

ExitCode save_new(const Mission& mission, const std::filesystem::path& path, bool force) {
  if (!may_write(path, force)) return ExitCode::file;
  if (path == standard_output) {
    print(write_mission(mission));
    return ExitCode::fine;
  }
  const auto saved = force ? make_or_replace_file(mission, path) : save_new_mission(real_files(), mission, path);
  if (!saved) {
    complain(saved.error());
    return ExitCode::file;
  }
  if (!*saved) {
    // Made by somebody else since.
    complain_that_it_exists(path);
    return ExitCode::file;
  }
  print(fmt::format("{}: {}\n", shown(path), terminal_line(mission.head->title)));
  return ExitCode::fine;
}

}  // namespace bulkhead

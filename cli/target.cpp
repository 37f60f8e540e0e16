// SPDX-License-Identifier: MIT
#include "cli/target.h"

#include <fmt/format.h>

#include "cli/console.h"
#include "cli/options.h"
#include "model/io/file_lock.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"

namespace bulkhead {

bool may_write(const std::filesystem::path& path, bool force) {
  std::error_code ignored;
  if (force || path == standard_output || !std::filesystem::exists(std::filesystem::symlink_status(path, ignored)))
    return true;
  complain(fmt::format("{}: this file exists; use --force to replace it or -o for another name", shown(path)));
  return false;
}

ExitCode save_new(const Mission& mission, const std::filesystem::path& path, bool force) {
  if (!may_write(path, force)) return ExitCode::file;
  if (path == standard_output) {
    print(write_mission(mission));
    return ExitCode::fine;
  }
  const auto lock = lock_for_change(path);
  const auto saved = lock ? save_mission(real_files(), mission, path) : tl::unexpected(lock.error());
  if (!saved) {
    complain(saved.error());
    return ExitCode::file;
  }
  print(fmt::format("{}: {}\n", shown(path), terminal_line(mission.head->title)));
  return ExitCode::fine;
}

}  // namespace bulkhead

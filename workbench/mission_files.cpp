// SPDX-License-Identifier: MIT
#include "workbench/mission_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

namespace bulkhead {
namespace {

void add_missions_below(const std::filesystem::path& folder, MissionFiles& found) {
  std::error_code problem;
  std::vector<std::filesystem::path> folders;
  std::filesystem::directory_iterator entry(folder, problem);
  for (; !problem && entry != std::filesystem::directory_iterator(); entry.increment(problem)) {
    std::error_code ignored;
    if (entry->is_directory(ignored) && !entry->is_symlink(ignored)) folders.push_back(entry->path());
    if (entry->path().extension() == ".bulkhead" && entry->is_regular_file(ignored))
      found.files.push_back(entry->path());
  }
  if (problem) {
    found.problems.push_back({fmt::format("this folder cannot be read: {}", problem.message()), folder.string(), 0, 0});
  }
  for (const auto& below : folders) add_missions_below(below, found);
}

}  // namespace

MissionFiles mission_files(const std::filesystem::path& named) {
  std::error_code ignored;
  if (!std::filesystem::is_directory(named, ignored)) return {{named}, {}};
  MissionFiles found;
  add_missions_below(named, found);
  if (found.files.empty() && found.problems.empty()) {
    found.problems.push_back(
        {"there is no mission in this folder, that is no file that ends in .bulkhead", named.string(), 0, 0});
  }
  std::sort(found.files.begin(), found.files.end());
  return found;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "workbench/mission_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

namespace bulkhead {
namespace {

using Paths = std::vector<std::filesystem::path>;

Result<Paths> missions_below(const std::filesystem::path& folder) {
  Paths found;
  std::error_code problem;
  std::filesystem::recursive_directory_iterator entry(folder, problem);
  for (; !problem && entry != std::filesystem::recursive_directory_iterator(); entry.increment(problem)) {
    std::error_code ignored;
    if (entry->path().extension() == ".bulkhead" && entry->is_regular_file(ignored)) found.push_back(entry->path());
  }
  if (problem)
    return tl::unexpected(
        Error{fmt::format("this folder cannot be read: {}", problem.message()), folder.string(), 0, 0});
  if (found.empty())
    return tl::unexpected(
        Error{"there is no mission in this folder, that is no file that ends in .bulkhead", folder.string(), 0, 0});
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

Result<Paths> mission_files(const std::filesystem::path& named) {
  std::error_code ignored;
  return std::filesystem::is_directory(named, ignored) ? missions_below(named) : Result<Paths>(Paths{named});
}

}  // namespace bulkhead

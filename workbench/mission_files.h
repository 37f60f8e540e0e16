// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "model/base/result.h"

namespace bulkhead {

struct MissionFiles {
  std::vector<std::filesystem::path> files;
  /// Folders that cannot be read, and one without missions.
  std::vector<Error> problems;
};

/// Of a folder all files in and below it whose names end in `.bulkhead`, sorted; links to folders are not followed. Of
/// anything else the path itself.
[[nodiscard]] MissionFiles mission_files(const std::filesystem::path& named);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "model/base/result.h"

namespace bulkhead {

/// Of a folder all files in and below it whose names end in `.bulkhead`, sorted; links to folders are not followed. Of
/// anything else the path itself. Fails for a folder without missions and for one that cannot be read.
[[nodiscard]] Result<std::vector<std::filesystem::path>> mission_files(const std::filesystem::path& named);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>

#include "model/base/result.h"
#include "model/io/file_system.h"

namespace bulkhead {

/// Makes a file with this content, which appears whole and only where nothing has its name: whoever makes another of
/// that name at the same time keeps it. False, and nothing is left, where the name is taken.
[[nodiscard]] Result<bool> save_new_file(FileSystem& files, const std::filesystem::path& path,
                                         std::string_view content);

}  // namespace bulkhead

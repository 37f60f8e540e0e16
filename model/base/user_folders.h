// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace bulkhead {

/// The folder that an environment variable names, else one below the home folder; empty where neither is known. Values
/// that are not absolute do not count (XDG Base Directory Specification).
[[nodiscard]] std::filesystem::path user_folder(const char* variable, const std::filesystem::path& below_home);

}  // namespace bulkhead

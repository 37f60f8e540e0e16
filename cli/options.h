// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "model/io/mission_file.h"

namespace CLI {
class App;
}

namespace bulkhead {

/// Adds `--format text|json` to a command.
void add_format_option(CLI::App& command, std::string& format);

/// Reads a mission and prints what the file says that this version does not know. Complains and gives nothing if the
/// file cannot be read.
[[nodiscard]] std::optional<Mission> open_mission(const std::filesystem::path& path);

/// A path as it is printed: bytes that are no UTF-8 replaced.
[[nodiscard]] std::string shown(const std::filesystem::path& path);

}  // namespace bulkhead

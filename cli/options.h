// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/assignment/panel_assignment.h"
#include "cli/command_line.h"
#include "model/io/mission_file.h"
#include "model/settings/settings.h"

namespace bulkhead {

/// Adds `--format text|json` to a command.
void add_format_option(Command& command, std::string& format);

/// Adds `--own SET=BOXES` to a command.
void add_own_option(Command& command, std::vector<std::string>& own);
/// The user's settings; where they cannot be read that is said, and the usual ones count.
[[nodiscard]] Settings user_settings();

/// The boxes that the user has: those of the option, else those of the user's settings (see `boxes_to_build_from`).
[[nodiscard]] Result<Boxes> owned_boxes(const std::vector<std::string>& own, const Settings& settings);

/// Reads a mission. Of a sketch that is named in its place the error says what to do with it.
[[nodiscard]] Result<ReadMission> read_mission_file(const std::filesystem::path& path);

/// Reads a mission and prints what the file says that this version does not know. Complains and gives nothing if the
/// file cannot be read.
[[nodiscard]] std::optional<Mission> open_mission(const std::filesystem::path& path);

/// The target that stands for standard output.
inline constexpr std::string_view standard_output = "-";

/// A path as it is printed: bytes that are no UTF-8 replaced.
[[nodiscard]] std::string shown(const std::filesystem::path& path);

}  // namespace bulkhead

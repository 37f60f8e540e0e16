// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace bulkhead {

/// The battle engine and its home at a table as the files of a folder, by their names in it: `play.lua` first, which
/// `lua5.4` runs, and which wants the mission's `battle.lua` (`battle_data`) beside it. The same for all missions.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> table_home();

}  // namespace bulkhead

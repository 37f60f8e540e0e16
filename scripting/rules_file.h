// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

struct Mission;

/// All rules, mission objectives and stratagems of a mission as one Lua 5.4 file, a section for each; its form is
/// described in docs/rules-lua.md. The file compiles if every chunk does. Fails, naming the item, where a chunk has a
/// line that would begin a section.
[[nodiscard]] Result<std::string> assemble_rules(const Mission& mission);

/// The first line of a chunk (from 1) that begins with the marker of a section, such as `--- rule:`.
[[nodiscard]] std::optional<int> section_marker_line(std::string_view chunk);

}  // namespace bulkhead

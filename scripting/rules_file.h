// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/base/result.h"

namespace bulkhead {

struct Mission;

/// All rules, mission objectives and stratagems of a mission as one Lua 5.4 file, a section for each; its form is
/// described in docs/rules-lua.md. The file compiles, and loading it runs no chunk: one that may not stand there as
/// code
/// (`mistake_in_section`) is text. Fails, naming the item, where a chunk has a line that would begin a section.
[[nodiscard]] Result<std::string> assemble_rules(const Mission& mission);

}  // namespace bulkhead

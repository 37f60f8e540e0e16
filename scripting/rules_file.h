// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace bulkhead {

struct Mission;

/// All rules, mission objectives, actions, stratagems and tables of a mission as one file of Lua 5.4, a section for
/// each; its form is described in docs/rules-lua.md. Each section compiles by itself: a chunk that does not, or that
/// would begin a section (`mistake_in_section`), is a text in it.
[[nodiscard]] std::string assemble_rules(const Mission& mission);

}  // namespace bulkhead

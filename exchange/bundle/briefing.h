// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace bulkhead {

struct Mission;

/// The mission as a Markdown document for players: everything they read before and while they play, with all
/// references replaced by what they mean. Texts of the mission show as they are written, whatever Markdown they might
/// look like.
[[nodiscard]] std::string briefing_markdown(const Mission& mission);

}  // namespace bulkhead

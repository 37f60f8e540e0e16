// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "model/mission/system.h"

namespace bulkhead {

/// The page of the moments of game systems, in Markdown, behind its introduction: for each system a table of its
/// moments in the order of play, with the function of a chunk that is called then.
[[nodiscard]] std::string moments_text(const std::string& introduction, std::span<const GameSystem> systems);

}  // namespace bulkhead

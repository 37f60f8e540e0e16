// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "model/base/result.h"
#include "workbench/games/summary.h"

namespace bulkhead {

/// The points by round and side as a picture, of the kind that the ending of a file's name asks for: `.svg`, `.pdf` or
/// `.png`.
[[nodiscard]] Result<std::string> games_plot(const GamesSummary& summary, const std::filesystem::path& target);
/// Fails for an ending that stands for nothing.
[[nodiscard]] Result<void> can_plot_as(const std::filesystem::path& target);

}  // namespace bulkhead

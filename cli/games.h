// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/exit_code.h"
#include "scripting/battle/games.h"

namespace bulkhead {

/// What becomes of many automatic battles.
struct GamesOutput {
  /// `text`, `json`, or `jsonl`: a line for each.
  std::string format = "text";
  /// The file for a picture of the points by round; empty for none.
  std::string plot;
};

/// Plays them on so many threads and prints a line for each, or what they came to. Ctrl+C ends it: what was played
/// before is printed all the same.
[[nodiscard]] ExitCode print_games(const Mission& mission, Seeds seeds, std::size_t jobs, const GamesOutput& output);

/// Prints what the battles in files of such lines came to.
[[nodiscard]] ExitCode summarise_games(const std::vector<std::string>& files, const GamesOutput& output);

}  // namespace bulkhead

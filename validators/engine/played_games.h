// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bulkhead {

/// What is known of battles of a mission that nobody played.
struct PlayedGames {
  struct Unscored {
    std::string objective;
    std::string role;
  };
  /// The id of the mission that they were of.
  std::string mission;
  std::int64_t games = 0;
  /// Items with Lua that did nothing in any of them, as `rule:venting`.
  std::vector<std::string> never_fired = {};
  /// Objectives by which a side never got or lost a point.
  std::vector<Unscored> never_scored = {};
};

}  // namespace bulkhead

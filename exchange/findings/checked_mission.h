// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "validators/engine/report.h"

namespace bulkhead {

/// A finding in words, which needs no mission any more to be printed.
struct ListedFinding {
  std::string key;
  Level level = Level::warning;
  std::string message;
  /// The text forms of addresses and of edits that fix it.
  std::vector<std::string> addresses;
  std::vector<std::string> fixes;
  /// Why the mission waives it; nothing where it does not.
  std::optional<std::string> waived;
  friend bool operator==(const ListedFinding&, const ListedFinding&) = default;
};

/// What the checks said of one file.
struct CheckedMission {
  /// As it is shown to people.
  std::string file;
  /// Why the file could not be read; then nothing else is said.
  std::optional<std::string> unreadable;
  std::vector<ListedFinding> findings;
  /// Of each waiver that matches nothing: its check, then its places.
  std::vector<std::string> unused_waivers;
  std::vector<std::string> unknown_checks;
  std::vector<std::string> checks_off;
  /// Of how many findings the fixes are not listed for want of room.
  std::size_t unlisted_fixes = 0;
  friend bool operator==(const CheckedMission&, const CheckedMission&) = default;
};

/// Which fixes a list of findings says; making them takes its time. `first`: the best of those that are not waived.
enum class ListedFixes : unsigned char { none, first, all };

/// So many bytes of fixes are listed of one mission: a fix may be as long as the item it changes, and findings about
/// one item may be hundreds. The finding that reaches it still has all of its own; those behind it have none.
inline constexpr std::size_t longest_listed_fixes = 4'000'000;

/// `report` must be of this mission.
[[nodiscard]] CheckedMission listed(std::string file, const Mission& mission, const CheckReport& report,
                                    ListedFixes fixes = ListedFixes::all);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/tools/boards/board_edits.h"
#include "editor/tools/change/symmetry_pen.h"
#include "model/io/definitions.h"

namespace bulkhead {

/// A killzone of the set that most missions are built of.
[[nodiscard]] NewBoard usual_board();

/// What a mission that somebody begins by hand is to be like.
struct CustomMission {
  /// Untitled where empty.
  std::string title;
  Id system{"kill-team"};
  /// All boards are alike, each laid beside those before it as `board.place` says.
  int boards = 1;
  NewBoard board = usual_board();
  /// The features of a set without lattice; for boards of either kind.
  std::optional<Id> terrain = {};
  std::vector<std::string> sides = {"Attacker", "Defender"};
  enum class Zones : unsigned char { none, left_right, top_bottom, quarters };
  Zones zones = Zones::top_bottom;
  /// How deep zones along edges are: cells on a lattice, inches on other boards.
  int depth = 1;
  /// How many lifts lead from each board to the next, where boards lie on levels or apart: markers on both, and links
  /// between them. Without any nobody comes from one to the other.
  int lifts = 1;
  /// For the drawing that follows; no part of the mission.
  SymmetryPen pen = SymmetryPen::off;
  friend bool operator==(const CustomMission&, const CustomMission&) = default;
};

inline constexpr int most_custom_boards = 8;
inline constexpr int most_custom_lifts = 6;

/// The mission with an id made of its title, in its first version. Fails, saying why, where the library has not what it
/// is made of, and for texts and sizes that no mission can have.
[[nodiscard]] Result<Mission> mission_of(const CustomMission& wanted, const Definitions& library);

/// Whether lifts can lead from one board to the next: these do not touch and have cells to stand on.
[[nodiscard]] bool can_have_lifts(const CustomMission& wanted);

}  // namespace bulkhead

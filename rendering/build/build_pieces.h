// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/assignment/panel_assignment.h"

namespace bulkhead {

/// The order in which a table is built.
enum class BuildStep : unsigned char { pillars, walls, hatchways, terrain, markers };
inline constexpr std::array build_steps = {BuildStep::pillars, BuildStep::walls, BuildStep::hatchways,
                                           BuildStep::terrain, BuildStep::markers};
[[nodiscard]] std::string title_of(const Mission& mission, BuildStep step);

/// A piece in its place.
struct BuildPiece {
  /// Which of the kinds.
  std::size_t kind = 0;
  BuildStep step = BuildStep::walls;
  /// The edges, node, free piece, feature or marker that it is; panels from west to east or north to south.
  std::vector<Address> covers;
  /// Where it has its hatchway, but a wall is wanted.
  std::vector<Address> stand_ins;
  /// Which it is of those like it that the lattice gives no place, from 1; 0 for others and for markers with a label.
  int number = 0;
};

/// Pieces that are alike.
struct BuildKind {
  BuildStep step = BuildStep::walls;
  /// The set whose boxes they come from; nothing for what comes from none.
  std::optional<Id> set;
  /// Printed at the pieces; may be empty.
  std::string code;
  std::string name;
  int needed = 0;
  /// How many there are in the boxes; nothing where nobody has counted.
  std::optional<int> owned;
  /// One goes onto each pillar.
  bool on_pillars = false;
  /// Some of them have a hatchway where a wall is wanted: a star stands behind their code.
  bool stands_in = false;
  /// How large one of them is, in words; empty where nobody has said it.
  std::string size = {};

  [[nodiscard]] int lacking() const { return owned && needed > *owned ? needed - *owned : 0; }
};

/// Everything that a battlefield is built of, piece by piece.
struct BuildPieces {
  /// In the order of the sets' lists; what is counted nowhere stands last.
  std::vector<BuildKind> kinds;
  std::vector<BuildPiece> pieces;
  /// In which step something comes to stand, by its address as drawings have it. Pillars that are moulded to a panel
  /// come with it.
  std::map<std::string, BuildStep, std::less<>> step_of;
  /// How many boxes of which sets there are to build from.
  Boxes boxes;
  /// What people must know who build it, as sentences.
  std::vector<std::string> remarks;
  /// What they may know who print it, but need not while they build.
  std::vector<std::string> search_remarks;
  /// The codes of kinds that are alike but for their names: of a left and a right pillar.
  std::vector<std::vector<std::string>> alike;
  /// What they must know in a step.
  std::map<BuildStep, std::vector<std::string>> step_remarks;
};

/// Built from these boxes as `assign_panels` says, pins kept.
[[nodiscard]] BuildPieces build_pieces(const Mission& mission, const Boxes& boxes);

/// What stands at a piece in the plan: its code and number, with a star where its hatch stays shut. May be empty.
[[nodiscard]] std::string mark_of(const BuildPieces& pieces, const BuildPiece& piece);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "exchange/sketch/sketch_table.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// A mission made of a sketch, and what the sketch says that the mission says differently.
struct SketchImport {
  Mission mission;
  /// Each message names row and column of the sketch; line and column are those of the file.
  std::vector<Error> remarks;
};

/// Makes a mission of a sketch: one board of 7 × 6 cells, or two of them, the second below the first and touching it.
/// `system` and `set` are what the sketch leaves unsaid: the community means Kill Team on Gallowdark. Nothing is
/// dropped: pieces on places where the lattice has no room for them become free pieces, unknown characters notes.
/// Fails with file, line and column for rows beyond the board and for anything but one or two boards.
[[nodiscard]] Result<SketchImport> import_sketch(const NamedSketch& sketch, const std::string& file,
                                                 const GameSystem& system, const TerrainSet& set);

}  // namespace bulkhead

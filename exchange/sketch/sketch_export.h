// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "exchange/sketch/sketch_table.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// A mission as a sketch, and in plain words what of the mission the sketch does not say.
struct SketchExport {
  /// `layout` is the sketch itself; the rest is what a record of the table form says beside it.
  NamedSketch sketch;
  std::vector<std::string> losses;
};

/// Draws the boards of a mission in the community's grammar. Boards of 6 × 7 cells are turned by 90° clockwise first,
/// to lie as the community's table has them; boards of other sizes are drawn all the same, one below the other, though
/// only Bulkhead's own `import` of 7 × 6 cells can read a sketch back. `normalise(layout)` is the normal form of
/// whatever sketch the mission was imported from. Fails where no board has a lattice.
[[nodiscard]] Result<SketchExport> export_sketch(const Mission& mission);

/// The sketch as a Lua file with a table of one record, and what it leaves out as comments before it.
[[nodiscard]] std::string sketch_table(const SketchExport& exported);

}  // namespace bulkhead

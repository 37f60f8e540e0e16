// SPDX-License-Identifier: MIT
#pragma once

#include <rapidcheck.h>

#include <string>

#include "model/mission/mission.h"

namespace bulkhead::test {

/// Any text that a mission may hold: quotes, markup, `]]>`, references, tabs, line feeds, blanks at the ends, letters
/// beyond ASCII. Often empty.
[[nodiscard]] rc::Gen<std::string> any_text();

/// Any lattice of at most 8 × 8 cells, now and then a large one, with every kind of cell, edge and node piece.
[[nodiscard]] rc::Gen<Lattice> any_lattice();

[[nodiscard]] rc::Gen<GameSystem> any_system();
[[nodiscard]] rc::Gen<TerrainSet> any_terrain_set();

/// Any whole mission that a file can hold: one to three boards with lattices or plain ground, every shape of zone,
/// every kind of content, unknown content in every part. Ids are unique and places exist; sides, kinds and links
/// mostly lead to something.
[[nodiscard]] rc::Gen<Mission> any_mission();

}  // namespace bulkhead::test

namespace rc {

/// So that properties may simply take a `const Mission&`.
template <>
struct Arbitrary<bulkhead::Mission> {
  static Gen<bulkhead::Mission> arbitrary() { return bulkhead::test::any_mission(); }
};

}  // namespace rc

// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "exchange/sketch/sketch_import.h"

namespace bulkhead {

/// How the boards of several sketches come to lie in one mission.
enum class Arrangement : unsigned char {
  /// From left to right, each touching the next.
  beside,
  /// Each above the one before, on the next level.
  levels,
};

/// One mission of several sketches of the same system and set, at least one: head, sides and system are those of the
/// first. What of the others has an id that is taken gets a number, which is said of free pieces. Fails for more boards
/// than a battlefield has.
[[nodiscard]] Result<SketchImport> put_together(std::vector<SketchImport> sketches, Arrangement arrangement);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "analysis/geometry/straight_line.h"

namespace bulkhead {

/// A disc in the coordinates inside a mesh.
struct Disc {
  FinePoint centre;
  double radius = 0;
};

/// Where a line enters and leaves a disc, as multiples of its direction from `through`; nothing if it misses the disc
/// by more than `slack`. A tangent touches in one place.
struct Chord {
  double enter;
  double leave;
};
[[nodiscard]] std::optional<Chord> chord(const StraightLine& line, const Disc& disc, double slack);

/// The directions from a point outside of a disc to where its two tangents touch; none from inside.
[[nodiscard]] std::vector<FinePoint> tangents(FinePoint from, const Disc& disc);

/// The lines that touch both discs: four where they lie apart, fewer where not.
[[nodiscard]] std::vector<StraightLine> common_tangents(const Disc& a, const Disc& b);

}  // namespace bulkhead

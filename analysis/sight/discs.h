// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "analysis/plan/fine_point.h"

namespace bulkhead {

/// A disc in the coordinates inside a mesh.
struct Disc {
  FinePoint centre;
  double radius = 0;
};

/// A straight line through a point, in a direction of any length but zero.
struct Course {
  FinePoint through;
  FinePoint direction;
};

/// Where a course enters and leaves a disc, as multiples of its direction from `through`; nothing if it misses the disc
/// by more than `slack`. A tangent touches in one place.
struct Chord {
  double enter;
  double leave;
};
[[nodiscard]] std::optional<Chord> chord(const Course& course, const Disc& disc, double slack);

/// The directions from a point outside of a disc to where its two tangents touch; none from inside.
[[nodiscard]] std::vector<FinePoint> tangents(FinePoint from, const Disc& disc);

/// The lines that touch both discs: four where they lie apart, fewer where not.
[[nodiscard]] std::vector<Course> common_tangents(const Disc& a, const Disc& b);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/canvas/path.h"

namespace bulkhead {

/// A closed line through corners, without its first corner at the end.
using Loop = std::vector<Vec>;

/// The outline of rectangles taken together: outer loops run clockwise on paper, holes against it. Rectangles that
/// touch along an edge become one; those that touch in a corner only stay apart. Edges closer than a micrometre are
/// the same.
[[nodiscard]] std::vector<Loop> outline_of(const std::vector<Box>& rectangles);

[[nodiscard]] Path path_of(const std::vector<Loop>& loops);

/// The straight lines that stand for a path, curves in short pieces.
[[nodiscard]] std::vector<Loop> loops_of(const Path& path);

/// Whether a point lies inside the loops (even-odd).
[[nodiscard]] bool inside(const std::vector<Loop>& loops, Vec point);

/// A point well inside the loops, near the middle of what they hold; the middle of their bounds where they hold
/// nothing.
[[nodiscard]] Vec middle_of(const std::vector<Loop>& loops);

/// Points of a regular grid inside the loops, symmetric about their middle; at most `most` along a side, no closer
/// together than `finest` mm.
[[nodiscard]] std::vector<Vec> spots_inside(const std::vector<Loop>& loops, double finest, int most);
/// The one of the spots that is well inside the loops and near the spots' middle.
[[nodiscard]] Vec middle_spot(const std::vector<Loop>& loops, const std::vector<Vec>& spots);

/// Around all corners; no size where there are none.
[[nodiscard]] Box bounds_of(const std::vector<Loop>& loops);

/// Whether a segment and a closed box share a point.
[[nodiscard]] bool crosses(Vec from, Vec to, const Box& box);

}  // namespace bulkhead

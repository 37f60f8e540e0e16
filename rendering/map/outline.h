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

/// Whether a segment and a closed box share a point.
[[nodiscard]] bool crosses(Vec from, Vec to, const Box& box);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "rendering/canvas/path.h"

namespace bulkhead {

/// A closed line through corners, without its first corner at the end.
using Loop = std::vector<Vec>;

/// The outline of rectangles taken together: outer loops run clockwise on paper, holes against it. Rectangles that
/// touch along an edge become one; those that touch in a corner only stay apart. Edges closer than a micrometre are
/// the same.
[[nodiscard]] std::vector<Loop> outline_of(const std::vector<Rect>& rectangles);

[[nodiscard]] Path path_of(const std::vector<Loop>& loops);

/// The straight lines that stand for a path, curves in short pieces.
[[nodiscard]] std::vector<Loop> loops_of(const Path& path);

/// Whether a point lies inside the loops (even-odd).
[[nodiscard]] bool inside(const std::vector<Loop>& loops, Vec point);

/// A point of the box well inside the loops, near the middle of what they hold of it; the box's middle where they hold
/// nothing of it.
[[nodiscard]] Vec middle_of(const std::vector<Loop>& loops, const Rect& box);

/// Points of a regular grid over a box that lie inside the loops, symmetric about the box's middle; at most `most`
/// along a side, no closer together than `finest` mm.
[[nodiscard]] std::vector<Vec> spots_inside(const std::vector<Loop>& loops, const Rect& box, double finest, int most);
/// Whether one of them is wanted; no more are looked at than that takes.
[[nodiscard]] bool any_spot_inside(const std::vector<Loop>& loops, const Rect& box, double finest, int most,
                                   const std::function<bool(Vec)>& is_wanted);
/// The one of the spots that is well inside the loops and near the spots' middle.
[[nodiscard]] Vec middle_spot(const std::vector<Loop>& loops, const std::vector<Vec>& spots);

/// The part that two boxes have in common; of no size where there is none.
[[nodiscard]] Rect common(const Rect& a, const Rect& b);

/// Around both boxes.
[[nodiscard]] Rect joined(const Rect& a, const Rect& b);

/// What of a polygon lies within a box; a part that hangs together by a line along the box's rim stays one.
[[nodiscard]] Loop cut_to(const Loop& polygon, const Rect& box);

/// Around all corners; no size where there are none.
[[nodiscard]] Rect bounds_of(const std::vector<Loop>& loops);

[[nodiscard]] double distance_to_segment(Vec point, Vec from, Vec to);

/// Whether a segment and a closed box share a point.
[[nodiscard]] bool crosses(Vec from, Vec to, const Rect& box);

}  // namespace bulkhead

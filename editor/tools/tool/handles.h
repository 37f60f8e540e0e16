// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// Something on the map by which what is selected is given another shape or turned.
struct Handle {
  enum class Kind : unsigned char {
    /// Of a polygon.
    corner,
    /// The middle of a polygon's side: dragged it becomes a corner.
    side,
    /// On the rim of a circle, to its right.
    radius,
    /// The middle of the front of a strip.
    depth,
    /// Above a terrain feature or a piece off the lattice.
    turn
  };
  Kind kind = Kind::corner;
  /// Of a corner, or of the one that a side begins at.
  std::size_t index = 0;
  /// On the table.
  Vec at;
  friend bool operator==(const Handle&, const Handle&) = default;
};

/// Where what the selection turns about is on the table; nothing where it does not turn.
[[nodiscard]] std::optional<Vec> turning_middle(const Scene& scene);

/// Of the zone, area, terrain feature or piece that alone is selected; none where anything else is.
[[nodiscard]] std::vector<Handle> handles_of(const Scene& scene);

/// The handle under a pointer, corners first.
[[nodiscard]] std::optional<Handle> handle_at(const Scene& scene, const Pointer& pointer);

/// What comes of dragging a handle to the pointer, for the mission and the selection that it was made for. Corners go
/// where `drawn_point` says, turns go by 15°, with Alt by 1°. Nothing where that is no shape, as where sides would
/// cross.
[[nodiscard]] std::optional<Edit> dragged(const Scene& scene, const Handle& handle, const Pointer& pointer);

/// The polygon without that corner; nothing where it would not be a polygon any more, or for another handle.
[[nodiscard]] std::optional<Edit> without_corner(const Scene& scene, const Handle& handle);

/// The polygon or circle that alone is selected, moved with the pointer from one place to another; nothing for other
/// zones and areas.
[[nodiscard]] std::optional<Edit> moved_zone(const Scene& scene, const Pointer& from, const Pointer& to);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/plan/strips.h"

namespace bulkhead {

/// A direction from the source of a cone of sight, with y counted away from it, never negative. Whole micrometres.
struct Ray {
  double x = 0;
  double y = 0;
};

/// Between these a cone holds all that lies on one side of its source.
inline constexpr Ray due_west{-1, 0};
inline constexpr Ray due_east{1, 0};

/// A place that looks out, in whole micrometres inside a mesh, and the strips it looks into.
struct Outlook {
  FinePoint from;
  /// By the side one looks to: the strips that have height there.
  StripMesh::Places strips[2];
  /// Strips one side of which lies at the height of `from`.
  StripMesh::Places level;

  Outlook(const StripMesh& mesh, FinePoint from);
  /// From a corner, which borders on free ground on three quadrants only.
  Outlook(const StripMesh& mesh, const StripMesh::Corner& corner);

  /// Calls back for every corner due west or due east of `from` in the strips beside it; some more than once.
  template <typename Visit>
  void for_each_level_corner(const StripMesh& mesh, const Visit& visit) const {
    for (const auto number : level) {
      const auto& strip = mesh.strips()[number];
      for (const auto side : {StripMesh::north, StripMesh::south}) {
        if (strip.y[side] != from.y) continue;
        for (auto index = strip.openings[side].first; index < strip.openings[side].last; ++index) {
          for (const auto corner : mesh.openings()[index].corners) {
            if (corner != StripMesh::none) visit(corner);
          }
        }
      }
    }
  }

 private:
  void look(const StripMesh& mesh, StripMesh::Side side, std::uint32_t strip);
};

/// Follows a cone of sight from strip to strip, from west to east. The visitor is told, with coordinates relative to
/// the source and y counted away from it:
///   `strip(number, west, east)`   a strip is seen between two rays;
///   `vertex(state, seen, x, y)`   the next vertex of what is seen, if it is seen at all;
///   `corner(seen, number, x, y)`  a corner is in sight, perhaps on the cone's border, if it is.
/// Its `State` is handed from call to call, so that the next vertex need not wait for the last one to be in memory.
/// Conditions are handed over because a visitor may follow them without a branch, which would seldom be foreseen.
template <StripMesh::Side side, typename Visitor>
class ConeWalk {
 public:
  using State = typename Visitor::State;

  ConeWalk(const StripMesh& mesh, FinePoint from, Visitor& visitor)
      : strips_(mesh.strips().data()), openings_(mesh.openings().data()), from_(from), visitor_(visitor) {}

  State follow(std::uint32_t number, Ray west, Ray east, State state) {
    visitor_.strip(number, west, east);
    const auto& strip = strips_[number];
    const double y = side == StripMesh::south ? strip.y[side] - from_.y : from_.y - strip.y[side];
    const double strip_west = strip.west - from_.x;
    const double strip_east = strip.east - from_.x;
    double first = west.x * y / west.y;
    double last = east.x * y / east.y;
    if (first > strip_east || last < strip_west) {
      // The whole cone ends at one end of the strip.
      const double x = first > strip_east ? strip_east : strip_west;
      state = visitor_.vertex(state, true, x, x * west.y / west.x);
      state = visitor_.vertex(state, true, x, x * east.y / east.x);
      return state;
    }
    if (first < strip_west) {
      state = visitor_.vertex(state, true, strip_west, strip_west * west.y / west.x);
      first = strip_west;
    }
    const bool eastern_end_seen = last > strip_east;
    last = eastern_end_seen ? strip_east : last;

    // All that is seen of this side up to here has been told; nothing of it at first.
    double told = first;
    bool begun = false;
    const auto range = strip.openings[side];
    for (auto index = range.first; index < range.last; ++index) {
      const auto& opening = openings_[index];
      const double begin = opening.west - from_.x;
      const double end = opening.east - from_.x;
      if (end < first) continue;
      if (begin > last) break;
      const bool from_begin = begin >= first;
      const bool to_end = end <= last;
      const bool begin_seen = from_begin && opening.corners[0] != StripMesh::none;
      const bool end_seen = to_end && opening.corners[1] != StripMesh::none;
      visitor_.corner(begin_seen, opening.corners[0], begin, y);
      visitor_.corner(end_seen, opening.corners[1], end, y);
      const double open_from = from_begin ? begin : first;
      const double open_to = to_end ? end : last;
      if (open_from >= open_to) continue;
      state = visitor_.vertex(state, open_from > told && !begun, told, y);
      state = visitor_.vertex(state, begin_seen, begin, y);
      state = follow(opening.strips[side], {from_begin ? begin : west.x, from_begin ? y : west.y},
                     {to_end ? end : east.x, to_end ? y : east.y}, state);
      state = visitor_.vertex(state, end_seen, end, y);
      told = open_to;
      begun = true;
    }
    state = visitor_.vertex(state, !begun, told, y);
    state = visitor_.vertex(state, told < last, last, y);
    if (eastern_end_seen) state = visitor_.vertex(state, true, strip_east, strip_east * east.y / east.x);
    return state;
  }

 private:
  const StripMesh::Strip* strips_;
  const StripMesh::Opening* openings_;
  FinePoint from_;
  Visitor& visitor_;
};

}  // namespace bulkhead

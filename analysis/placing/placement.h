// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

#include "analysis/placing/placing_ground.h"

namespace bulkhead {

/// So many tries a search for places makes before it gives up: a try is one thing put somewhere.
inline constexpr std::size_t most_placing_steps = 200'000;
/// So much is looked at for all placings of a mission together, and as much again to prove that some are impossible.
inline constexpr std::size_t most_placing_looks = 20'000'000;

/// Spots for so many things of a placing at once, so that all its wishes hold and none lies on another. Tried are the
/// free cells, edges and nodes of lattices, then a grid over the ground of about a thousand spots: first what comes
/// first from several ends, then, unless `steps` is 0, one after the other with steps back. The same for the same
/// ground always. Nothing where that finds none, or looks at too much, which proves nothing.
[[nodiscard]] std::optional<std::vector<Spot>> find_placement(const Mission& mission, const PlacingGround& ground,
                                                              int count, std::size_t steps, Looks& looks,
                                                              const std::stop_token& stop = {});

/// Why so many things cannot all be placed.
struct PlacingLack {
  enum class What : unsigned char {
    /// Nowhere may one stand.
    ground,
    /// In a quarter that is to have one none may stand.
    quarter,
    /// No quarter is there in which nobody starts.
    no_quarter,
    /// Too few have room at once.
    room,
    /// Too few have room as near to the centre as they must be.
    near_room
  };
  What what = What::ground;
  Quarter quarter = Quarter::north_west;
  /// Of `room` and `near_room`: how many there must be, and no more than how many have room.
  int wanted = 0;
  int most = 0;
  friend bool operator==(const PlacingLack&, const PlacingLack&) = default;
};

/// Proves that so many things cannot be placed, from what of the ground is left when squares are taken away in which
/// nothing may stand; and as two things in one rectangle stand nearer to each other than its diagonal, no more of them
/// have room than it takes rectangles to cover that ground. Nothing where that proves nothing, or looks at too much.
[[nodiscard]] std::optional<PlacingLack> proven_lack(const PlacingGround& ground, int count, Looks& looks,
                                                     const std::stop_token& stop = {});

/// How large the things of a placing are: of markers the diameter, of terrain features that stand in any turn 0 and the
/// diameter of a circle about the middle that holds them. Nothing for kinds that there are not.
struct PlacedSize {
  Length least;
  Length most;
};
[[nodiscard]] std::optional<PlacedSize> placed_size(const Mission& mission, const Id& what);

}  // namespace bulkhead

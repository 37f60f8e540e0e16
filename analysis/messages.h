// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "model/text/messages.h"

namespace bulkhead {

// What this room says of figures, cover and sight.
inline constexpr MessageText no_lattice{"figure-no-lattice", "no board has a lattice"};
inline constexpr MessageText no_objective{"figure-no-objective", "there is no objective"};
inline constexpr MessageText no_start_zone{"figure-no-start-zone", "the side has no zone to start from"};
inline constexpr MessageText no_way{"figure-no-way", "no way leads there"};
inline constexpr MessageText not_one_board{"figure-not-one-board", "the figures are of battlefields with one board"};
inline constexpr MessageText objective_on_no_floor{"figure-objective-off-ground", "the objective stands on no floor"};
inline constexpr MessageText off_lattice{"figure-off-lattice", "it lies on a board without lattice"};
inline constexpr MessageText unknown_figure{"figure-unknown", "this version knows no figure {figure}"};
inline constexpr MessageText base_between{"cover-base",
                                          "base {number} lies across the lines to the target, {distance} from it"};
inline constexpr MessageText feature_between{"cover-feature",
                                             "{feature} lies across the lines to the target, {distance} from it"};
inline constexpr MessageText wall_corner_between{
    "cover-wall-corner", "the corner of the wall at {place} lies across the lines to the target, {distance} from it"};
inline constexpr MessageText wall_end_between{
    "cover-wall-end", "the end of the wall at {place} lies across the lines to the target, {distance} from it"};
inline constexpr MessageText hidden_by_base{"hidden-by-base", "base {number} hides a part of the target"};
inline constexpr MessageText hidden_by_place{"hidden-by-place", "{place} hides a part of the target"};
inline constexpr MessageText hidden_by_something{"hidden-by-something",
                                                 "something without a name hides a part of the target"};

/// All of them.
inline constexpr std::array analysis_messages = {
    no_lattice,       no_objective,          no_start_zone,  no_way,          not_one_board,
    off_lattice,      unknown_figure,        base_between,   feature_between, wall_corner_between,
    wall_end_between, objective_on_no_floor, hidden_by_base, hidden_by_place, hidden_by_something,
};

}  // namespace bulkhead

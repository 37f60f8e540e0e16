// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "model/mission/mission.h"
#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// What a drawing says about something on a place of the lattice: `wall-C2-C3` at `C2/C3`. `description` is
/// its title; what else there is to say is left to the caller.
[[nodiscard]] ObjectInfo object_at(std::string_view kind, const Mission& mission, const Address& at,
                                   std::string_view description);
/// What a drawing says about something with an id: `zone-north-lock` at `#north-lock`.
[[nodiscard]] ObjectInfo object_of(std::string_view kind, const Id& id, std::string_view description);
/// What a drawing says about a piece off the lattice: `wall-stray` at `#stray`, described by its place on the board.
[[nodiscard]] ObjectInfo object_of(std::string_view kind, int board, const FreePiece& piece,
                                   std::string_view description);

/// The same for a terrain feature: `feature-t1` at `#t1`.
[[nodiscard]] ObjectInfo object_of(std::string_view kind, int board, const Feature& feature,
                                   std::string_view description);

/// A text as one line: blanks of any kind become one, none at the ends.
[[nodiscard]] std::string one_line(std::string_view text);

/// The label and name of a zone or area as maps have them: `A Lift head`; empty where it has neither.
[[nodiscard]] std::string written_name(const Zone& ground);

/// The name of a side, or its id where it has none.
[[nodiscard]] std::string side_name(const Mission& mission, const Id& side);

/// What stands beside a board: `BOARD 2`, its label in capitals, if it has one, and its `LEVEL 1` where not all lie on
/// the same.
struct BoardName {
  std::string number;
  std::string label;
  std::string level;
};
[[nodiscard]] BoardName name_of_board(const Mission& mission, int number);

/// An id as words: `access-point` becomes `Access point`.
[[nodiscard]] std::string id_as_words(const Id& id);

}  // namespace bulkhead

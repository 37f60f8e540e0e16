// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "model/edit/edit.h"

namespace bulkhead::test {

/// A 6 × 7 board with a wall at B1/C1, a hatchway of the defender at D1/D2, a pillar at D4.nw by hand, a solid F7 and
/// a free wall `stray`; a 2 × 2 board at its right; drop zones; a round zone `round`; an area `shrine-1`; objectives
/// `o1` (label 1, at C3) and `o2` with a lift between them; the kinds of feature `crate` and `corner`; one rule,
/// objective and stratagem; a severity, a waiver and a note.
[[nodiscard]] Mission lively_mission();

/// The mission after edits given as text, one a line; throws what went wrong.
[[nodiscard]] Mission edited(const Mission& mission, std::string_view text);
/// Why a well-formed edit cannot be applied; throws if it can.
[[nodiscard]] std::string complaint(const Mission& mission, std::string_view text);

}  // namespace bulkhead::test

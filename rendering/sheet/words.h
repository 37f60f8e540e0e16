// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "model/mission/mission.h"

namespace bulkhead {

/// Its title in one line; where it has none, its id as words.
[[nodiscard]] std::string title_of(const Mission& mission);

/// The first sentences of the briefing, references expanded, as many as stay within about 220 letters; at least one.
[[nodiscard]] std::string lead_of(const Mission& mission);

/// `two boxes of Gallowdark`.
[[nodiscard]] std::string boxes_in_words(int number, std::string_view set);

/// `Built from one box of Gallowdark: 13 walls, 9 hatchways, 24 pillars`; a lattice that comes in no box stands behind:
/// `90 walls, 27 hatchways · Zone Mortalis table, 4" lattice`. Empty where nothing is built.
[[nodiscard]] std::string built_from(const Mission& mission);

/// `By the Club of the Seventh Deck · version 3`; what is unstated is left out.
[[nodiscard]] std::string byline(const Mission& mission);

}  // namespace bulkhead

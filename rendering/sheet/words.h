// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// The first sentences of the briefing, references expanded, as many as stay within about 220 letters; at least one.
[[nodiscard]] std::string lead_of(const Mission& mission);

/// `Built from one Gallowdark box: 13 walls, 9 hatchways, 24 pillars`; empty where nothing is built.
[[nodiscard]] std::string built_from(const Mission& mission);

/// `By the Club of the Seventh Deck · version 3`; what is unstated is left out.
[[nodiscard]] std::string byline(const Mission& mission);

}  // namespace bulkhead

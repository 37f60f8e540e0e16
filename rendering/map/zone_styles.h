// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/mission.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// The colour and pattern of a side, by its order in the mission; a fifth side begins again with the first.
[[nodiscard]] FillStyle side_style(const Mission& mission, const Id& side, const Design& design);

/// The looks of all zones, then all areas, in the mission's order. A zone takes its side's; zones and areas whose kind
/// has a colour of its own, or that belong to nobody, take that colour and pattern. Among those, another kind is
/// another look: the pattern varies first, the colour second; those of one kind are told apart by their labels. A
/// pattern of one of the mission's sides is never theirs.
[[nodiscard]] std::vector<FillStyle> zone_styles(const Mission& mission, const Design& design);

}  // namespace bulkhead

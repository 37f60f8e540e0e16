// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/label/obstacles.h"
#include "rendering/map/zones.h"

namespace bulkhead {

/// Where units come into a zone: for each connected part of its cells the middle of the longest stretch of the boards'
/// edge that it holds, seams left out, one for stretches that go on from one board to the next; of a strip the middle
/// of its edge, of a quarter those of its outer edges, the longer first, and that one alone where the other is short.
[[nodiscard]] std::vector<EntryArrow> entry_arrows(const MapFrame& frame, const Shape& shape);

/// Takes away arrows of zones where a smaller zone of the same side, or of nobody as well, has one on the same stretch:
/// that is where units come in.
void leave_to_smaller(std::vector<ZoneShape>& zones);

/// The arrow moved along the edge, as little as can be, to where it covers nothing that reaches beyond the board; where
/// it is if there is no such place.
[[nodiscard]] EntryArrow moved_clear(const EntryArrow& arrow, const LabelObstacles& obstacles);

}  // namespace bulkhead

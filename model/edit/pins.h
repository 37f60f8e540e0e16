// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/edit/edit.h"

namespace bulkhead {

/// Says that a panel lies here, in place of the pinned ones that it overlaps. The edge is the first it covers and must
/// be on the battlefield (contract); applying fails where the board's set has no such panel or it reaches off the
/// board.
[[nodiscard]] Edit pin_panel(const Mission& mission, EdgeAddress first, const Id& piece);
/// Takes the pins away of panels that begin at these edges, of which there is at least one (contract).
[[nodiscard]] Edit unpin_panels(const Mission& mission, std::vector<EdgeAddress> firsts);

}  // namespace bulkhead

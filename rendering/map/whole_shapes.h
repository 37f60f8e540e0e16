// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/map/frame.h"

namespace bulkhead {

// Shapes that are given by the whole battlefield, as they lie on one deck. They may reach beyond the deck's boards.

[[nodiscard]] Rect strip_on(const MapFrame& frame, const MapFrame::Deck& deck, const StripShape& shape);

/// From the battlefield's centre to the corner `size` away, which is negative towards north and west.
struct QuarterOnPaper {
  Vec centre;
  Vec size;
};
[[nodiscard]] QuarterOnPaper quarter_on(const MapFrame& frame, const MapFrame::Deck& deck, const QuarterShape& shape);

}  // namespace bulkhead

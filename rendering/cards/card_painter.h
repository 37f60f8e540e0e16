// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/cards/card_layout.h"

namespace bulkhead {

/// Draws a card's face with its top left corner there; grounds go on for `bleed` mm beyond the cut.
void draw(Canvas& canvas, const CardPlan& card, Vec top_left, double bleed, const Design& design);
void draw(Canvas& canvas, const CardBackPlan& back, Vec top_left, double bleed, const Design& design);

}  // namespace bulkhead

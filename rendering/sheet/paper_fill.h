// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// Fills a page with the paper of a design, as a layer of its own; nothing where that is white, which paper is by
/// itself.
void fill_paper(Canvas& canvas, Vec page, const Design& design);

}  // namespace bulkhead

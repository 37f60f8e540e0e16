// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/built/bodies.h"

namespace bulkhead {

/// Draws what is seen of a piece of a body: the sides that face the viewer, each in a tone of its direction, its top as
/// on a map, and its edges. The picture's 0,0 falls on `origin`.
void draw(Canvas& canvas, const Prism& prism, const BuiltBody& body, const Axonometry& view, Vec origin,
          const Design& design);

/// A marker as it lies at a height; its label stays upright.
void draw_lying(Canvas& canvas, const MarkerToken& marker, double height, const Axonometry& view, Vec origin,
                const Design& design);

}  // namespace bulkhead

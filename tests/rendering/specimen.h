// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/page/page.h"

namespace bulkhead::test {

/// A page of 160 × 120 mm with everything a canvas can draw: paths, strokes, all patterns, all faces of the type,
/// halos, anchors, clips, opacity, a picture, layers and objects.
[[nodiscard]] Page specimen();

}  // namespace bulkhead::test

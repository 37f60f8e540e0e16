// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "rendering/built/prism.h"
#include "rendering/map/map_painter.h"

namespace bulkhead {

/// A marker of which too little is seen from this side: a sign above all that stands tells where it lies.
struct HiddenMarker {
  /// Which of the map's.
  std::size_t marker = 0;
  /// In the picture: where it lies, and the middle of its sign.
  Vec foot;
  Vec sign;
};

/// Whether something hides a point from a viewer.
[[nodiscard]] bool hides(const Prism& prism, Vec ground, double height, const Axonometry& view);

/// Those whose middle is hidden, or more than a quarter of their disc. The signs stand above what hides them.
[[nodiscard]] std::vector<HiddenMarker> hidden_markers(const MapPlan& map, const std::vector<Prism>& prisms,
                                                       const Axonometry& view);

}  // namespace bulkhead

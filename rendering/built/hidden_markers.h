// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rendering/built/prism.h"
#include "rendering/look/tokens.h"
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

/// In millimetres.
inline constexpr double sign_radius = 2.1;
inline const Font sign_font = {type_size::smallest + 1, Font::Weight::bold, 0, false};
/// Whether a sign has room for a label.
[[nodiscard]] bool fits_sign(const std::string& label);

/// Whether something hides a point from a viewer.
[[nodiscard]] bool hides(const Prism& prism, Vec ground, double height, const Axonometry& view);

/// Those whose middle is hidden, or more than a quarter of their disc. The signs stand above what hides them.
[[nodiscard]] std::vector<HiddenMarker> hidden_markers(const MapPlan& map, const std::vector<Prism>& prisms,
                                                       const Axonometry& view);

}  // namespace bulkhead

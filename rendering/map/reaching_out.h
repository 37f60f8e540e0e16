// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "rendering/map/map_painter.h"

namespace bulkhead {

/// A feature that reaches out over the boards.
struct ReachingOut {
  std::string address;
  /// In millimetres of the battlefield.
  double by = 0;
};
/// The one that reaches farthest, if any does.
[[nodiscard]] std::optional<ReachingOut> farthest_out(const MapPlan& plan);

/// `#crate reaches 450 mm out over the boards: move it onto one, or make it smaller.`
[[nodiscard]] std::string in_words(const ReachingOut& feature);

}  // namespace bulkhead

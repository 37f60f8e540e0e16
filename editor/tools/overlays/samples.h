// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "editor/tools/overlays/map_overlay.h"

namespace bulkhead {

// Samples for the legend of overlays.

[[nodiscard]] LegendEntry::Sample line_sample(const Stroke& line);
/// Words without a sample, from the left on.
[[nodiscard]] inline LegendEntry only_words(std::string id, std::string words) {
  return {std::move(id), std::move(words), nullptr};
}

/// A layer without anything to draw, whose legend says why.
[[nodiscard]] std::shared_ptr<const Layer> message_layer(std::string id, std::string words);

}  // namespace bulkhead

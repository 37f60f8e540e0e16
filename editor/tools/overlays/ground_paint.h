// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

#include "editor/tools/overlays/table_painter.h"
#include "rendering/legend/legend.h"

namespace bulkhead {

/// How an overlay covers ground: in a colour that lets a little of the floor through. Designs in greys have patterns
/// instead, on a ground that hides those of zones.
struct GroundPaint {
  Colour tint;
  std::optional<Pattern> pattern;
};

/// How many steps there are, from least to most.
inline constexpr int ground_steps = 6;
[[nodiscard]] GroundPaint step_paint(const Design& design, int step);
/// Of pieces of ground side by side; no two tones look the same.
[[nodiscard]] GroundPaint tone_paint(const Design& design, std::size_t tone);
[[nodiscard]] GroundPaint side_paint(const Design& design, std::size_t side);
/// What belongs to more than one side.
[[nodiscard]] GroundPaint contested_paint(const Design& design);
[[nodiscard]] GroundPaint barred_paint(const Design& design);
[[nodiscard]] GroundPaint unreachable_paint(const Design& design);

void fill(Canvas& canvas, const Path& path, const GroundPaint& paint);
[[nodiscard]] LegendEntry::Sample ground_sample(const Design& design, const GroundPaint& paint);
/// Several side by side.
[[nodiscard]] LegendEntry::Sample ground_samples(const Design& design, std::vector<GroundPaint> paints);
/// The line between one piece of ground and the next.
[[nodiscard]] Stroke rim_line(const Design& design);

}  // namespace bulkhead

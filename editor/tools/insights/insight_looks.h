// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// How overlays are drawn, on the map and in the legend alike. Bands differ in lightness, the rest in pattern, shape or
/// words too, so that nobody has to tell colours apart. Lengths are logical pixels.
struct InsightLooks {
  explicit InsightLooks(const Design& wanted) : design(wanted) {}

  const Design& design;

  [[nodiscard]] Colour compartment(int tone) const;
  [[nodiscard]] Colour distance(int band) const;
  [[nodiscard]] Colour distance_line() const;
  [[nodiscard]] Pattern unreachable() const;
  /// Bars that grow with the share.
  [[nodiscard]] Pattern exposure(int band) const;
  [[nodiscard]] Pattern frontier(std::size_t side) const;
  [[nodiscard]] Colour frontier_ground(std::size_t side) const;
  [[nodiscard]] Pattern contested() const;
  [[nodiscard]] Colour unseen() const;
  [[nodiscard]] Colour seen_line() const;
  [[nodiscard]] Stroke lane() const;
  /// Of a side's routes: full, dashed, dotted …
  [[nodiscard]] Stroke access(std::size_t side) const;
  [[nodiscard]] Colour load() const;
  /// Of the bar that marks a hatchway with a share of all routes.
  [[nodiscard]] static double load_width(double share);
  [[nodiscard]] Stroke dead_end() const;
  [[nodiscard]] Pattern dead_end_ground() const;
  [[nodiscard]] Stroke looked() const;
};

/// Type of a size in logical pixels.
[[nodiscard]] Font insight_font(double pixels, Font::Weight weight = Font::Weight::medium);

}  // namespace bulkhead

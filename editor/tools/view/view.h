// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/canvas/path.h"

namespace bulkhead {

/// A position or distance on the canvas in logical pixels: origin at its top-left corner, x right, y down.
struct ScreenPoint {
  double x = 0;
  double y = 0;
  friend constexpr bool operator==(const ScreenPoint&, const ScreenPoint&) = default;
};

/// Pan and zoom of the canvas. "The table" is the battlefield as `MapFrame` lays it out at scale 1 with its corner at
/// (0, 0), in millimetres: levels that lie one above the other are side by side.
class View {
 public:
  /// Logical pixels per millimetre. The least shows 256 cells of 100 mm on 512 pixels, the most 1/20 mm as a pixel.
  static constexpr double least_zoom = 0.02;
  static constexpr double most_zoom = 20;

  /// The size of the canvas; the point in its middle stays there. Sizes below one pixel count as one.
  void resize(ScreenPoint size);
  /// The same for a canvas whose corner has moved by so much on the screen: what it shows stays in its place there.
  void reframe(ScreenPoint size, ScreenPoint corner_moved);
  [[nodiscard]] ScreenPoint size() const { return size_; }
  [[nodiscard]] double zoom() const { return zoom_; }
  /// Where the table's corner lies on the canvas.
  [[nodiscard]] ScreenPoint origin() const { return origin_; }

  [[nodiscard]] ScreenPoint to_screen(Vec on_table) const;
  [[nodiscard]] Vec to_table(ScreenPoint on_canvas) const;
  /// What the canvas shows of the table and around it.
  [[nodiscard]] Rect visible() const;

  /// Zooms by a factor; what is under the pointer stays there. Held within the limits.
  void zoom_at(ScreenPoint pointer, double factor);
  /// The steps of a wheel or of Ctrl +/-: positive brings nearer.
  void zoom_steps_at(ScreenPoint pointer, double steps);
  void pan(ScreenPoint by);
  /// Keeps at least a corner of `area` in sight; to be called with the battlefield after zooming or panning.
  void keep_in_sight(const Rect& area);
  /// Shows an area as large as it fits, in the middle, with a margin in pixels around it.
  void fit(const Rect& area, double margin);
  /// Pans no further than needed for the point to be visible, `margin` pixels from the canvas's edge.
  void reveal(Vec on_table, double margin);

  friend bool operator==(const View&, const View&) = default;

 private:
  ScreenPoint size_{1, 1};
  ScreenPoint origin_;
  double zoom_ = 1;
};

}  // namespace bulkhead

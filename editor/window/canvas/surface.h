// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "rendering/canvas/canvas.h"

struct _cairo;          // NOLINT(bugprone-reserved-identifier): Cairo's own names
struct _cairo_surface;  // NOLINT(bugprone-reserved-identifier)
class wxDC;

namespace bulkhead {

/// A picture in memory with so many device pixels to a logical one. What is drawn to it is in logical pixels.
class Surface {
 public:
  Surface() = default;
  /// What is clear at first lets through what lies below; else it is black.
  enum class Ground : unsigned char { black, clear };
  Surface(double width, double height, double content_scale, Ground ground = Ground::black);

  [[nodiscard]] bool fits(double width, double height, double content_scale) const;
  void clear() const;
  [[nodiscard]] _cairo_surface* get() const { return surface_.get(); }
  /// A context to draw with, to be ended before the picture is shown.
  [[nodiscard]] std::shared_ptr<_cairo> context() const;

 private:
  std::shared_ptr<_cairo_surface> surface_;
  double width_ = 0;
  double height_ = 0;
  double content_scale_ = 0;
};

/// What a window is being painted with, as a Cairo context in logical pixels (GTK paints with nothing else).
[[nodiscard]] _cairo* context_of(wxDC& dc);
/// Lays a picture down with its corner at a place.
void blit(_cairo* context, const Surface& surface, double x, double y);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/window/canvas/surface.h"

#include <algorithm>
#include <cairo.h>
#include <cmath>
#include <wx/dc.h>

#include "model/base/contracts.h"

namespace bulkhead {

Surface::Surface(double width, double height, double content_scale, Ground ground)
    : width_(width), height_(height), content_scale_(content_scale) {
  const auto pixels = [&](double length) { return std::max(1, static_cast<int>(std::ceil(length * content_scale))); };
  surface_ = {cairo_image_surface_create(ground == Ground::clear ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
                                         pixels(width), pixels(height)),
              cairo_surface_destroy};
  cairo_surface_set_device_scale(surface_.get(), content_scale, content_scale);
}

bool Surface::fits(double width, double height, double content_scale) const {
  return surface_ && width == width_ && height == height_ && content_scale == content_scale_;
}

void Surface::clear() const {
  const auto holder = context();
  cairo_set_operator(holder.get(), CAIRO_OPERATOR_CLEAR);
  cairo_paint(holder.get());
}

std::shared_ptr<_cairo> Surface::context() const { return {cairo_create(surface_.get()), cairo_destroy}; }

_cairo* context_of(wxDC& dc) {
  auto* context = static_cast<cairo_t*>(dc.GetImpl()->GetCairoContext());
  BULKHEAD_EXPECTS(context != nullptr);
  return context;
}

void blit(_cairo* context, const Surface& surface, double x, double y) {
  cairo_save(context);
  cairo_set_source_surface(context, surface.get(), x, y);
  // Pixels meet pixels: nothing is to be smoothed.
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST);
  cairo_paint(context);
  cairo_restore(context);
}

}  // namespace bulkhead

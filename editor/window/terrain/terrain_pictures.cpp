// SPDX-License-Identifier: MIT
#include "editor/window/terrain/terrain_pictures.h"

#include <algorithm>
#include <cairo.h>
#include <cstdint>
#include <wx/bitmap.h>
#include <wx/image.h>

#include "editor/tools/tool/terrain_stock.h"
#include "editor/window/canvas/surface.h"
#include "rendering/cairo/cairo_canvas.h"
#include "rendering/map/map_painter.h"

namespace bulkhead {
namespace {

wxImage image_of(const Surface& surface) {
  auto* const from = surface.get();
  cairo_surface_flush(from);
  const int width = cairo_image_surface_get_width(from);
  const int height = cairo_image_surface_get_height(from);
  const auto* const data = cairo_image_surface_get_data(from);
  const int stride = cairo_image_surface_get_stride(from);
  wxImage image(width, height, false);
  auto* to = image.GetData();
  for (int row = 0; row < height; ++row) {
    // Cairo keeps a pixel as one number of 32 bits: 0x00RRGGBB.
    const auto* pixels = reinterpret_cast<const std::uint32_t*>(data + std::ptrdiff_t{row} * stride);
    for (int column = 0; column < width; ++column) {
      for (const unsigned shift : {16U, 8U, 0U}) *to++ = static_cast<unsigned char>(pixels[column] >> shift & 0xFFU);
    }
  }
  return image;
}

}  // namespace

wxBitmapBundle picture_of_terrain(const Mission& mission, const Id& kind, const Design& design, int size,
                                  double content_scale) {
  MapOptions options;
  options.scale = 5;
  options.design = &design;
  auto plan = lay_out_map(picture_of_kind(mission, kind), options);
  plan.coordinates.clear();
  const auto box = plan.boards;
  const double pixels = size / std::max(box.size.x, box.size.y);
  const Surface surface(size, size, content_scale);
  {
    const auto context = surface.context();
    cairo_translate(context.get(), -box.top_left.x * pixels, -box.top_left.y * pixels);
    CairoCanvas canvas(context.get(), pixels);
    canvas.fill(Path::rectangle(box.grown(1)), design.paper);
    paint_map(canvas, plan);
    canvas.finish();
  }
  return wxBitmapBundle(wxBitmap(image_of(surface), wxBITMAP_SCREEN_DEPTH, content_scale));
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/window/terrain/terrain_pictures.h"

#include <algorithm>
#include <cairo.h>

#include "editor/tools/tool/terrain_stock.h"
#include "editor/window/canvas/map_picture.h"
#include "rendering/cairo/cairo_canvas.h"
#include "rendering/map/map_painter.h"

namespace bulkhead {

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
  return wxBitmapBundle(bitmap_of(pixels_of(surface), content_scale));
}

}  // namespace bulkhead

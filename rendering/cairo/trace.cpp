// SPDX-License-Identifier: MIT
#include "rendering/cairo/trace.h"

#include <cairo.h>

namespace bulkhead {

void trace(cairo_t* context, const Path& path) {
  cairo_new_path(context);
  for (const auto& [verb, control1, control2, end] : path.segments()) {
    switch (verb) {
      case Path::Verb::move: cairo_move_to(context, end.x, end.y); break;
      case Path::Verb::line: cairo_line_to(context, end.x, end.y); break;
      case Path::Verb::curve:
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y);
        break;
      case Path::Verb::close: cairo_close_path(context); break;
    }
  }
}

}  // namespace bulkhead

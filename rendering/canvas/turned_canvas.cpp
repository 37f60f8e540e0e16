// SPDX-License-Identifier: MIT
#include "rendering/canvas/turned_canvas.h"

#include "rendering/text/typesetting.h"

namespace bulkhead {

Path TurnedCanvas::turned(const Path& path) const {
  const auto there = [&](Vec point) { return about_ + about_ - point; };
  Path result;
  for (const auto& segment : path.segments()) {
    switch (segment.verb) {
      case Path::Verb::move: result.move_to(there(segment.end)); break;
      case Path::Verb::line: result.line_to(there(segment.end)); break;
      case Path::Verb::curve:
        result.curve_to(there(segment.control1), there(segment.control2), there(segment.end));
        break;
      case Path::Verb::close: result.close(); break;
    }
  }
  return result;
}

void TurnedCanvas::fill(const Path& path, Colour colour) { canvas_.fill(turned(path), colour); }

void TurnedCanvas::stroke(const Path& path, const Stroke& stroke) { canvas_.stroke(turned(path), stroke); }

void TurnedCanvas::text(const TextRun& run) {
  const auto letters = outlines_of(placed(run), run.font.weight, Outlines::all);
  if (letters.empty()) return;
  if (run.halo > 0) stroke(letters, round_line(2 * run.halo, run.halo_colour));
  fill(letters, run.colour);
}

void TurnedCanvas::picture(const Picture& picture, const Rect& box) {
  canvas_.picture(picture, {about_ + about_ - box.bottom_right(), box.size});
}

void TurnedCanvas::push_clip(const Path& path) { canvas_.push_clip(turned(path)); }
void TurnedCanvas::pop_clip() { canvas_.pop_clip(); }
void TurnedCanvas::push_opacity(double opacity) { canvas_.push_opacity(opacity); }
void TurnedCanvas::pop_opacity() { canvas_.pop_opacity(); }
void TurnedCanvas::begin_layer(const std::string& id, const std::string& name) { canvas_.begin_layer(id, name); }
void TurnedCanvas::end_layer() { canvas_.end_layer(); }
void TurnedCanvas::begin_object(const ObjectInfo& object) { canvas_.begin_object(object); }
void TurnedCanvas::end_object() { canvas_.end_object(); }

}  // namespace bulkhead

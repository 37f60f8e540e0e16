// SPDX-License-Identifier: MIT
#include "rendering/canvas/turned_canvas.h"

#include "rendering/text/typesetting.h"

namespace bulkhead {

Path TurnedCanvas::placed(const Path& path) const {
  Path result;
  for (const auto& segment : path.segments()) {
    switch (segment.verb) {
      case Path::Verb::move: result.move_to(placed(segment.end)); break;
      case Path::Verb::line: result.line_to(placed(segment.end)); break;
      case Path::Verb::curve:
        result.curve_to(placed(segment.control1), placed(segment.control2), placed(segment.end));
        break;
      case Path::Verb::close: result.close(); break;
    }
  }
  return result;
}

void TurnedCanvas::text(const TextRun& run) {
  const auto letters = outlines_of(bulkhead::placed(run), run.font.weight);
  if (letters.empty()) return;
  if (run.halo > 0) stroke(letters, round_line(2 * run.halo, run.halo_colour));
  fill(letters, run.colour);
}

}  // namespace bulkhead

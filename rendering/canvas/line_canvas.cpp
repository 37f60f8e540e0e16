// SPDX-License-Identifier: MIT
#include "rendering/canvas/line_canvas.h"

#include "rendering/look/colours.h"

namespace bulkhead {
namespace {

constexpr double palest = 1.3;

}  // namespace

bool LineCanvas::is_pale(Colour colour) const { return contrast(colour, design_.paper) < palest; }

void LineCanvas::fill(const Path& path, Colour colour) {
  // A tint lets show through what is below it.
  if (colour.alpha == 1) page_.fill(path, design_.paper);
  if (!is_pale(colour) && colour.alpha == 1) page_.stroke(path, round_line(weight::outline, colour));
}

void LineCanvas::fill(const Path& path, const Pattern& pattern) {
  auto dashed = round_line(weight::outline, pattern.colour);
  dashed.dashes = {2.4, 1.2};
  page_.stroke(path, dashed);
}

void LineCanvas::text(const TextRun& run) {
  if (!is_pale(run.colour)) return page_.text(run);
  // Light letters stood on something dark.
  auto dark = run;
  dark.colour = design_.ink;
  page_.text(dark);
}

}  // namespace bulkhead

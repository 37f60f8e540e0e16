// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>

#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// Words in their place.
[[nodiscard]] inline TextRun run_at(std::string text, const Font& font, Colour colour, Vec at,
                                    TextRun::Anchor anchor = TextRun::Anchor::start) {
  TextRun run;
  run.text = std::move(text);
  run.font = font;
  run.colour = colour;
  run.at = at;
  run.anchor = anchor;
  return run;
}

/// The same as a document's title, or above a part of it.
[[nodiscard]] inline TextRun with_role(TextRun run, TextRun::Role role) {
  run.role = role;
  return run;
}

/// A plain line that ends where it ends.
[[nodiscard]] inline Stroke thin_line(double width, Colour colour) {
  Stroke stroke;
  stroke.width = width;
  stroke.colour = colour;
  return stroke;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// A text set in one to three lines around the origin, as a label on the drawing.
struct LabelShape {
  std::vector<TextRun> lines;
  /// Of the sign in front of them, whose letters are the last line.
  std::optional<Rect> badge;
  /// Around all lines with their halos.
  Rect box;
  /// How far this is from how the label would like to look; in the same unit as millimetres of distance.
  double cost = 0;
};

/// Every way to set a label: at its size and smaller, in one line or broken at blanks into lines of even width, without
/// a `·` that stands there. None for more than 12 words or 400 bytes, which no place on a map has room for.
[[nodiscard]] std::vector<LabelShape> label_shapes(std::string_view text, const Font& font, double smallest,
                                                   Colour colour, Colour halo);

/// The letters of a sign and the badge that they stand on, in the middle of a box.
struct Sign {
  Rect badge;
  TextRun letters;
};
/// As a map has it, or so many times as large.
[[nodiscard]] Sign sign_at(std::string_view letters, Vec centre, Colour halo, double factor = 1);
/// The shape with a sign in front of its words, if it has any.
[[nodiscard]] LabelShape with_sign(LabelShape shape, std::string_view letters, Colour halo);

/// The shape with its lines and box moved.
[[nodiscard]] LabelShape moved(LabelShape shape, Vec by);

}  // namespace bulkhead

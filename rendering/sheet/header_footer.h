// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/mission.h"
#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// The head of a sheet: title and lead at the left, what it is, its scale and a scale bar at the right, a rule below.
struct Header {
  std::vector<std::string> title;
  Font title_font;
  std::vector<std::string> lead;
  /// Small capitals at the right.
  std::string what;
  /// Whether some of the title is missing.
  bool title_is_cut = false;
  /// Whether words below it end within a sentence, or some sentences are missing.
  bool lead_is_cut = false;
  double height = 0;
};
/// Whether long texts of head and foot take the lines they need or one line each, which is cut.
enum class HeadTexts : unsigned char { long_ones, one_line };

/// The title shrinks to stay in one line, then breaks; a very long one takes as many lines as it needs. A lead of more
/// than three lines is cut, and ends with an ellipsis.
[[nodiscard]] Header set_header(const Mission& mission, std::string_view what, double width,
                                HeadTexts texts = HeadTexts::long_ones);
void draw(Canvas& canvas, const Header& header, double scale, Vec top_left, double width, const Design& design);

/// The foot: who made it at the left, what it is built from at the right; one below the other where both are long.
struct Footer {
  std::vector<std::string> left;
  std::vector<std::string> right;
  bool in_one_line = true;
  /// Whether some of it is missing.
  bool is_cut = false;
  double height = 0;
};
[[nodiscard]] Footer set_footer(const Mission& mission, double width, HeadTexts texts = HeadTexts::long_ones);
void draw(Canvas& canvas, const Footer& footer, Vec top_left, double width, const Design& design);

void draw_rule(Canvas& canvas, Vec from, double width, double weight, Colour colour);

/// `1 : 4`
[[nodiscard]] std::string spaced_scale(double scale);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/tokens/token_list.h"

namespace bulkhead {

/// What stands on a token and below it, from its centre. Lengths in millimetres.
struct TokenFace {
  /// Of the circle that is cut out, and of the ground of its words, around which the rim lies.
  double radius = 0;
  double inner_radius = 0;
  std::vector<TextRun> texts;
  /// Words that found no room inside; they stand below, where they are cut off.
  std::vector<TextRun> caption;
  /// Whether some of those are missing.
  bool caption_is_cut = false;
};

/// The rim is drawn so far beyond the cut.
inline constexpr double token_bleed = 0.8;

[[nodiscard]] TokenFace lay_out_token(const Token& token, const Design& design);
/// Around all that is drawn of it, its centre at 0,0.
[[nodiscard]] Rect bounds_of(const TokenFace& face);

void draw(Canvas& canvas, const Token& token, const TokenFace& face, Vec centre, const Design& design);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// How high capitals and figures are in millimetres: 0.727 em in the shipped type.
[[nodiscard]] constexpr double cap_height(const Font& font) { return 0.727 * font.size * millimetres_per_point; }

/// How much room a line of text takes, in millimetres: from the baseline's start, `ascent` up and `descent` down. The
/// same on every canvas, whatever the screen. Without the type (see `shipped_fonts`) there is no size and no document.
struct TextSize {
  double width = 0;
  double ascent = 0;
  double descent = 0;
};
[[nodiscard]] TextSize measure(std::string_view text, const Font& font);

/// The box that a run covers, halo included.
[[nodiscard]] Rect bounds_of(const TextRun& run);

/// Whether a text is no wider than `width` mm, which is that of a page at most: nothing of more than 2,000 bytes is.
[[nodiscard]] bool fits(std::string_view text, const Font& font, double width);
/// Breaks a text into lines that fit, at blanks where that is possible, else between letters; line feeds end lines. Of
/// more than `most` lines the last ends with `…`.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, const Font& font, double width,
                                            std::size_t most = 1000);
/// Cuts a line that is wider than `width` mm and ends it with `…`.
[[nodiscard]] std::string shortened(std::string_view text, const Font& font, double width);

/// Whether the shipped type has a glyph for a character, or it needs none (controls, joiners); a table made when
/// Bulkhead was built, so no font is opened. Other characters are shown as U+FFFD.
[[nodiscard]] bool has_glyph(char32_t character);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/text/fonts.h"

namespace bulkhead {

/// What a page shows of a text, as glyphs; kept, so that asking again costs nothing. Empty if there is no type, which
/// `shipped_fonts()` says.
[[nodiscard]] std::shared_ptr<const GlyphLine> glyphs_of(std::string_view text, const Font& font);

/// In millimetres: the line's width with the space between its letters.
[[nodiscard]] double width_of(const GlyphLine& line, const Font& font);

/// A run with every glyph in its place on the page.
struct PlacedRun {
  std::shared_ptr<const GlyphLine> line;
  /// The size of the type in millimetres.
  double size = 0;
  /// Where the origin of each glyph of the line is.
  std::vector<Vec> places;
};
[[nodiscard]] PlacedRun placed(const TextRun& run);

/// The outlines of all glyphs.
[[nodiscard]] Path outlines_of(const PlacedRun& run, Font::Weight weight);

}  // namespace bulkhead

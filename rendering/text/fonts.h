// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// A line of text as glyphs of one face. Lengths in em (the type's size), x right from the line's start, y down from
/// the baseline; no space between letters is added yet.
struct GlyphLine {
  struct Glyph {
    /// `replacement_glyph` for U+FFFD, which the type itself does not have.
    std::uint32_t index = 0;
    Vec at;
    /// Which of the clusters it belongs to.
    std::size_t cluster = 0;
  };
  std::string text;
  /// In the order of their clusters.
  std::vector<Glyph> glyphs;
  /// How many bytes of `text` belong together; there may be no glyphs of them, where nothing is to be seen.
  std::vector<int> clusters;
  double width = 0;
  /// Around what is inked; no size if nothing is.
  Rect ink;
};

inline constexpr std::uint32_t replacement_glyph = 0xFFFFFFFF;

/// The faces of the shipped type, Inter. Setting costs milliseconds; any thread may use it.
class Fonts {
 public:
  virtual ~Fonts() = default;
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

  /// What is shown of a text, set as a line; kept, so that asking again costs nothing.
  [[nodiscard]] virtual std::shared_ptr<const GlyphLine> line(std::string_view text, Font::Weight weight,
                                                              bool tabular_figures) const = 0;
  /// A glyph's outline for a size of 1 mm, its origin at 0,0; filled by the rule of non-zero winding.
  [[nodiscard]] virtual const Path& outline(Font::Weight weight, std::uint32_t glyph) const = 0;
  /// How far the type reaches above and below the baseline, in em.
  [[nodiscard]] virtual double ascent() const = 0;
  [[nodiscard]] virtual double descent() const = 0;

 protected:
  Fonts() = default;
};

/// The type that Bulkhead ships: beside the program (`../share/bulkhead/fonts` from the executable), else where
/// Debian's package fonts-inter puts it. Loaded once.
[[nodiscard]] const Result<std::shared_ptr<const Fonts>>& shipped_fonts();

}  // namespace bulkhead

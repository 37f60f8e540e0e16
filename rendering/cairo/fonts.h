// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "rendering/text/fonts.h"

struct _cairo_font_face;  // NOLINT(bugprone-reserved-identifier): Cairo's own name for cairo_font_face_t

namespace bulkhead {

/// Faces that are loaded from files through a font configuration of their own: what else is installed or configured on
/// a computer does not matter. Loading costs milliseconds.
class CairoFonts final : public Fonts {
 public:
  /// From the first folder that has all faces.
  [[nodiscard]] static Result<std::shared_ptr<const CairoFonts>> load(
      const std::vector<std::filesystem::path>& folders);
  ~CairoFonts() override;

  [[nodiscard]] std::shared_ptr<const GlyphLine> line(std::string_view text, Font::Weight weight,
                                                      bool tabular_figures) const override;
  [[nodiscard]] const Path& outline(Font::Weight weight, std::uint32_t glyph) const override;
  [[nodiscard]] double ascent() const override;
  [[nodiscard]] double descent() const override;

  /// Sets a line. `text` must come from `shown_text`.
  [[nodiscard]] GlyphLine set(std::string text, Font::Weight weight, bool tabular_figures) const;
  [[nodiscard]] _cairo_font_face* face(Font::Weight weight) const;
  /// Each glyph of it looks like `replacement_glyph`: a document holds the sign once, however often it is there.
  [[nodiscard]] _cairo_font_face* replacement_face(Font::Weight weight) const;

 private:
  struct Loaded;
  explicit CairoFonts(std::unique_ptr<Loaded> loaded);
  std::unique_ptr<Loaded> loaded_;
};

/// For a program that draws with the shipped type alone, before it draws: Pango would read which other fonts the
/// computer has as well, a sixth of what a map takes. The window must not, as its toolkit draws with those.
void leave_out_fonts_of_the_computer();

/// The same as `shipped_fonts`.
[[nodiscard]] const Result<std::shared_ptr<const CairoFonts>>& shipped_cairo_fonts();

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "rendering/canvas/canvas.h"

struct _cairo_font_face;  // NOLINT(bugprone-reserved-identifier): Cairo's own name for cairo_font_face_t

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
  /// The bytes of `text` and the number of glyphs (0 where nothing is to be seen) that belong together.
  struct Cluster {
    int bytes = 0;
    int glyphs = 0;
  };
  std::string text;
  std::vector<Glyph> glyphs;
  std::vector<Cluster> clusters;
  double width = 0;
  /// Around what is inked; no size if nothing is.
  Box ink;
};

inline constexpr std::uint32_t replacement_glyph = 0xFFFFFFFF;

/// The faces of the shipped type, Inter, loaded from files through a font configuration of their own: what else is
/// installed or configured on a computer does not matter. Loading and setting cost milliseconds; any thread may use it.
/// What is virtual can be asked by programs that load all this only when something is drawn.
class Fonts {
 public:
  /// From the first folder that has all faces.
  [[nodiscard]] static Result<std::shared_ptr<const Fonts>> load(const std::vector<std::filesystem::path>& folders);
  virtual ~Fonts();
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

  /// What is shown of a text, set as a line; kept, so that asking again costs nothing.
  [[nodiscard]] virtual std::shared_ptr<const GlyphLine> line(std::string_view text, Font::Weight weight,
                                                              bool tabular_figures) const;
  /// A glyph's outline for a size of 1 mm, its origin at 0,0; filled by the rule of non-zero winding.
  [[nodiscard]] virtual const Path& outline(Font::Weight weight, std::uint32_t glyph) const;
  /// How far the type reaches above and below the baseline, in em.
  [[nodiscard]] virtual double ascent() const;
  [[nodiscard]] virtual double descent() const;

  /// Sets a line. `text` must come from `shown_text`.
  [[nodiscard]] GlyphLine set(std::string text, Font::Weight weight, bool tabular_figures) const;
  [[nodiscard]] _cairo_font_face* face(Font::Weight weight) const;

 private:
  struct Loaded;
  explicit Fonts(std::unique_ptr<Loaded> loaded);
  std::unique_ptr<Loaded> loaded_;
};

/// The type that Bulkhead ships: beside the program (`../share/bulkhead/fonts` from the executable), else where
/// Debian's package fonts-inter puts it. Loaded once.
[[nodiscard]] const Result<std::shared_ptr<const Fonts>>& shipped_fonts();

}  // namespace bulkhead

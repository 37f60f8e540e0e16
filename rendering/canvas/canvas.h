// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rendering/canvas/path.h"

namespace bulkhead {

/// 8 bits a channel, sRGB; `alpha` from 0 to 1.
struct Colour {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  double alpha = 1;
  friend constexpr bool operator==(const Colour&, const Colour&) = default;
  [[nodiscard]] constexpr Colour faded(double new_alpha) const { return {red, green, blue, new_alpha}; }
};

/// How a line is drawn. Lengths in millimetres.
struct Stroke {
  enum class Cap : unsigned char { butt, round, square };
  enum class Join : unsigned char { miter, round };
  double width = 0.2;
  Colour colour;
  /// Lengths of dashes and gaps in turn; empty for a full line.
  std::vector<double> dashes;
  Cap cap = Cap::butt;
  Join join = Join::miter;
};

/// A full line whose corners are round.
[[nodiscard]] inline Stroke round_line(double width, Colour colour) {
  Stroke stroke;
  stroke.width = width;
  stroke.colour = colour;
  stroke.join = Stroke::Join::round;
  return stroke;
}

/// A regular drawing that fills an area, so that nothing is told by colour alone. Lengths in millimetres on paper; the
/// pattern lies fixed to the page, so neighbouring areas with the same pattern meet without a seam. `weight` is the
/// width of lines and the radius of dots; checks are squares of half the spacing.
struct Pattern {
  enum class Kind : unsigned char { stripes, dots, bars, crosses, grid, reversed_stripes, checks };
  Kind kind = Kind::stripes;
  double spacing = 2.4;
  double weight = 0.35;
  Colour colour;
};

inline constexpr double millimetres_per_point = 25.4 / 72;

/// Faces of the shipped type family.
struct Font {
  enum class Weight : unsigned char { regular, medium, semibold, bold };
  /// In points (1/72 inch).
  double size = 9;
  Weight weight = Weight::regular;
  /// Additional space between letters in points.
  double spacing = 0;
  bool tabular_figures = false;
  friend bool operator==(const Font&, const Font&) = default;
};

/// Where in a table a line stands, for those who have it read out: rows with one number are the same row.
struct TableCell {
  std::size_t table = 0;
  std::size_t row = 0;
  std::size_t column = 0;
  /// Says what stands below it in its column.
  bool heading = false;
};

/// A line of text at a place. `at` is on the baseline.
struct TextRun {
  enum class Anchor : unsigned char { start, middle, end };
  /// What it is to those who have a document read out: its title, what stands above a part of it, or any other line.
  enum class Role : unsigned char { line, title, heading };
  std::string text;
  Font font;
  Colour colour;
  Vec at;
  Anchor anchor = Anchor::start;
  /// A rim of this width around the letters (0 = none), drawn below them.
  double halo = 0;
  Colour halo_colour{};
  Role role = Role::line;
  std::optional<TableCell> cell = std::nullopt;
};

/// What a drawing says about a group of its strokes, for programs that read it: `id` begins with the kind
/// (`wall-C2-C3`), `address` is the place in the mission's own words, `title` and `description` are for people.
struct ObjectInfo {
  std::string id;
  std::string address;
  std::string title;
  std::string description;
};

/// A picture of PNG data, which whoever took it into a mission has found readable.
struct Picture {
  std::vector<std::uint8_t> png;
};

/// What a part of a page is to those who have a document read out. Cells stand in rows, and rows in tables.
enum class Structure : unsigned char { figure, table, row, heading_cell, cell };

/// What painters draw to: a page of a size in millimetres. Calls of begin/push and end/pop must nest properly.
class Canvas {
 public:
  virtual ~Canvas() = default;

  virtual void fill(const Path& path, Colour colour) = 0;
  virtual void stroke(const Path& path, const Stroke& stroke) = 0;
  virtual void text(const TextRun& run) = 0;
  virtual void picture(const Picture& picture, const Rect& box) = 0;

  /// What follows is drawn inside the path only.
  virtual void push_clip(const Path& path) = 0;
  virtual void pop_clip() = 0;
  /// What follows is put together first, then laid down as a whole with this opacity (0 to 1).
  virtual void push_opacity(double opacity) = 0;
  virtual void pop_opacity() = 0;

  /// A layer that drawing programs show by its name. Layers do not nest.
  virtual void begin_layer(const std::string& id, const std::string& name) = 0;
  virtual void end_layer() = 0;
  /// A named object; objects may nest.
  virtual void begin_object(const ObjectInfo& object) = 0;
  virtual void end_object() = 0;

  /// What follows is a figure, its words included, or a part of a table. Figures and tables do not nest, and none
  /// begins inside of what has an opacity of its own.
  virtual void begin_structure(Structure /*structure*/) {}
  virtual void end_structure() {}

  /// Fills the path with a pattern: the same lines on every canvas that has no reason to show others.
  virtual void fill(const Path& path, const Pattern& pattern);

 protected:
  Canvas() = default;
  Canvas(const Canvas&) = default;
  Canvas& operator=(const Canvas&) = default;
};

}  // namespace bulkhead

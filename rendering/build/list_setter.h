// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "rendering/build/build_pieces.h"
#include "rendering/build/list_rows.h"
#include "rendering/build/notations.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

namespace list_font {
inline const Font code = {type_size::small, Font::Weight::bold, 0, true};
inline const Font text = {type_size::small, Font::Weight::regular, 0, true};
inline const Font head = {type_size::small, Font::Weight::semibold, 0, true};
/// Of places and sizes.
inline const Font place = {7, Font::Weight::regular, 0, true};
}  // namespace list_font

/// From the top of one line to that of the next.
inline constexpr double list_line = 3.6;
/// Above the first line and below the last of a row.
inline constexpr double list_room = 0.75;
/// Of a line of a list that begins so far down.
[[nodiscard]] constexpr double list_baseline(double top) { return top + 2.75; }

/// As it stands before a kind, with a star where some of it stand in.
[[nodiscard]] std::string code_of(const BuildKind& kind);

/// Makes a kind, or a notation, and all that stands below it one row of a table: places are its last cell.
void make_table_row(std::span<ListRow> rows, std::size_t number);

/// Sets the rows of lists for a width.
class ListSetter {
 public:
  ListSetter(double width, const Design& design) : width_(width), design_(design) {}

  /// Words over as many lines as they need.
  [[nodiscard]] ListRow words(const std::string& text, const Font& font, Colour colour, double above = list_room) const;
  [[nodiscard]] ListRow heading(const std::string& text) const;
  /// Code, name and, at the right, how many, before it how a `figure` lies that is not turned; below, how large one of
  /// them is.
  [[nodiscard]] ListRow kind(const BuildKind& kind, double code_width, const std::string& number, Colour colour,
                             bool bold, const FeatureKind* figure = nullptr) const;
  /// A sign, and what it means beside it.
  [[nodiscard]] ListRow notation(const Notation& notation, double sign_width) const;
  /// Places with a box before each, in as many columns as fit, row by row; the lines of one stay together.
  void add_places(std::vector<ListRow>& rows, const std::vector<std::string>& places) const;

  /// Room for the codes of some kinds; none where there are none.
  [[nodiscard]] static double code_width(const std::vector<const BuildKind*>& kinds);
  /// Room for the signs of some notations.
  [[nodiscard]] static double sign_width(const std::vector<Notation>& notations);

 private:
  double width_;
  const Design& design_;
};

}  // namespace bulkhead

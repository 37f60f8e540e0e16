// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "editor/tools/view/table.h"
#include "editor/tools/view/view.h"

namespace bulkhead {

/// A column's letter or a row's number at the rim of the canvas.
struct StickyLetter {
  std::string text;
  /// Its middle, in logical pixels of the canvas.
  ScreenPoint at;
  /// Names a row, at the left rim.
  bool of_row = false;
  friend bool operator==(const StickyLetter&, const StickyLetter&) = default;
};

/// Letters and numbers of columns and rows that are in sight where those beside their board are not, along the upper
/// and the left rim of the canvas.
[[nodiscard]] std::vector<StickyLetter> sticky_letters(const Mission& mission, const Table& table, const View& view);

/// How far from the rim their middles are, in logical pixels; they stand in strips of twice this width, which the map
/// does not have.
inline constexpr double sticky_inset = 11;

/// What such letters leave of a canvas of this size: all of it where there are none.
[[nodiscard]] Rect ground_beside(const std::vector<StickyLetter>& letters, ScreenPoint size);

}  // namespace bulkhead

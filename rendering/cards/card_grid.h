// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "rendering/canvas/path.h"
#include "rendering/sheet/paper.h"

namespace bulkhead {

/// How things of one size lie on a sheet, all with the same bleed, so that two cuts run between neighbours. Lengths in
/// millimetres.
struct CardGrid {
  Vec page;
  int columns = 0;
  int rows = 0;
  /// Of a column, of a row.
  Vec cell;
  Vec bleed;
  Vec top_left;
  /// Whether a line of text has room below.
  bool has_note = false;

  [[nodiscard]] int count() const { return columns * rows; }
  [[nodiscard]] Rect trim(int index) const;
};

/// Printers leave so much of the paper white.
inline constexpr double printer_margin = 5;
inline constexpr double mark_length = 2.5;

/// The grid that holds most, upright or across where nobody wants the paper to lie one way; of two that hold as many
/// the one with more bleed. Nothing where the paper holds none.
[[nodiscard]] std::optional<CardGrid> card_grid(Vec paper, Vec cell, Orientation orientation = Orientation::best);

}  // namespace bulkhead

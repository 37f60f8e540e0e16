// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rendering/build/build_pieces.h"
#include "rendering/build/notations.h"
#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// A row of a list, set for a width: words and boxes to tick, from its top-left corner. Millimetres on paper.
struct ListRow {
  double height = 0;
  std::vector<TextRun> words;
  std::vector<Rect> ticks;
  /// How something lies that is not turned.
  std::vector<Path> figure = {};
  /// A line above it.
  bool ruled = false;
  /// Does not stand last in a column.
  bool stays_with_next = false;
  /// Had better not, where that leaves room for all.
  bool belongs_to_next = false;
};

/// What all a table is built of: the boxes, kind by kind with code, name, size and number, what one must know, and how
/// signs are read.
[[nodiscard]] std::vector<ListRow> piece_rows(const Mission& mission, const BuildPieces& pieces,
                                              const std::vector<Notation>& notations, double width,
                                              const Design& design);

/// What is placed in a step: each kind, and below it every place with a box to tick; with the markers the zones.
/// `number_of` gives the number that stands at a piece in the plan in place of its code, and 0 where its code does;
/// `number_of_ground` the same of the names of zones and areas.
[[nodiscard]] std::vector<ListRow> step_rows(const Mission& mission, const BuildPieces& pieces, BuildStep step,
                                             double width, const Design& design,
                                             const std::function<int(std::size_t piece)>& number_of,
                                             const std::function<int(const Id& ground)>& number_of_ground = {});

/// Rows put into columns of a height, from top to bottom and left to right.
struct ListColumn {
  std::vector<ListRow> rows;
  double height = 0;
};
/// Takes from the front of the rows as many as fit into a column; at least one, of one that is taller than the column
/// the upper lines.
[[nodiscard]] ListColumn take_column(std::vector<ListRow>& rows, double height);

void draw(Canvas& canvas, const ListColumn& column, Vec top_left, double width, const Design& design);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/tools/view/sticky_letters.h"

#include <algorithm>

#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

/// Names closer together than this, in pixels, are left out.
constexpr double room = 26;
/// The board's own letters, outside of it, are in sight where so much of the canvas lies before its edge.
constexpr double letters_before = 24;

int step_of(double pitch) {
  for (const int step : {1, 2, 5, 10, 20}) {
    if (pitch * step >= room) return step;
  }
  return 50;
}

/// Every so many from the first on, so that there are as many between any two.
bool names(int index, int step) { return index % step == 0; }

}  // namespace

std::vector<StickyLetter> sticky_letters(const Mission& mission, const Table& table, const View& view) {
  std::vector<StickyLetter> letters;
  const auto size = view.size();
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    const auto* lattice = board->lattice();
    const auto* set = set_of(mission, *board);
    if (lattice == nullptr || set == nullptr) continue;
    const auto ground = table.box(number, board_bounds(mission, *board));
    const auto from = view.to_screen(ground.top_left);
    const auto to = view.to_screen(ground.bottom_right());
    if (to.x <= 0 || to.y <= 0 || from.x >= size.x || from.y >= size.y) continue;
    const double pitch = static_cast<double>(set->pitch.in_micrometres()) / 1000 * view.zoom();
    const int step = step_of(pitch);
    const auto middle = [&](int column, int row) {
      return view.to_screen(table.at(mission, Place(CellAddress{number, {column, row}})));
    };
    const bool above = from.y < letters_before;
    const bool beside = from.x < letters_before;
    // The corner belongs to neither.
    const double corner = above && beside ? 2 * sticky_inset : 0;
    for (int column = 0; above && column < lattice->size().columns; ++column) {
      const double x = middle(column, 0).x;
      if (names(column, step) && x > corner && x < size.x) {
        letters.push_back({column_letters(column), {x, sticky_inset}});
      }
    }
    for (int row = 0; beside && row < lattice->size().rows; ++row) {
      const double y = middle(0, row).y;
      if (names(row, step) && y > corner && y < size.y) {
        letters.push_back({std::to_string(row + 1), {sticky_inset, y}, true});
      }
    }
  }
  return letters;
}

Rect ground_beside(const std::vector<StickyLetter>& letters, ScreenPoint size) {
  Vec corner;
  for (const auto& letter : letters) {
    (letter.of_row ? corner.x : corner.y) = 2 * sticky_inset;
  }
  return {corner, {std::max(0.0, size.x - corner.x), std::max(0.0, size.y - corner.y)}};
}

}  // namespace bulkhead

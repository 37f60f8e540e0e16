// SPDX-License-Identifier: MIT
#include "rendering/cards/card_grid.h"

#include <algorithm>
#include <cmath>

#include "rendering/cards/card_format.h"

namespace bulkhead {
namespace {

constexpr double note_room = 4;
/// Cards may have so little bleed beside a note, where they would have more without.
constexpr double least_bleed_with_note = 0.75;
constexpr double rounding = 1e-9;

int most_in(double room, double cell) {
  return std::max(0, static_cast<int>(std::floor((room - 2 * mark_length) / cell + rounding)));
}

/// In quarters of a millimetre: what is left over, shared among both sides of each.
double bleed_in(double room, double cell, int count) {
  const double left = (room - 2 * mark_length - cell * count) / (2 * count);
  return std::clamp(std::floor(left * 4 + rounding) / 4, 0.0, usual_bleed);
}

double length_of(double cell, double bleed, int count) { return cell * count + 2 * bleed * (count - 1); }

CardGrid grid_on(Vec page, Vec cell) {
  CardGrid grid;
  grid.page = page;
  grid.cell = cell;
  const Vec room = page - Vec{2 * printer_margin, 2 * printer_margin};
  grid.columns = most_in(room.x, cell.x);
  grid.rows = most_in(room.y, cell.y);
  if (grid.count() == 0) return grid;
  grid.bleed = {bleed_in(room.x, cell.x, grid.columns), bleed_in(room.y, cell.y, grid.rows)};
  const double with_note = bleed_in(room.y - note_room, cell.y, grid.rows);
  grid.has_note =
      with_note >= std::min(least_bleed_with_note, grid.bleed.y) && most_in(room.y - note_room, cell.y) == grid.rows;
  if (grid.has_note) grid.bleed.y = with_note;
  const Vec size = {length_of(cell.x, grid.bleed.x, grid.columns), length_of(cell.y, grid.bleed.y, grid.rows)};
  grid.top_left = (page - size - Vec{0, grid.has_note ? note_room : 0}) * 0.5;
  return grid;
}

}  // namespace

Rect CardGrid::trim(int index) const {
  const int column = index % columns;
  const int row = index / columns;
  return {{top_left.x + column * (cell.x + 2 * bleed.x), top_left.y + row * (cell.y + 2 * bleed.y)}, cell};
}

std::optional<CardGrid> card_grid(Vec paper, Vec cell, Orientation orientation) {
  const auto upright = grid_on(paper, cell);
  const auto across = grid_on({paper.y, paper.x}, cell);
  const auto least_bleed = [](const CardGrid& grid) { return std::min(grid.bleed.x, grid.bleed.y); };
  const bool lies = across.count() > upright.count() ||
                    (across.count() == upright.count() && least_bleed(across) > least_bleed(upright));
  const bool is_across = orientation == Orientation::best ? lies : orientation == Orientation::across;
  const auto& best = is_across ? across : upright;
  return best.count() == 0 ? std::nullopt : std::optional(best);
}

}  // namespace bulkhead

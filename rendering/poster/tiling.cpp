// SPDX-License-Identifier: MIT
#include "rendering/poster/tiling.h"

#include <algorithm>
#include <cmath>

#include "model/base/contracts.h"

namespace bulkhead {

int parts_of(double whole, double most, double overlap) {
  BULKHEAD_EXPECTS(most > overlap);
  // What is too large by less than a printer can tell is not.
  constexpr double tolerance = 0.01;
  return std::max(1, static_cast<int>(std::ceil((whole - overlap - tolerance) / (most - overlap))));
}

std::size_t Tiling::find(int column, int row) const {
  const auto found =
      std::find_if(tiles.begin(), tiles.end(), [&](const Tile& t) { return t.column == column && t.row == row; });
  return static_cast<std::size_t>(found - tiles.begin());
}

Tiling cut_into_tiles(const Rect& picture, Vec most, double overlap, const std::vector<Rect>& shown, Spare spare) {
  Tiling tiling;
  tiling.overlap = overlap;
  tiling.columns = parts_of(picture.size.x, most.x, overlap);
  tiling.rows = parts_of(picture.size.y, most.y, overlap);
  const auto side = [&](double whole, int parts) { return parts == 1 ? whole : (whole - overlap) / parts + overlap; };
  Vec size{side(picture.size.x, tiling.columns), side(picture.size.y, tiling.rows)};
  if (spare == Spare::last_column && tiling.columns > 1) size.x = most.x;
  if (spare == Spare::last_row && tiling.rows > 1) size.y = most.y;
  for (int row = 0; row < tiling.rows; ++row) {
    for (int column = 0; column < tiling.columns; ++column) {
      const Vec from{column * (size.x - overlap), row * (size.y - overlap)};
      Rect part{picture.top_left + from, size};
      if (spare == Spare::last_column && column == tiling.columns - 1) part.size.x = picture.size.x - from.x;
      if (spare == Spare::last_row && row == tiling.rows - 1) part.size.y = picture.size.y - from.y;
      const auto lies_on_it = [&](const Rect& box) { return box.overlaps(part); };
      if (std::any_of(shown.begin(), shown.end(), lies_on_it)) tiling.tiles.push_back({column, row, part});
    }
  }
  return tiling;
}

}  // namespace bulkhead

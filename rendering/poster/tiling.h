// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "rendering/canvas/path.h"

namespace bulkhead {

/// A sheet's part of a picture.
struct Tile {
  int column = 0;
  int row = 0;
  /// Of the picture; it overlaps those of the neighbours.
  Rect part;
};

/// How a picture is cut into parts, in reading order. Millimetres.
struct Tiling {
  int columns = 1;
  int rows = 1;
  double overlap = 0;
  /// Those on which something is shown.
  std::vector<Tile> tiles;

  /// The place in `tiles` of a neighbour, which may be none.
  [[nodiscard]] std::size_t find(int column, int row) const;
};

/// How many parts of `most` mm, which overlap, make `whole` mm.
[[nodiscard]] int parts_of(double whole, double most, double overlap);

/// What of the sheets the picture does not need is spread over all, which are of equal size then, or is left to those
/// of the last column or row, the others being as large as may be.
enum class Spare : unsigned char { spread, last_column, last_row };

/// Cuts a picture into parts that are at most so large; `most` must be larger than the overlap (contract). Those are
/// left out on which none of the boxes lies.
[[nodiscard]] Tiling cut_into_tiles(const Rect& picture, Vec most, double overlap, const std::vector<Rect>& shown,
                                    Spare spare = Spare::spread);

}  // namespace bulkhead

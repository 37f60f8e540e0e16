// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "rendering/legend/legend.h"
#include "rendering/look/tokens.h"
#include "rendering/poster/tiling.h"

namespace bulkhead {

/// What the signs of a poster mean, beside or below the picture of one of its sheets.
struct PosterKey {
  std::vector<LegendEntry> entries;
  int columns = 1;
  /// Of the sheet that has it, by its place in the tiles.
  std::size_t tile = 0;
  /// From the upper left corner of that sheet's picture, in millimetres.
  Rect place;
};

/// A tiling that leaves room for a key and has no more parts: all columns (or rows) but the last are as large as a
/// sheet holds, and what is left of the sheets of the last one is the key's. `most` is what a sheet holds. Nothing
/// where too little is left; else the key's is the last sheet with room for it.
struct KeyedTiling {
  Tiling tiling;
  PosterKey key;
};
[[nodiscard]] std::optional<KeyedTiling> room_for_key(std::vector<LegendEntry> entries, const Rect& picture, Vec most,
                                                      double overlap, const std::vector<Rect>& shown);

/// Below a picture that is a sheet by itself, across its whole width. Nothing where words would be broken or cut.
[[nodiscard]] std::optional<PosterKey> key_below(std::vector<LegendEntry> entries, Vec picture);

void draw(Canvas& canvas, const PosterKey& key, Vec picture, const Design& design);

}  // namespace bulkhead

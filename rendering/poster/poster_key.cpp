// SPDX-License-Identifier: MIT
#include "rendering/poster/poster_key.h"

#include <algorithm>
#include <utility>

#include "rendering/canvas/pens.h"
#include "rendering/sheet/legend.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// Between the picture and the key, where crop marks and the edges of the paper that are cut off lie.
constexpr double beside_picture = 8;
constexpr double title_height = 6;
/// Of a column of the key.
constexpr double least_width = 42;
constexpr double most_width = 70;
/// A part of the picture that is smaller is not worth a sheet.
constexpr double least_part = 40;

const Font title_font = {type_size::body, Font::Weight::bold, 0, false};

double height_of(const std::vector<LegendEntry>& entries, double width, int columns) {
  return title_height + set_legend(entries, width, columns).size.y;
}

int columns_in(double width) { return std::max(1, static_cast<int>(width / least_width)); }

}  // namespace

std::optional<KeyedTiling> room_for_key(std::vector<LegendEntry> entries, const Rect& picture, Vec most, double overlap,
                                        const std::vector<Rect>& shown) {
  if (entries.empty()) return std::nullopt;
  const auto even = cut_into_tiles(picture, most, overlap, shown);
  for (const bool beside : {true, false}) {
    auto tiling = cut_into_tiles(picture, most, overlap, shown, beside ? Spare::last_column : Spare::last_row);
    if (tiling.tiles.size() != even.tiles.size()) continue;
    // On the last that has room, where one looks for it.
    for (std::size_t tile = tiling.tiles.size(); tile-- > 0;) {
      const auto& [column, row, part] = tiling.tiles[tile];
      if (beside ? column != tiling.columns - 1 : row != tiling.rows - 1) continue;
      if (std::min(part.size.x, part.size.y) < least_part) continue;
      Rect place = beside
                       ? Rect{{part.size.x + beside_picture, 0}, {most.x - part.size.x - beside_picture, part.size.y}}
                       : Rect{{0, part.size.y + beside_picture}, {part.size.x, most.y - part.size.y - beside_picture}};
      place.size.x = beside ? std::min(place.size.x, most_width) : place.size.x;
      const int columns = beside ? 1 : columns_in(place.size.x);
      if (place.size.x < least_width || height_of(entries, place.size.x, columns) > place.size.y) continue;
      return KeyedTiling{std::move(tiling), {std::move(entries), columns, tile, place}};
    }
  }
  return std::nullopt;
}

std::optional<PosterKey> key_below(std::vector<LegendEntry> entries, Vec picture) {
  if (entries.empty()) return std::nullopt;
  const double width = std::max(picture.x, least_width);
  const int columns = columns_in(width);
  const auto block = set_legend(entries, width, columns);
  if (!block.whole) return std::nullopt;
  const Rect place{{0, picture.y + beside_picture}, {width, title_height + block.size.y}};
  return PosterKey{std::move(entries), columns, 0, place};
}

void draw(Canvas& canvas, const PosterKey& key, Vec picture, const Design& design) {
  const Vec at = picture + key.place.top_left;
  canvas.text(
      with_role(run_at("Key", title_font, design.ink, at + Vec{0, cap_height(title_font)}), TextRun::Role::heading));
  draw(canvas, set_legend(key.entries, key.place.size.x, key.columns), at + Vec{0, title_height}, design);
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/overlay_legend.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "editor/tools/words/translate.h"
#include "rendering/canvas/outline.h"

namespace bulkhead {
namespace {

/// Around the words, and from the edge of the map.
constexpr double inset = 10;
constexpr double away = 12;
/// Of a legend that is opened above the map.
constexpr int most_columns = 3;

/// In logical pixels.
LegendStyle screen_style() {
  return {.sample = {26, 12},
          .sample_down = 3,
          .text_gap = 7,
          .row_height = 18,
          .line_height = 15,
          .column_gap = 18,
          .font = overlay_font(11.5),
          .colour = &Design::mute,
          .most_lines = 2,
          .title_height = 19,
          .title_font = overlay_font(12, Font::Weight::semibold),
          .whole_pixels = true};
}

PlacedLegend set_into(const std::vector<LegendEntry>& legend, double width, int columns, const LegendStyle& style) {
  auto block = set_legend(legend, width, columns, style);
  const Vec ground = block.size + Vec{2 * inset, 2 * inset - 4};
  return {std::move(block), {{0, 0}, ground}};
}

/// What a legend may take of the map, its ground included.
Vec room_in(const Rect& map) { return map.size - Vec{2 * away, 2 * away}; }

/// Where its own corner comes to lie in the corners of the map, the one first that it had best have.
std::array<Vec, 4> corners(const Rect& map, Vec size) {
  const auto first = map.top_left + Vec{away, away};
  const auto last = map.bottom_right() - Vec{away, away} - size;
  return {Vec{first.x, last.y}, last, first, Vec{last.x, first.y}};
}

bool fits(const PlacedLegend& legend, Vec room) {
  return legend.ground.size.x <= room.x && legend.ground.size.y <= room.y;
}

}  // namespace

std::vector<LegendEntry> legend_of(const OverlayPicture& picture, const Design& design) {
  std::vector<LegendEntry> legend;
  const auto add = [&](std::string_view key, std::string title, const std::shared_ptr<const Layer>& layer) {
    legend.push_back({std::string(key), std::move(title), nullptr, true});
    if (!layer) return;
    for (auto& entry : layer->legend(design)) legend.push_back(std::move(entry));
  };
  if (picture.hatchways) add("hatchways", translate("Hatchways, just for looking"), picture.hatchways);
  for (const auto& [overlay, layer, pending] : picture.shown) {
    add(overlay->key, translate(overlay->name) + (pending ? " · " + translate("working…") : ""), layer);
  }
  return legend;
}

std::optional<PlacedLegend> place_legend(const std::vector<LegendEntry>& legend, const Rect& map,
                                         const std::optional<Rect>& sheet) {
  if (legend.empty()) return std::nullopt;
  const auto style = screen_style();
  const double natural = natural_width(legend, style);
  std::vector<double> widths = {natural};
  if (sheet) {
    const double beside = std::max(sheet->top_left.x - map.top_left.x, map.bottom_right().x - sheet->bottom_right().x);
    const double room = std::floor(beside - 2 * away - 2 * inset);
    if (room > 0 && room < natural) widths.push_back(room);
  }
  for (const double width : widths) {
    auto placed = set_into(legend, width, 1, style);
    if (!placed.block.whole || !fits(placed, room_in(map))) continue;
    for (const auto corner : corners(map, placed.ground.size)) {
      placed.ground.top_left = corner;
      if (!sheet || !placed.ground.overlaps(*sheet)) return placed;
    }
  }
  return std::nullopt;
}

PlacedLegend legend_in_corner(const std::vector<LegendEntry>& legend, const Rect& map,
                              const std::optional<Rect>& sheet) {
  const auto room = room_in(map);
  const auto in_corner = [&](PlacedLegend placed) {
    const auto covered = [&](Vec corner) {
      const auto both = sheet ? common({corner, placed.ground.size}, *sheet) : Rect();
      return both.size.x * both.size.y;
    };
    const auto all = corners(map, placed.ground.size);
    placed.ground.top_left =
        *std::min_element(all.begin(), all.end(), [&](Vec a, Vec b) { return covered(a) < covered(b); });
    return placed;
  };
  for (const double size : {1.0, 0.9, 0.8, 0.7}) {
    const auto style = screen_style().scaled(size);
    const double natural = natural_width(legend, style);
    for (int columns = 1; columns <= most_columns; ++columns) {
      const double wanted = natural * columns + style.column_gap * (columns - 1);
      auto placed = set_into(legend, std::min(wanted, room.x - 2 * inset), columns, style);
      if (placed.block.whole && fits(placed, room)) return in_corner(std::move(placed));
    }
  }
  const double widest = std::max(2 * inset, room.x - 2 * inset);
  return in_corner(set_into(legend, std::min(natural_width(legend, screen_style()), widest), 1, screen_style()));
}

void draw(Canvas& canvas, const PlacedLegend& legend, const Design& design) {
  canvas.fill(Path::rounded(legend.ground.grown(1), 7), design.rule);
  canvas.fill(Path::rounded(legend.ground, 6), design.paper.faded(0.96));
  draw(canvas, legend.block, legend.ground.top_left + Vec{inset, inset - 2}, design);
}

std::string folded(const std::vector<LegendEntry>& legend) {
  std::string line;
  for (const auto& entry : legend) {
    if (entry.title) line += (line.empty() ? "" : " · ") + entry.text;
  }
  return line;
}

}  // namespace bulkhead

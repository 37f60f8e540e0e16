// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/overlay_legend.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// Around the words, and from the edge of the map.
constexpr double inset = 10;
constexpr double away = 12;

/// In logical pixels.
LegendStyle screen_style() {
  return {.sample = {26, 12},
          .sample_down = 3,
          .text_gap = 7,
          .row_height = 18,
          .line_height = 15,
          .font = overlay_font(11.5),
          .colour = &Design::mute,
          .most_lines = 3,
          .title_height = 19,
          .title_font = overlay_font(12, Font::Weight::semibold),
          .whole_pixels = true};
}

/// No narrower than this, words and samples.
constexpr double least_width = 110;

PlacedLegend set_into(const std::vector<LegendEntry>& legend, double width) {
  auto block = set_legend(legend, width, 1, screen_style());
  const Vec ground = block.size + Vec{2 * inset, 2 * inset - 4};
  return {std::move(block), {{0, 0}, ground}};
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

std::optional<PlacedLegend> place_legend(const std::vector<LegendEntry>& legend, ScreenPoint size,
                                         const std::optional<Rect>& sheet) {
  if (legend.empty()) return std::nullopt;
  const double natural = natural_width(legend, screen_style());
  std::vector<double> widths = {natural};
  if (sheet) {
    const double beside = std::max(sheet->top_left.x, size.x - sheet->bottom_right().x);
    const double room = std::floor(beside - 2 * away - 2 * inset);
    if (room >= least_width && room < natural) widths.push_back(room);
  }
  for (const double width : widths) {
    auto placed = set_into(legend, width);
    const auto& ground = placed.ground.size;
    const double right = size.x - away - ground.x;
    const double low = size.y - away - ground.y;
    if (right < away || low < away) continue;
    for (const auto corner : {Vec{away, low}, Vec{right, low}, Vec{away, away}, Vec{right, away}}) {
      placed.ground.top_left = corner;
      if (!sheet || !placed.ground.overlaps(*sheet)) return placed;
    }
  }
  return std::nullopt;
}

PlacedLegend legend_in_corner(const std::vector<LegendEntry>& legend, ScreenPoint size) {
  const double most = std::max(least_width, size.x - 2 * away - 2 * inset);
  auto placed = set_into(legend, std::min(natural_width(legend, screen_style()), most));
  placed.ground.top_left = {away, size.y - away - placed.ground.size.y};
  return placed;
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

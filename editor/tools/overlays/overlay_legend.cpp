// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/overlay_legend.h"

#include <algorithm>

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
          .font = overlay_font(11.5),
          .colour = &Design::mute,
          .most_lines = 1,
          .title_height = 19,
          .title_font = overlay_font(12, Font::Weight::semibold),
          .whole_pixels = true};
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

void draw_legend(Canvas& canvas, std::vector<LegendEntry> legend, ScreenPoint size, const Design& design) {
  if (legend.empty()) return;
  const auto style = screen_style();
  const auto set = [&] {
    const double most = std::max(80.0 + style.sample.x + style.text_gap, size.x - 2 * away - 2 * inset);
    return set_legend(legend, std::min(natural_width(legend, style), most), 1, style);
  };
  auto block = set();
  const auto height_of = [](const LegendBlock& all) { return all.size.y + 2 * inset - 4; };
  if (height_of(block) > size.y * 0.75 || size.x < 420) {
    std::erase_if(legend, [](const LegendEntry& entry) { return !entry.title; });
    block = set();
  }
  const double height = height_of(block);
  const Rect ground{{away, size.y - away - height}, {block.size.x + 2 * inset, height}};
  canvas.fill(Path::rounded(ground.grown(1), 7), design.rule);
  canvas.fill(Path::rounded(ground, 6), design.paper.faded(0.94));
  draw(canvas, block, ground.top_left + Vec{inset, inset - 2}, design);
}

}  // namespace bulkhead

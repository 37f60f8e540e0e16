// SPDX-License-Identifier: MIT
#include "analysis/sight/sight.h"

#include <algorithm>

#include "editor/tools/overlays/ground_paint.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/samples.h"
#include "editor/tools/words/translate.h"
#include "rendering/look/colours.h"

namespace bulkhead {
namespace {

Colour unseen_tint(const Design& design) {
  const bool dark_floor = is_dark(design);
  return dark_floor ? Colour{0, 0, 0, 0.6} : Colour{0x14, 0x16, 0x1A, 0.36};
}

class SightLayer final : public Layer {
 public:
  /// `ground` is that of the pointer's level; `seen` runs clockwise, empty where nothing is seen.
  SightLayer(Vec pointer, std::vector<Rect> ground, Loop seen)
      : pointer_(pointer), ground_(std::move(ground)), seen_(std::move(seen)) {}

  void draw(const TablePainter& painter) const override {
    auto unseen = painter.path(outline_of(ground_));
    // What is seen runs the other way round, so it is a hole.
    unseen.append(painter.path(Loop(seen_.rbegin(), seen_.rend())));
    painter.canvas().fill(unseen, unseen_tint(painter.design()));
    if (seen_.empty()) return;
    painter.canvas().stroke(painter.path(seen_),
                            {1.4, painter.design().objective, {}, Stroke::Cap::butt, Stroke::Join::round});
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    return {{"unseen", translate("Out of sight from the pointer"),
             ground_sample(design, GroundPaint{unseen_tint(design), std::nullopt})}};
  }

  [[nodiscard]] std::string words_at(Vec on_table) const override {
    if (on_table == pointer_ || !inside(outline_of(ground_), on_table)) return {};
    return inside({seen_}, on_table) ? translate("in sight") : translate("out of sight");
  }

 private:
  Vec pointer_;
  std::vector<Rect> ground_;
  Loop seen_;
};

std::shared_ptr<const Layer> compute_sight(const OverlayInput& input, const OverlayFocus& focus,
                                           const std::stop_token&) {
  const auto at = focus.pointer ? input.locate(*focus.pointer) : std::nullopt;
  if (!at) return message_layer("no-pointer", translate("Point at a place on the board"));
  Loop seen;
  for (const auto& point : visible_area(at->level.plan, at->point)) seen.push_back(input.on_table(at->level, point));
  return std::make_shared<SightLayer>(*focus.pointer, input.boards_on_table(at->level), std::move(seen));
}

}  // namespace

MapOverlay sight_overlay() {
  return {.key = "sight",
          .name = marked("Sight"),
          .help = marked("Darken what the pointer's place does not see"),
          .kind = MapOverlay::Kind::fill,
          .pace = MapOverlay::Pace::follows_focus,
          .compute = compute_sight};
}

}  // namespace bulkhead

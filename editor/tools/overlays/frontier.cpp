// SPDX-License-Identifier: MIT
#include "analysis/fields/frontier.h"

#include <algorithm>
#include <map>

#include "analysis/fields/distance_field.h"
#include "editor/tools/overlays/band_field.h"
#include "editor/tools/overlays/contours.h"
#include "editor/tools/overlays/ground_paint.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/samples.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// Bands are sides in the mission's order; this is where more than one is there at the same time.
constexpr std::int8_t contested = 100;

class FrontierLayer final : public Layer {
 public:
  FrontierLayer(std::vector<std::string> sides, std::vector<BandField> fields)
      : sides_(std::move(sides)), fields_(std::move(fields)) {
    for (const auto& field : fields_) {
      auto& smooth = smooth_.emplace_back();
      for (const auto band : field.bands) {
        if (band != BandField::nothing && !smooth.contains(band)) smooth.emplace(band, smooth_band(field, band));
      }
    }
  }

  void draw(const TablePainter& painter) const override {
    for (std::size_t field = 0; field < fields_.size(); ++field) {
      painter.canvas().push_clip(painter.path(fields_[field].ground));
      for (const auto& [band, smooth] : smooth_[field]) {
        fill(painter.canvas(), smooth.area(painter, 0), paint_of(painter.design(), band));
        painter.canvas().stroke(smooth.lines(painter), rim_line(painter.design()));
      }
      painter.canvas().pop_clip();
    }
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    std::vector<LegendEntry> entries;
    for (std::size_t side = 0; side < sides_.size(); ++side) {
      if (!shows(static_cast<std::int8_t>(side))) continue;
      entries.push_back({"side-" + std::to_string(side), translate("{}: there first", {sides_[side]}),
                         ground_sample(design, side_paint(design, side))});
    }
    if (shows(contested)) {
      entries.push_back({"contested", translate("Contested: there in the same move"),
                         ground_sample(design, contested_paint(design))});
    }
    if (entries.empty()) entries.push_back(only_words("none", translate("No side comes anywhere")));
    return entries;
  }

  [[nodiscard]] std::string words_at(Vec on_table) const override {
    const auto band = band_at(fields_, on_table);
    if (band < 0) return {};
    if (band == contested) return translate("contested");
    return translate("{} is there first", {sides_[static_cast<std::size_t>(band)]});
  }

 private:
  static GroundPaint paint_of(const Design& design, std::int8_t band) {
    return band == contested ? contested_paint(design) : side_paint(design, static_cast<std::size_t>(band));
  }
  [[nodiscard]] bool shows(std::int8_t band) const {
    return std::any_of(smooth_.begin(), smooth_.end(), [&](const auto& field) { return field.contains(band); });
  }

  std::vector<std::string> sides_;
  std::vector<BandField> fields_;
  /// Of each field, those bands that it has.
  std::vector<std::map<std::int8_t, SmoothBands>> smooth_;
};

/// Which side's models are where after fewer moves from where they start.
std::shared_ptr<const Layer> compute_frontier(const OverlayInput& input, const OverlayFocus&,
                                              const std::stop_token& stop) {
  const auto& mission = *input.mission;
  std::vector<std::string> sides;
  for (const auto& side : *mission.sides) sides.push_back(side.name);
  std::vector<BandField> fields;
  for (const auto& [number, level] : *input.levels) {
    const auto grid = sample_grid(level.plan, field_spacing(level));
    if (!grid || sides.empty()) continue;
    WayFinder finder(level.plan);
    std::vector<SampleField> arrivals;
    for (const auto& side : *mission.sides) {
      if (stop.stop_requested()) break;
      auto moves = moves_from(start_area(mission, side.id, number), finder, *grid, input.move());
      fill_walls(moves.values, *grid);
      arrivals.push_back(std::move(moves));
    }
    if (stop.stop_requested()) break;
    auto field = BandField::over(*grid, input, level);
    for (const int holder : frontier(arrivals, 0).holders) {
      field.bands.push_back(holder == Frontier::contested ? contested
                            : holder == Frontier::nobody  ? BandField::nothing
                                                          : static_cast<std::int8_t>(holder));
    }
    fields.push_back(std::move(field));
  }
  return std::make_shared<FrontierLayer>(std::move(sides), std::move(fields));
}

}  // namespace

MapOverlay frontier_overlay() {
  return {.key = "frontier",
          .name = marked("Frontier"),
          .help = marked("Show which side is where first"),
          .kind = MapOverlay::Kind::fill,
          .pace = MapOverlay::Pace::slow,
          .compute = compute_frontier};
}

}  // namespace bulkhead

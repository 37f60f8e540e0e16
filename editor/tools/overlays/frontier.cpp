// SPDX-License-Identifier: MIT
#include "analysis/fields/frontier.h"

#include "analysis/fields/distance_field.h"
#include "editor/tools/overlays/band_field.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/samples.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// Bands are sides in the mission's order; this is where more than one is there at the same time.
constexpr std::int8_t contested = 100;

Colour side_tint(const Design& design, std::size_t side) { return side_style(design, side).colour.faded(0.10); }
Pattern side_pattern(const Design& design, std::size_t side) {
  const auto& look = side_style(design, side);
  return {look.pattern, 14, 1.6, look.colour.faded(0.75)};
}
Pattern contested_pattern(const Design& design) { return {Pattern::Kind::checks, 10, 1, design.ink.faded(0.5)}; }

class FrontierLayer final : public Layer {
 public:
  FrontierLayer(std::vector<std::string> sides, std::vector<BandField> fields)
      : sides_(std::move(sides)), fields_(std::move(fields)) {}

  void draw(const TablePainter& painter) const override {
    for (const auto& field : fields_) {
      for (std::size_t side = 0; side < sides_.size(); ++side) {
        const auto band = static_cast<std::int8_t>(side);
        const auto area = area_of(painter, field, band);
        if (!area.empty()) painter.canvas().fill(area, side_tint(painter.design(), side));
        draw_pattern(painter, field, band, side_pattern(painter.design(), side));
      }
      draw_pattern(painter, field, contested, contested_pattern(painter.design()));
    }
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    std::vector<LegendEntry> entries;
    for (std::size_t side = 0; side < sides_.size(); ++side) {
      entries.push_back({"side-" + std::to_string(side), translate("{}: there first", {sides_[side]}),
                         ground_sample(design, side_tint(design, side), side_pattern(design, side))});
    }
    entries.push_back({"contested", translate("Contested: there in the same move"),
                       ground_sample(design, contested_pattern(design))});
    return entries;
  }

  [[nodiscard]] std::string words_at(Vec on_table) const override {
    const auto band = band_at(fields_, on_table);
    if (band < 0) return {};
    if (band == contested) return translate("contested");
    return translate("{} is there first", {sides_[static_cast<std::size_t>(band)]});
  }

 private:
  std::vector<std::string> sides_;
  std::vector<BandField> fields_;
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
          .height = MapOverlay::Height::tint,
          .pace = MapOverlay::Pace::slow,
          .compute = compute_frontier};
}

}  // namespace bulkhead

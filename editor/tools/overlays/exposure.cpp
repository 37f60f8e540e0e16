// SPDX-License-Identifier: MIT
#include "analysis/fields/exposure.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/tools/overlays/band_field.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/samples.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// Bands of the share of the board that sees a place: a tenth each, the last from four tenths on.
constexpr int tenths = 5;

std::int8_t band_of_share(double share) { return static_cast<std::int8_t>(std::min(share * 10, tenths - 1.0)); }

/// Bars that grow with the share.
Pattern exposure_pattern(const Design& design, int band) {
  return {Pattern::Kind::reversed_stripes, 8, 0.6 + 1.1 * band, design.sides[2].colour.faded(0.75)};
}

class ExposureLayer final : public Layer {
 public:
  explicit ExposureLayer(std::vector<BandField> fields) : fields_(std::move(fields)) {}

  void draw(const TablePainter& painter) const override {
    for (const auto& field : fields_) {
      for (int band = 0; band < tenths; ++band) {
        draw_pattern(painter, field, static_cast<std::int8_t>(band), exposure_pattern(painter.design(), band));
      }
    }
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    return {{"least", translate("Seen from less than 10 % of the board"),
             ground_sample(design, exposure_pattern(design, 0))},
            {"most", translate("Seen from 40 % or more"), ground_sample(design, exposure_pattern(design, tenths - 1))}};
  }

  [[nodiscard]] std::string words_at(Vec on_table) const override {
    const auto band = band_at(fields_, on_table);
    if (band < 0) return {};
    if (band == 0) return translate("seen from less than 10 % of the board");
    if (band == tenths - 1) return translate("seen from 40 % of the board or more");
    return translate("seen from {} % to {} % of the board",
                     {fmt::format("{}", band * 10), fmt::format("{}", band * 10 + 10)});
  }

 private:
  std::vector<BandField> fields_;
};

/// On samples at least an inch apart; each level by itself.
std::shared_ptr<const Layer> compute_exposure(const OverlayInput& input, const OverlayFocus&,
                                              const std::stop_token& stop) {
  std::vector<BandField> fields;
  for (const auto& [number, level] : *input.levels) {
    const auto grid = sample_grid(level.plan, std::max(Length::inches(1), field_spacing(level)));
    if (!grid) continue;
    const auto shares = exposure(level.plan, *grid, stop);
    if (!shares) break;
    auto field = BandField::over(*grid, input, level);
    for (const double share : shares->values) {
      field.bands.push_back(share == 0 ? BandField::nothing : band_of_share(share));
    }
    fields.push_back(std::move(field));
  }
  return std::make_shared<ExposureLayer>(std::move(fields));
}

}  // namespace

MapOverlay exposure_overlay() {
  return {.key = "exposure",
          .name = marked("Exposure"),
          .help = marked("Show from how much of the board each place is seen"),
          .height = MapOverlay::Height::pattern,
          .pace = MapOverlay::Pace::slow,
          .compute = compute_exposure};
}

}  // namespace bulkhead

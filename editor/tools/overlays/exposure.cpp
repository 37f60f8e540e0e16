// SPDX-License-Identifier: MIT
#include "analysis/fields/exposure.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "editor/tools/overlays/band_field.h"
#include "editor/tools/overlays/contours.h"
#include "editor/tools/overlays/ground_paint.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/samples.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// Bands of the share of the board that sees a place: a tenth each, the last from four tenths on.
constexpr int tenths = 5;

std::int8_t band_of_share(double share) { return static_cast<std::int8_t>(std::min(share * 10, tenths - 1.0)); }

std::string share_words(int band) {
  if (band == 0) return translate("Seen from less than 10 % of the board");
  if (band == tenths - 1) return translate("Seen from 40 % or more");
  return translate("Seen from {} % to {} %", {fmt::format("{}", band * 10), fmt::format("{}", band * 10 + 10)});
}

class ExposureLayer final : public Layer {
 public:
  ExposureLayer(std::vector<BandField> fields, std::vector<SmoothBands> smooth)
      : fields_(std::move(fields)), smooth_(std::move(smooth)) {}

  void draw(const TablePainter& painter) const override {
    for (const auto& smooth : smooth_) {
      painter.canvas().push_clip(painter.path(smooth.ground));
      for (int band = 0; band < tenths; ++band) {
        fill(painter.canvas(), smooth.area(painter, static_cast<std::size_t>(band)),
             step_paint(painter.design(), band));
      }
      painter.canvas().stroke(smooth.lines(painter), rim_line(painter.design()));
      painter.canvas().pop_clip();
    }
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    std::vector<LegendEntry> entries;
    for (int band = 0; band < tenths; ++band) {
      const bool there = std::any_of(fields_.begin(), fields_.end(), [&](const BandField& field) {
        return std::find(field.bands.begin(), field.bands.end(), band) != field.bands.end();
      });
      if (!there) continue;
      entries.push_back(
          {fmt::format("tenth-{}", band), share_words(band), ground_sample(design, step_paint(design, band))});
    }
    return entries;
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
  std::vector<SmoothBands> smooth_;
};

/// So much the shares of neighbours differ only where a wall stands between them.
constexpr double leap = 0.15;

SmoothBands smooth_shares(const BandField& field, std::vector<double> shares, const SampleGrid& grid) {
  for (auto& share : shares) {
    if (share == 0) share = std::numeric_limits<double>::infinity();
  }
  fill_walls(shares, grid);
  return smooth_bands(field, std::move(shares), {0.1, 0.2, 0.3, 0.4}, leap);
}

/// On samples at least an inch apart; each level by itself.
std::shared_ptr<const Layer> compute_exposure(const OverlayInput& input, const OverlayFocus&,
                                              const std::stop_token& stop) {
  std::vector<BandField> fields;
  std::vector<SmoothBands> smooth;
  for (const auto& [number, level] : *input.levels) {
    const auto grid = sample_grid(level.plan, std::max(Length::inches(1), field_spacing(level)));
    if (!grid) continue;
    const auto shares = exposure(level.plan, *grid, stop);
    if (!shares) break;
    auto field = BandField::over(*grid, input, level);
    for (const double share : shares->values) {
      field.bands.push_back(share == 0 ? BandField::nothing : band_of_share(share));
    }
    smooth.push_back(smooth_shares(field, shares->values, *grid));
    fields.push_back(std::move(field));
  }
  return std::make_shared<ExposureLayer>(std::move(fields), std::move(smooth));
}

}  // namespace

MapOverlay exposure_overlay() {
  return {.key = "exposure",
          .name = marked("Exposure"),
          .help = marked("Show from how much of the board each place is seen"),
          .kind = MapOverlay::Kind::fill,
          .pace = MapOverlay::Pace::slow,
          .compute = compute_exposure};
}

}  // namespace bulkhead

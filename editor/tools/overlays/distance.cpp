// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "analysis/fields/distance_field.h"
#include "editor/tools/overlays/band_field.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/samples.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/view/ruler.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// Bands of moves: 0 is where one is, 1 what one move reaches.
constexpr int most_moves = 6;

std::int8_t band_of_moves(double moves) {
  if (moves == std::numeric_limits<double>::infinity()) return BandField::unreachable;
  return static_cast<std::int8_t>(std::min(moves, static_cast<double>(most_moves)));
}

Colour move_tint(const Design& design, int band) { return design.sides[1].colour.faded(0.06 + 0.085 * band); }
Pattern unreachable_pattern(const Design& design) { return {Pattern::Kind::crosses, 18, 1, design.ink.faded(0.5)}; }

std::string moves_words(int band) {
  if (band == 1) return translate("1 move");
  return translate(band == most_moves ? marked("{} moves or more") : marked("{} moves"), {fmt::format("{}", band)});
}

class DistanceLayer final : public Layer {
 public:
  /// `pointer`: where distances are counted from, unless that is a zone.
  DistanceLayer(std::string from, std::optional<Vec> pointer, Length move, std::vector<BandField> fields)
      : from_(std::move(from)), pointer_(pointer), move_(move), fields_(std::move(fields)) {}

  void draw(const TablePainter& painter) const override {
    const auto& design = painter.design();
    for (const auto& field : fields_) {
      for (int band = 0; band <= most_moves; ++band) {
        const auto area = area_of(painter, field, static_cast<std::int8_t>(band));
        if (!area.empty()) painter.canvas().fill(area, move_tint(design, band));
      }
      draw_pattern(painter, field, BandField::unreachable, unreachable_pattern(design));
      painter.canvas().stroke(steps_between(painter, field),
                              {1.3, design.sides[1].colour.faded(0.8), {}, Stroke::Cap::square, Stroke::Join::miter});
    }
    for (const auto& field : fields_) {
      for (int band = 1; band <= most_moves; ++band) {
        const auto middle = field.middle(static_cast<std::int8_t>(band));
        if (!middle) continue;
        painter.words(fmt::format("{}{}", band, band == most_moves ? "+" : ""), painter.at(*middle), 14,
                      design.sides[1].colour);
      }
    }
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    std::vector<LegendEntry> entries = {
        only_words("from", translate("Moves of {} from {}", {length_words(move_, RulerUnit::inches), from_})),
        {"move-1", moves_words(1), ground_sample(design, move_tint(design, 1))}};
    int farthest = 0;
    bool cut_off = false;
    for (const auto& field : fields_) {
      for (const auto band : field.bands) {
        cut_off = cut_off || band == BandField::unreachable;
        farthest = std::max(farthest, static_cast<int>(band));
      }
    }
    if (farthest > 1) {
      entries.push_back({"move-farthest", moves_words(farthest), ground_sample(design, move_tint(design, farthest))});
    }
    if (cut_off) {
      entries.push_back({"unreachable", translate("No way there with hatchways like this"),
                         ground_sample(design, unreachable_pattern(design))});
    }
    return entries;
  }

  [[nodiscard]] std::string words_at(Vec on_table) const override {
    const auto band = band_at(fields_, on_table);
    if (on_table == pointer_ || band == BandField::nothing) return {};
    if (band == BandField::unreachable) return translate("no way there from {}", {from_});
    return translate("{} from {}", {moves_words(band), from_});
  }

 private:
  std::string from_;
  std::optional<Vec> pointer_;
  Length move_;
  std::vector<BandField> fields_;
};

std::optional<BandField> field_from(const OverlayInput& input, const OverlayInput::Level& level,
                                    const GroundArea& from) {
  const auto grid = sample_grid(level.plan, field_spacing(level));
  if (!grid || from.empty()) return std::nullopt;
  WayFinder finder(level.plan);
  auto moves = moves_from(from, finder, *grid, input.move());
  fill_walls(moves.values, *grid);
  auto field = BandField::over(*grid, input, level);
  for (const double value : moves.values) field.bands.push_back(band_of_moves(value));
  return field;
}

std::shared_ptr<const Layer> distance_from_zone(const OverlayInput& input, const Id& id) {
  const auto& mission = *input.mission;
  const auto* zone = find_zone(mission, id);
  if (zone == nullptr) zone = find_area(mission, id);
  if (zone == nullptr) return message_layer("no-zone", translate("There is no such zone any more"));
  std::vector<BandField> fields;
  for (const auto& [number, level] : *input.levels) {
    GroundArea area;
    area.add(mission, zone->shape, number);
    if (auto field = field_from(input, level, area)) fields.push_back(std::move(*field));
  }
  return std::make_shared<DistanceLayer>(words_for(mission, *zone), std::nullopt, input.move(), std::move(fields));
}

/// From the zone, else from the pointer.
std::shared_ptr<const Layer> compute_distance(const OverlayInput& input, const OverlayFocus& focus,
                                              const std::stop_token&) {
  if (focus.zone) return distance_from_zone(input, *focus.zone);
  const auto at = focus.pointer ? input.locate(*focus.pointer) : std::nullopt;
  if (!at) return message_layer("no-pointer", translate("Point at a place on the board"));
  GroundArea area;
  area.add(at->point);
  std::vector<BandField> fields;
  if (auto field = field_from(input, at->level, area)) fields.push_back(std::move(*field));
  return std::make_shared<DistanceLayer>(translate("the pointer"), focus.pointer, input.move(), std::move(fields));
}

}  // namespace

MapOverlay distance_overlay() {
  return {.key = "distance",
          .name = marked("Distance"),
          .help = marked("Show how many moves it is from the pointer or a zone"),
          .height = MapOverlay::Height::pointed,
          .pace = MapOverlay::Pace::follows_focus,
          .compute = compute_distance};
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "analysis/fields/distance_field.h"
#include "editor/tools/overlays/band_field.h"
#include "editor/tools/overlays/contours.h"
#include "editor/tools/overlays/ground_paint.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/samples.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/view/ruler.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// Bands of moves: 0 is where one is, 1 what one move reaches.
constexpr int most_moves = ground_steps;

std::int8_t band_of_moves(double moves) {
  if (moves == std::numeric_limits<double>::infinity()) return BandField::unreachable;
  return static_cast<std::int8_t>(std::min(moves, static_cast<double>(most_moves)));
}

std::string moves_words(int band) {
  if (band == 1) return translate("1 move");
  return translate(band == most_moves ? marked("{} moves or more") : marked("{} moves"), {fmt::format("{}", band)});
}

struct MoveField {
  BandField squares;
  SmoothBands smooth;
};

class DistanceLayer final : public Layer {
 public:
  /// `pointer`: where distances are counted from, unless that is a zone.
  DistanceLayer(std::string from, std::optional<Vec> pointer, Length move, std::vector<MoveField> fields)
      : from_(std::move(from)), pointer_(pointer), move_(move) {
    for (auto& field : fields) {
      smooth_.push_back(std::move(field.smooth));
      fields_.push_back(std::move(field.squares));
    }
  }

  void draw(const TablePainter& painter) const override {
    const auto& design = painter.design();
    for (std::size_t field = 0; field < fields_.size(); ++field) {
      const auto& smooth = smooth_[field];
      painter.canvas().push_clip(painter.path(smooth.ground));
      for (int move = 1; move <= most_moves; ++move) {
        fill(painter.canvas(), smooth.area(painter, static_cast<std::size_t>(move - 1)), step_paint(design, move - 1));
      }
      if (has(field, BandField::unreachable)) {
        fill(painter.canvas(), smooth.rest(painter), unreachable_paint(design));
      }
      painter.canvas().stroke(smooth.lines(painter), rim_line(design));
      painter.canvas().pop_clip();
    }
  }

  [[nodiscard]] std::vector<OverlayWord> words(const Design& design) const override {
    std::vector<OverlayWord> all;
    for (const auto& field : fields_) {
      for (int band = 1; band <= most_moves; ++band) {
        const auto middle = field.middle(static_cast<std::int8_t>(band));
        if (!middle) continue;
        all.push_back({fmt::format("{}{}", band, band == most_moves ? "+" : ""), design.ink, {}, *middle});
      }
    }
    return all;
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    std::vector<LegendEntry> entries = {
        only_words("from", translate("Moves of {} from {}", {length_words(move_, RulerUnit::inches), from_}))};
    const auto anywhere = [&](int band) {
      for (std::size_t field = 0; field < fields_.size(); ++field) {
        if (has(field, static_cast<std::int8_t>(band))) return true;
      }
      return false;
    };
    for (int band = 1; band <= most_moves; ++band) {
      if (!anywhere(band)) continue;
      entries.push_back(
          {fmt::format("move-{}", band), moves_words(band), ground_sample(design, step_paint(design, band - 1))});
    }
    if (anywhere(BandField::unreachable)) {
      entries.push_back({"unreachable", translate("No way there with hatchways like this"),
                         ground_sample(design, unreachable_paint(design))});
    }
    return entries;
  }

  [[nodiscard]] std::string words_at(Vec on_table) const override {
    const auto band = band_at(fields_, on_table);
    if (on_table == pointer_) return {};
    if (band == BandField::nothing) {
      const bool covered =
          std::any_of(fields_.begin(), fields_.end(), [&](const BandField& field) { return field.covers(on_table); });
      return covered ? translate("something stands there that nobody can stand in") : std::string();
    }
    if (band == BandField::unreachable) return translate("no way there from {}", {from_});
    return translate("{} from {}", {moves_words(band), from_});
  }

 private:
  [[nodiscard]] bool has(std::size_t field, std::int8_t band) const {
    const auto& bands = fields_[field].bands;
    return std::find(bands.begin(), bands.end(), band) != bands.end();
  }

  std::string from_;
  std::optional<Vec> pointer_;
  Length move_;
  std::vector<BandField> fields_;
  std::vector<SmoothBands> smooth_;
};

std::optional<MoveField> field_from(const OverlayInput& input, const OverlayInput::Level& level,
                                    const GroundArea& from) {
  const auto grid = sample_grid(level.plan, field_spacing(level));
  if (!grid || from.empty()) return std::nullopt;
  WayFinder finder(level.plan);
  auto distances = distances_from(from, finder, *grid);
  fill_walls(distances.values, *grid);
  auto squares = BandField::over(*grid, input, level);
  const auto moves = in_moves(distances, input.move());
  const auto& ways = level.plan.ways();
  for (std::size_t sample = 0; sample < grid->count(); ++sample) {
    auto band = band_of_moves(moves.values[sample]);
    // Nobody asks for the way into a pillar.
    if (band == BandField::unreachable && !ways.is_free(ways.inside(grid->at(sample)))) band = BandField::nothing;
    squares.bands.push_back(band);
  }
  const auto move = static_cast<double>(input.move().in_micrometres());
  for (auto& value : distances.values) value /= move;
  std::vector<double> ends;
  for (int end = 1; end < most_moves; ++end) ends.push_back(end);
  // What lies diagonally beside a sample is no farther from it than this by more than the sample.
  const double leap = 1.5 * static_cast<double>(grid->spacing.in_micrometres()) / move;
  auto smooth = smooth_bands(squares, std::move(distances.values), ends, leap);
  return MoveField{std::move(squares), std::move(smooth)};
}

std::shared_ptr<const Layer> distance_from_zone(const OverlayInput& input, const Id& id) {
  const auto& mission = *input.mission;
  const auto* zone = find_zone(mission, id);
  if (zone == nullptr) zone = find_area(mission, id);
  if (zone == nullptr) return message_layer("no-zone", translate("There is no such zone any more"));
  std::vector<MoveField> fields;
  for (const auto& [number, level] : *input.levels) {
    GroundArea area;
    area.add(mission, zone->shape, number);
    if (auto field = field_from(input, level, area)) fields.push_back(std::move(*field));
  }
  return std::make_shared<DistanceLayer>(words_for(mission, *zone), std::nullopt, input.move(), std::move(fields));
}

/// Where nobody can stand no way begins.
class BlockedLayer final : public Layer {
 public:
  explicit BlockedLayer(Vec pointer) : pointer_(pointer) {}
  void draw(const TablePainter&) const override {}
  [[nodiscard]] std::vector<LegendEntry> legend(const Design&) const override {
    return {only_words("blocked", translate("Nobody can stand where you point: point beside it"))};
  }
  [[nodiscard]] std::string words_at(Vec on_table) const override {
    return on_table == pointer_ ? translate("nobody can stand here, so no distances are counted from it")
                                : std::string();
  }

 private:
  Vec pointer_;
};

/// From the zone, else from the pointer.
std::shared_ptr<const Layer> compute_distance(const OverlayInput& input, const OverlayFocus& focus,
                                              const std::stop_token&) {
  if (focus.zone) return distance_from_zone(input, *focus.zone);
  const auto at = focus.pointer ? input.locate(*focus.pointer) : std::nullopt;
  if (!at) return message_layer("no-pointer", translate("Point at a place on the board"));
  const auto& ways = at->level.plan.ways();
  if (!ways.is_free(ways.inside(at->point))) return std::make_shared<BlockedLayer>(*focus.pointer);
  GroundArea area;
  area.add(at->point);
  std::vector<MoveField> fields;
  if (auto field = field_from(input, at->level, area)) fields.push_back(std::move(*field));
  return std::make_shared<DistanceLayer>(translate("the pointer"), focus.pointer, input.move(), std::move(fields));
}

}  // namespace

MapOverlay distance_overlay() {
  return {.key = "distance",
          .name = marked("Distance"),
          .help = marked("Show how many moves it is from the pointer or a zone"),
          .kind = MapOverlay::Kind::fill,
          .pace = MapOverlay::Pace::follows_focus,
          .compute = compute_distance};
}

}  // namespace bulkhead

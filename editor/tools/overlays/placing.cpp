// SPDX-License-Identifier: MIT
#include <algorithm>
#include <memory>

#include "analysis/placing/placement.h"
#include "analysis/placing/placings.h"
#include "editor/tools/overlays/band_field.h"
#include "editor/tools/overlays/contours.h"
#include "editor/tools/overlays/ground_paint.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/samples.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/view/ruler.h"
#include "editor/tools/words/translate.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

using Wish = Objection::Wish;

constexpr std::int8_t allowed = 0;
constexpr std::int8_t barred = 1;

Stroke border_line(const Design& design) {
  return {1.4, design.error.colour, {}, Stroke::Cap::butt, Stroke::Join::round};
}

/// The placings by which the marker at work may have come to stand, or one of the kind that is still to be put.
std::vector<AskedPlacing> placings_at_work(const Mission& mission, const Id& kind, const Marker* moved) {
  if (moved != nullptr) return placings_for(mission, *moved);
  auto placings = placings_of(mission);
  std::erase_if(placings, [&](const AskedPlacing& asked) {
    return asked.placing->what != kind || !is_set_up(*mission.system, *asked.placing);
  });
  return placings;
}

const Marker* find_moved(const Mission& mission, const std::optional<Id>& at_work) {
  return at_work ? find_marker(mission, *at_work) : nullptr;
}

/// What is placed, and what stands of it already.
class Rules {
 public:
  /// Of the placings that concern the marker at work, without that marker.
  Rules(const Mission& mission, const Id& kind, const std::optional<Id>& at_work) {
    const auto size = placed_size(mission, kind);
    if (!size) return;
    const auto* moved = find_moved(mission, at_work);
    const auto placings = placings_at_work(mission, kind, moved);
    PlacingShapes shapes(mission);
    for (const auto& [item, placing] : placings) {
      grounds_.emplace_back(shapes, *placing, size->most, moved == nullptr ? std::nullopt : moved->side);
      if (std::find(items_.begin(), items_.end(), name_or_id(*item)) == items_.end())
        items_.push_back(name_or_id(*item));
    }
    for (const auto& marker : *mission.markers) {
      if (marker.kind != kind || marker.id == at_work || !exists(mission, marker.at)) continue;
      const auto theirs = placings_for(mission, marker);
      const bool of_these = std::any_of(theirs.begin(), theirs.end(), [&](const AskedPlacing& asked) {
        return std::any_of(placings.begin(), placings.end(),
                           [&](const AskedPlacing& mine) { return mine.placing == asked.placing; });
      });
      const auto spots = spots_of(mission, marker.at);
      if (!of_these || spots.empty()) continue;
      others_.push_back(spots.front());
      names_.push_back(words_for(mission, marker));
    }
  }

  [[nodiscard]] bool any() const { return !grounds_.empty(); }
  [[nodiscard]] const std::vector<std::string>& items() const { return items_; }
  [[nodiscard]] const std::string& name_of_other(std::size_t other) const { return names_[other]; }
  /// What the first of the placings has against a spot, if all have something.
  [[nodiscard]] std::optional<Objection> objection(const Spot& spot) const {
    std::optional<Objection> first;
    for (const auto& ground : grounds_) {
      const auto objection = ground.objection(spot, others_);
      if (!objection) return std::nullopt;
      if (!first) first = objection;
    }
    return first;
  }

 private:
  std::vector<PlacingGround> grounds_;
  std::vector<std::string> items_;
  std::vector<Spot> others_;
  std::vector<std::string> names_;
};

/// Why something may not stand there.
std::string reason_words(const Mission& mission, const Rules& rules, const Objection& objection) {
  const auto found = length_words(objection.found, RulerUnit::inches);
  const auto asked = length_words(objection.asked, RulerUnit::inches);
  const auto ground = objection.ground ? ground_name(mission, *objection.ground) : std::string();
  switch (objection.wish) {
    case Wish::floor: return translate("there is no floor");
    case Wish::apart:
      if (objection.asked <= Length()) return translate("it lies on {}", {rules.name_of_other(*objection.other)});
      return translate("{} from {}, {} is asked for", {found, rules.name_of_other(*objection.other), asked});
    case Wish::clear_of_edge: return translate("{} from the edge, {} is asked for", {found, asked});
    case Wish::clear_of_centre: return translate("{} from the centre, {} is asked for", {found, asked});
    case Wish::clear_of_walls: return translate("{} from a wall, {} is asked for", {found, asked});
    case Wish::clear_of_zones: return translate("{} from {}, {} is asked for", {found, ground, asked});
    case Wish::near_centre: return translate("it reaches {} from the centre, {} is allowed", {found, asked});
    case Wish::inside: return translate("it is not in {}", {ground});
    case Wish::outside: return translate("it is in {}", {ground});
    case Wish::quarters: return translate("another quarter is still without one");
  }
  return {};
}

class PlacingLayer final : public Layer {
 public:
  PlacingLayer(const OverlayInput& input, const Id& kind, Rules rules)
      : input_(input), kind_(placed_kind_name(*input.mission, kind)), rules_(std::move(rules)) {
    for (const auto& [number, level] : *input.levels) {
      const auto grid = sample_grid(level.plan, field_spacing(level));
      if (!grid) continue;
      auto field = BandField::over(*grid, input, level);
      for (std::size_t sample = 0; sample < grid->count(); ++sample) {
        field.bands.push_back(rules_.objection({grid->at(sample), number}) ? barred : allowed);
      }
      smooth_.push_back(smooth_band(field, barred));
    }
  }

  void draw(const TablePainter& painter) const override {
    const auto& design = painter.design();
    for (const auto& smooth : smooth_) {
      painter.canvas().push_clip(painter.path(smooth.ground));
      fill(painter.canvas(), smooth.area(painter, 0), barred_paint(design));
      painter.canvas().stroke(smooth.lines(painter), border_line(design));
      painter.canvas().pop_clip();
    }
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    std::string items;
    for (const auto& item : rules_.items()) items += (items.empty() ? "" : ", ") + item;
    std::vector<LegendEntry> entries = {only_words("placing", translate("{}, as {} places it", {kind_, items}))};
    const bool bars = std::any_of(smooth_.begin(), smooth_.end(),
                                  [](const SmoothBands& smooth) { return !smooth.up_to.front().loops.empty(); });
    if (bars) {
      entries.push_back({"barred", translate("May not stand here"), ground_sample(design, barred_paint(design))});
    }
    return entries;
  }

  [[nodiscard]] std::string words_at(Vec on_table) const override {
    const auto at = input_.locate(on_table);
    if (!at) return {};
    const auto& mission = *input_.mission;
    const auto objection = rules_.objection({at->point, find_board(mission, at->level.board)->level});
    if (!objection) return translate("{} may stand here", {kind_});
    return translate("{} may not stand here: {}", {kind_, reason_words(mission, rules_, *objection)});
  }

 private:
  OverlayInput input_;
  std::string kind_;
  Rules rules_;
  std::vector<SmoothBands> smooth_;
};

/// The kind at work, else that of the first placing before the battle.
std::optional<Id> kind_of(const Mission& mission, const OverlayFocus& focus) {
  if (focus.marker) return focus.marker->kind;
  for (const auto& asked : placings_of(mission)) {
    if (is_set_up(*mission.system, *asked.placing)) return asked.placing->what;
  }
  return std::nullopt;
}

/// Where what is placed may stand, beside what stands already.
std::shared_ptr<const Layer> compute_placing(const OverlayInput& input, const OverlayFocus& focus,
                                             const std::stop_token&) {
  const auto& mission = *input.mission;
  const auto kind = kind_of(mission, focus);
  if (!kind) return message_layer("no-placing", translate("Nothing says where players place something"));
  Rules rules(mission, *kind, focus.marker ? focus.marker->marker : std::nullopt);
  if (!rules.any()) {
    return message_layer("no-placing",
                         translate("Nothing says where {} is placed", {placed_kind_name(mission, *kind)}));
  }
  return std::make_shared<PlacingLayer>(input, *kind, std::move(rules));
}

bool is_placed(const Mission& mission, const OverlayFocus& focus) {
  if (!focus.marker) return false;
  const auto* moved = find_moved(mission, focus.marker->marker);
  return !placings_at_work(mission, focus.marker->kind, moved).empty();
}

}  // namespace

MapOverlay placing_overlay() {
  return {.key = "placing",
          .name = marked("Placing"),
          .help = marked("Show where what players place may stand"),
          .kind = MapOverlay::Kind::fill,
          .pace = MapOverlay::Pace::follows_marker,
          .compute = compute_placing,
          .shows_itself = is_placed};
}

}  // namespace bulkhead

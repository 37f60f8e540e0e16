// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "analysis/assignment/feature_counts.h"
#include "model/edit/edit.h"
#include "model/mission/names.h"
#include "validators/engine/check.h"
#include "validators/fixes/harmless.h"

namespace bulkhead {
namespace {

constexpr MessageText panel_shortfall{"panel-shortfall",
                                      "the boxes ({boxes}) should build the layout; lacking: {lacking}{remedies}"};

std::string set_name(const Mission& mission, const Id& set) {
  const auto* found = find_set(mission, set);
  return name_or_id(found, set);
}

std::string piece_name(const Mission& mission, const PieceCount& count) {
  const auto& pieces = find_set(mission, count.set)->pieces;
  const auto piece =
      std::find_if(pieces.begin(), pieces.end(), [&](const KitPiece& each) { return each.id == count.piece; });
  return piece == pieces.end() || piece->name.empty() ? count.piece.text() : piece->name;
}

void add(std::string& list, const std::string& item) { list += (list.empty() ? "" : ", ") + item; }

std::string listed(const Mission& mission, const std::vector<Address>& addresses) {
  std::string list;
  for (const auto& address : addresses) add(list, to_text(mission, address));
  return list;
}

std::string listed(const Mission& mission, const Boxes& boxes) {
  std::string list;
  for (const auto& [set, number] : boxes) add(list, fmt::format("{} × {}", number, set_name(mission, set)));
  return list;
}

std::string lacking(const Mission& mission, const PanelAssignment& assignment) {
  std::string list;
  for (const auto& piece : assignment.pieces) {
    if (piece.lacking() > 0) add(list, fmt::format("{} × {}", piece.lacking(), piece_name(mission, piece)));
  }
  if (!assignment.uncovered.empty()) {
    add(list, "any panel that fits at " + listed(mission, assignment.uncovered));
  }
  return list;
}

std::string words_for(const Mission& mission, const BuildRemedy& remedy) {
  switch (remedy.kind) {
    case BuildRemedy::Kind::more_boxes:
      return fmt::format("{} × {} more would do", remedy.count, set_name(mission, *remedy.set));
    case BuildRemedy::Kind::fewer_walls: return "it builds without " + listed(mission, remedy.edges);
    case BuildRemedy::Kind::fewer_hatchways: break;
  }
  return "it builds with walls at " + listed(mission, remedy.edges);
}

std::optional<Edit> fix_for(const BuildRemedy& remedy) {
  std::vector<EdgeAddress> edges;
  for (const auto& address : remedy.edges) {
    const auto* edge = std::get_if<EdgeAddress>(&address);
    if (edge == nullptr) return std::nullopt;
    edges.push_back(*edge);
  }
  if (edges.empty()) return std::nullopt;
  return remedy.kind == BuildRemedy::Kind::fewer_walls ? Edit(SetOpen{edges}) : SetWalls{edges};
}

/// The pins without which the layout builds: the first one that is enough, else all; none where they are not to blame.
std::vector<EdgeAddress> pins_in_the_way(const CheckContext& context, const std::vector<PanelPin>& pins) {
  const auto boxes = context.boxes();
  const auto builds_with = [&](const std::vector<PanelPin>& kept) {
    AssignmentLimits limits;
    limits.remedies = false;
    return assign_panels(context.mission, boxes, kept, limits, context.stop).buildable == Buildable::yes;
  };
  if (pins.empty() || !builds_with({})) return {};
  std::vector<EdgeAddress> all;
  for (auto pin = pins.begin(); pin != pins.end(); ++pin) {
    std::vector<PanelPin> others(pins.begin(), pin);
    others.insert(others.end(), std::next(pin), pins.end());
    const EdgeAddress at{pin->board, pin->first};
    if (builds_with(others)) return {at};
    all.push_back(at);
  }
  return all;
}

/// The terrain features of which there are not enough.
std::vector<Address> features_short(const Mission& mission, const PanelAssignment& assignment) {
  std::vector<Address> places;
  for (const auto& [set, boxes] : assignment.boxes) {
    for (const auto& count : feature_counts(mission, *find_set(mission, set), boxes)) {
      if (count.lacking() == 0) continue;
      const auto features = features_of_kind(mission, count.piece);
      places.insert(places.end(), features.begin(), features.end());
    }
  }
  return places;
}

/// More boxes for the mission, where its own count and those of one set are all it takes: nothing else stands in for a
/// terrain feature.
std::optional<Edit> more_boxes(const CheckContext& context, const PanelAssignment& assignment) {
  if (context.boxes() != designed_boxes(context.mission) || assignment.remedies.size() != 1) return std::nullopt;
  const auto& remedy = assignment.remedies.front();
  if (remedy.kind != BuildRemedy::Kind::more_boxes) return std::nullopt;
  const int number = assignment.boxes.at(*remedy.set) + remedy.count;
  return number > most_boxes ? std::nullopt : std::optional<Edit>(SetBoxes{*remedy.set, number});
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  const auto pins = pinned_panels(mission);
  const auto assignment = assign_panels(mission, context.boxes(), pins, {}, context.stop);
  if (assignment.buildable != Buildable::no) return {};
  Observation observation;
  std::string remedies;
  const auto in_the_way = pins_in_the_way(context, pins);
  if (!in_the_way.empty()) {
    remedies += "; it builds without the pins at " +
                listed(mission, std::vector<Address>(in_the_way.begin(), in_the_way.end()));
  }
  for (const auto& remedy : assignment.remedies) remedies += "; " + words_for(mission, remedy);
  const auto short_of = features_short(mission, assignment);
  observation.fixes = [in_the_way, found = assignment.remedies,
                       boxes = short_of.empty() ? std::nullopt
                                                : more_boxes(context, assignment)](const CheckContext& checked) {
    std::vector<Edit> edits;
    if (boxes) edits.push_back(*boxes);
    if (!in_the_way.empty()) edits.push_back(UnpinPanels{in_the_way});
    for (const auto& remedy : found) {
      if (auto edit = fix_for(remedy)) edits.push_back(std::move(*edit));
    }
    return without_harm(checked, std::move(edits), {"unequal-access", "not-symmetric"});
  };
  observation.message =
      message<panel_shortfall>(arg<"boxes">(listed(mission, assignment.boxes)),
                               arg<"lacking">(lacking(mission, assignment)), arg<"remedies">(remedies));
  observation.addresses = assignment.uncovered;
  observation.addresses.insert(observation.addresses.end(), short_of.begin(), short_of.end());
  return {std::move(observation)};
}

}  // namespace

Check panel_shortfall_check() {
  return {.key = "panel-shortfall",
          .title = "Not enough pieces",
          .group = Check::Group::terrain,
          .level = Level::warning,
          .rule =
              "The boxes that the user has, or where he has named none those the mission is designed for, hold the "
              "panels, pillars and wall ends that build the layout, and the terrain features that stand on it. A panel "
              "with a hatchway may stand in for one "
              "without, its hatch shut; pinned panels lie where they are pinned. Sets whose pieces nobody has "
              "listed are not looked at, nor are kinds of features that a set does not count.",
          .reason =
              "A layout that cannot be built stays on paper. Every one of 31 published layouts builds from its "
              "boxes; the search is exact, and what it says to be short is the least there can be.",
          .places =
              "the walls and hatchways that no piece of the set fits, and the terrain features of a kind of which "
              "too many stand; else nowhere on the map",
          .remedy =
              "Take walls or features away, put walls in place of hatchways, let go of pinned panels, or use another "
              "box.",
          .messages = {panel_shortfall},
          .speed = Check::Speed::background,
          .run = run};
}

}  // namespace bulkhead

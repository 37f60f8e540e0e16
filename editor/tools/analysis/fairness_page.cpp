// SPDX-License-Identifier: MIT
#include "editor/tools/analysis/fairness_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "analysis/fairness/fairness.h"
#include "analysis/fairness/side_sights.h"
#include "analysis/fairness/side_ways.h"
#include "analysis/figures/ranges.h"
#include "analysis/snapshot/snapshot.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/view/ruler.h"
#include "editor/tools/words/translate.h"
#include "model/mission/names.h"
#include "model/text/messages.h"

namespace bulkhead {
namespace {

const std::string unknown = "–";

std::string percent(const std::optional<double>& share) {
  return share ? fmt::format("{} %", whole_percent(*share)) : unknown;
}
std::string number(const std::optional<int>& value) { return value ? fmt::format("{}", *value) : unknown; }

std::string side_name(const Mission& mission, const Id& id) {
  const auto* side = find_side(mission, id);
  return name_or_id(side, id);
}

FairnessTable parts_table(const Fairness& fairness) {
  FairnessTable table{translate("Parts"),
                      translate("Every part is 100 % where the sides are exactly as well off. The overall figure is "
                                "their mean by weight, of those that can be told."),
                      {translate("Part"), translate("Figure"), translate("Weight"), translate("Compares")}};
  const auto add = [&](std::string_view name, const std::optional<double>& part, int weight, std::string_view what) {
    table.rows.push_back({.cells = {translate(name), percent(part), fmt::format("{}", weight), translate(what)}});
  };
  add(marked("Access"), fairness.parts.access, 4,
      marked("the sides' ways to their nearest objectives, the next, and so on"));
  add(marked("First turn"), fairness.parts.first_turn, 3,
      marked("what each side sees and reaches of the others' zones"));
  add(marked("Exposure"), fairness.parts.exposure, 2, marked("how much of the battlefield sees each side's zones"));
  add(marked("Symmetry"), fairness.parts.symmetry, 1, marked("the battlefield with itself, turned or mirrored"));
  return table;
}

FairnessTable access_table(const Mission& mission, const Fairness& fairness, const SideWays& ways) {
  const auto move = usual_move(mission);
  FairnessTable table{
      translate("Access"),
      translate("From the best place that a side starts at. Hatchways count before cells; inches are the shortest way "
                "with every hatchway open, moves are of {}.",
                {length_words(move, RulerUnit::inches)}),
      {translate("Objective"), translate("Side"), translate("Hatchways"), translate("Cells"), translate("Inches"),
       translate("Moves")}};
  const auto inches = [](const std::optional<Length>& way) {
    return way ? length_words(*way, RulerUnit::inches) : unknown;
  };
  for (const auto& objective : ways.objectives) {
    const auto* marker = find_marker(mission, objective.objective);
    const auto routes = std::find_if(fairness.objectives.begin(), fairness.objectives.end(),
                                     [&](const auto& each) { return each.objective == objective.objective; });
    const bool routed = routes != fairness.objectives.end();
    const std::vector<Address> places = {ObjectAddress{marker->id}};
    std::vector<int> moves;
    for (std::size_t side = 0; side < ways.sides.size(); ++side) {
      const auto& id = ways.sides[side];
      const auto place = std::find(fairness.sides.begin(), fairness.sides.end(), id) - fairness.sides.begin();
      const auto number_of = static_cast<std::size_t>(place);
      const bool known = routed && number_of < routes->routes.size() && routes->routes[number_of];
      const Route* const route = known ? &*routes->routes[number_of] : nullptr;
      const auto& way = objective.ways[side];
      if (way) moves.push_back(moves_for(*way, move));
      table.rows.push_back(
          {{words_for(mission, *marker), side_name(mission, id), route ? number(route->hatchways) : unknown,
            route ? number(route->cells) : unknown, inches(way), way ? number(moves.back()) : unknown},
           places});
    }
    const auto [fewest, most] = std::minmax_element(moves.begin(), moves.end());
    table.rows.push_back(
        {{words_for(mission, *marker), translate("apart by"), routed ? number(routes->hatchways_apart) : unknown,
          routed ? number(routes->cells_apart) : unknown, inches(objective.apart),
          objective.apart ? number(*most - *fewest) : unknown},
         places});
  }
  if (table.rows.empty()) {
    table.note = translate("Nothing to compare: there is no objective, or no side has a zone to start in.");
  }
  return table;
}

FairnessTable first_turn_table(const Mission& mission, const SideSights& sights) {
  FairnessTable table{
      translate("First turn and exposure"),
      translate("How much of the others' zones a side sees from its own as the battle begins, how much of "
                "them it can shoot at after one move, and from how much of the battlefield its own are "
                "seen. Samples are an inch apart, hatchways as the mission sets them."),
      {translate("Side"), translate("Sees"), translate("Can shoot at"), translate("Is seen from")}};
  for (const auto& who : *mission.sides) {
    // Of sides without start zones nothing can be said.
    const auto found = std::find(sights.sides.begin(), sights.sides.end(), who.id);
    const auto side = static_cast<std::size_t>(found - sights.sides.begin());
    const bool turn = side < sights.first_turn.size();
    const bool seen = side < sights.exposure.size();
    table.rows.push_back({.cells = {side_name(mission, who.id),
                                    percent(turn ? std::optional(sights.first_turn[side].sees) : std::nullopt),
                                    percent(turn ? std::optional(sights.first_turn[side].reaches) : std::nullopt),
                                    seen ? percent(sights.exposure[side]) : unknown}});
  }
  return table;
}

std::string_view name_of(SymmetryKind kind) {
  switch (kind) {
    case SymmetryKind::rotate_180: return marked("Half turn");
    case SymmetryKind::mirror_left_right: return marked("Mirrored left–right");
    case SymmetryKind::mirror_top_bottom: return marked("Mirrored top–bottom");
  }
  return {};
}

std::string breaks_at(const Mission& mission, const std::vector<Address>& places) {
  constexpr std::size_t most = 8;
  std::string text;
  for (std::size_t index = 0; index < places.size() && index < most; ++index) {
    text += (index == 0 ? "" : ", ") + to_text(mission, places[index]);
  }
  if (places.size() > most) text += " …";
  return text;
}

FairnessTable symmetry_table(const Mission& mission, const std::array<NearSymmetry, 3>& symmetries) {
  FairnessTable table{
      translate("Symmetry"),
      translate("Where the battlefield differs from itself, turned or mirrored. The nearest is marked."),
      {translate("Symmetry"), translate("Holds"), translate("Breaks at"), translate("Sides")}};
  const auto* best = nearest(symmetries);
  for (const auto& symmetry : symmetries) {
    auto places = symmetry.differ;
    places.insert(places.end(), symmetry.sides_differ.begin(), symmetry.sides_differ.end());
    auto holds = places.empty() ? translate("yes") : translate("but for {} places", {std::to_string(places.size())});
    if (!symmetry.boards_match) holds = translate("no: boards differ");
    std::string sides;
    for (const auto& [from, to] : symmetry.sides) {
      sides += (sides.empty() ? "" : ", ") + side_name(mission, from) + " → " + side_name(mission, to);
    }
    table.rows.push_back({{(&symmetry == best ? "▸ " : "") + translate(name_of(symmetry.kind)), holds,
                           breaks_at(mission, places), sides},
                          places});
  }
  return table;
}

std::string_view name_of_figure(std::string_view id) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 11> names = {{
      {"walls", marked("Walls")},
      {"hatchways", marked("Hatchways")},
      {"pillars", marked("Pillars")},
      {"wall-ends", marked("Wall ends")},
      {"objectives", marked("Objectives")},
      {"border-walls", marked("Walls on the border")},
      {"regions", marked("Regions")},
      {"compartments", marked("Compartments")},
      {"longest-lane", marked("Longest lane, in cells")},
      {"route-hatchways", marked("Most hatchways to an objective")},
      {"symmetries", marked("Symmetries")},
  }};
  const auto* const found =
      std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.first == id; });
  return found == names.end() ? id : found->second;
}

FairnessTable ranges_table(const Mission& mission, const Snapshot& snapshot) {
  FairnessTable table{translate("Published boards"),
                      {},
                      {translate("Figure"), translate("Published"), translate("Here"), translate("Standing")}};
  const auto* season = season_of(mission);
  table.note = season == nullptr
                   ? translate("The mission names no season whose boards it could be measured against.")
                   : translate("{}: {} boards. {}", {season->name, std::to_string(season->boards), season->source});
  for (const auto& standing : range_standings(mission, snapshot)) {
    const auto range = standing.low == standing.high ? fmt::format("{}", standing.low)
                                                     : fmt::format("{}–{}", standing.low, standing.high);
    std::string where = unknown;
    if (standing.value) {
      where = !standing.outside()              ? translate("within")
              : *standing.value < standing.low ? translate("▼ below")
                                               : translate("▲ above");
    } else {
      where = to_text(standing.value.error());
    }
    table.rows.push_back({.cells = {translate(name_of_figure(standing.figure.text())), range,
                                    standing.value ? fmt::format("{}", *standing.value) : unknown, where}});
  }
  return table;
}

}  // namespace

FairnessPage fairness_page(const Mission& mission, const Snapshot& snapshot, const std::stop_token& stop) {
  const auto symmetries = near_symmetries(mission);
  const auto sights = side_sights(mission, first_turn_figures(mission), stop).value_or(SideSights());
  const auto ways = side_ways(mission, stop);
  const auto fairness = fairness_of(mission, snapshot, symmetries, sights, ways);
  FairnessPage page;
  page.overall = fairness.overall ? translate("Fairness {}", {percent(fairness.overall)})
                                  : translate("Of this battlefield no fairness can be told.");
  page.tables.push_back(parts_table(fairness));
  page.tables.push_back(access_table(mission, fairness, ways));
  page.tables.push_back(first_turn_table(mission, sights));
  page.tables.push_back(symmetry_table(mission, symmetries));
  page.tables.push_back(ranges_table(mission, snapshot));
  return page;
}

}  // namespace bulkhead

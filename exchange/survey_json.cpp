// SPDX-License-Identifier: MIT
#include "exchange/survey_json.h"

#include <cmath>

#include "exchange/figures_document.h"

namespace bulkhead {
namespace {

using Json = nlohmann::ordered_json;

std::string name_of(const Mission& mission, const PieceCount& count) {
  for (const auto& owned : mission.sets) {
    if (owned.set->id != count.set) continue;
    for (const auto& piece : owned.set->pieces) {
      if (piece.id == count.piece) return piece.name;
    }
  }
  return count.piece.text();
}

Json build_of(const Mission& mission, const PanelAssignment& build) {
  Json result;
  result["buildable"] = build.buildable == Buildable::unknown ? Json() : Json(build.buildable == Buildable::yes);
  result["sets"] = Json::object();
  for (const auto& [set, boxes] : build.boxes) result["sets"][set.text()] = boxes;
  result["pieces"] = Json::array();
  result["substitutions"] = build.substitutions();
  result["short"] = Json::array();
  for (const auto& count : build.pieces) {
    result["pieces"].push_back({{"set", count.set.text()},
                                {"piece", count.piece.text()},
                                {"name", name_of(mission, count)},
                                {"owned", count.owned},
                                {"used", count.used}});
    if (count.lacking() == 0) continue;
    result["short"].push_back({{"set", count.set.text()}, {"piece", count.piece.text()}, {"count", count.lacking()}});
  }
  result["uncovered"] = Json::array();
  for (const auto& address : build.uncovered) result["uncovered"].push_back(to_text(mission, address));
  return result;
}

Json share(const std::optional<double>& value) { return value ? Json(std::round(*value * 1e6) / 1e6) : Json(); }

Json fairness_of(const Fairness& fairness) {
  return {{"overall", share(fairness.overall)},
          {"access", share(fairness.parts.access)},
          {"first_turn", share(fairness.parts.first_turn)},
          {"exposure", share(fairness.parts.exposure)},
          {"symmetry", share(fairness.parts.symmetry)}};
}

Json length_of(const std::optional<Length>& length, double unit) {
  return length ? Json(std::round(static_cast<double>(length->in_micrometres()) / unit * 1e3) / 1e3) : Json();
}

Json ways_of(const Mission& mission, const SideWays& ways) {
  constexpr double millimetre = 1000;
  constexpr double inch = 25'400;
  const auto move = usual_move(mission);
  auto list = Json::array();
  for (const auto& objective : ways.objectives) {
    auto sides = Json::array();
    for (std::size_t side = 0; side < ways.sides.size(); ++side) {
      const auto& way = objective.ways[side];
      sides.push_back({{"side", ways.sides[side].text()},
                       {"distance_mm", length_of(way, millimetre)},
                       {"distance_in", length_of(way, inch)},
                       {"moves", way ? Json(moves_for(*way, move)) : Json()}});
    }
    list.push_back({{"objective", objective.objective.text()},
                    {"sides", std::move(sides)},
                    {"apart_mm", length_of(objective.apart, millimetre)},
                    {"apart_in", length_of(objective.apart, inch)}});
  }
  return list;
}

Json ranges_of(const Mission& mission, const std::vector<RangeStanding>& ranges) {
  auto list = Json::array();
  for (const auto& range : ranges) {
    Json entry = {{"season", mission.head->season->text()},
                  {"figure", range.figure.text()},
                  {"low", range.low},
                  {"high", range.high}};
    entry["value"] = range.value ? Json(*range.value) : Json();
    entry["outside"] = range.outside();
    if (!range.value) entry["reason"] = to_text(range.value.error());
    list.push_back(std::move(entry));
  }
  return list;
}

}  // namespace

std::string survey_json(const Mission& mission, const Survey& survey) {
  auto document = figures_document(survey.figures);
  document["build"] = build_of(mission, survey.build);
  document["fairness"] = fairness_of(survey.fairness);
  document["fairness"]["ways"] = ways_of(mission, survey.ways);
  document["ranges"] = ranges_of(mission, survey.ranges);
  return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace bulkhead

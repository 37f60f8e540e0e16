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
  document["ranges"] = ranges_of(mission, survey.ranges);
  return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace bulkhead

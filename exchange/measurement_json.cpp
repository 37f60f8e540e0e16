// SPDX-License-Identifier: MIT
#include "exchange/measurement_json.h"

#include <nlohmann/json.hpp>

#include <cmath>

#include "analysis/figures/measure.h"

namespace bulkhead {
namespace {

using Json = nlohmann::ordered_json;

/// Six figures behind the point: lengths are good to no more.
double rounded(double millimetres) { return std::round(millimetres * 1e6) / 1e6; }

Json to_json(FinePoint point) { return {rounded(point.x), rounded(point.y)}; }

Json to_json(const Mission& mission, const std::vector<CoverReason>& reasons) {
  auto list = Json::array();
  for (const auto& reason : reasons) {
    Json entry;
    entry["by"] = reason.by ? Json(to_text(mission, *reason.by)) : Json();
    entry["at"] = to_json(reason.at);
    entry["distance_mm"] = reason.to_target ? Json(rounded(*reason.to_target)) : Json();
    entry["text"] = to_text(reason.words);
    list.push_back(std::move(entry));
  }
  return list;
}

Json to_json(const Mission& mission, const TargetCover& cover) {
  Json entry;
  entry["visible"] = cover.visible;
  entry["point_blank"] = cover.point_blank;
  entry["in_cover"] = cover.in_cover;
  entry["obscured"] = cover.obscured;
  entry["cover_by"] = to_json(mission, cover.cover_by);
  entry["obscured_by"] = to_json(mission, cover.obscured_by);
  return entry;
}

Json to_json(const Mission& mission, const MeasuredPair& pair) {
  const auto& measurement = *pair.measurement;
  constexpr double inch = 25.4;
  Json entry = {{"from", pair.from}, {"to", pair.to}};
  entry["distance_mm"] = measurement.distance ? Json(rounded(*measurement.distance)) : Json();
  entry["distance_in"] = measurement.distance ? Json(rounded(*measurement.distance / inch)) : Json();
  entry["straight"] = measurement.straight;
  entry["visible"] = measurement.visible;
  entry["fully_visible"] = measurement.fully_visible;
  entry["blocked_by"] = measurement.blocked_by ? Json(to_text(mission, *measurement.blocked_by)) : Json();
  entry["path"] = Json::array();
  for (const auto& point : measurement.path) entry["path"].push_back(to_json(point));
  entry["through"] = Json::array();
  for (const auto& hindrance : measurement.through) {
    entry["through"].push_back(
        {{"at", "#" + hindrance.id.text()}, {"slows", hindrance.slows}, {"harms", hindrance.harms}});
  }
  if (measurement.cover) entry["cover"] = to_json(mission, *measurement.cover);
  return entry;
}

std::string text_of(const Json& document) {
  return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string measurement_json(const Mission& mission, const MeasuredPair& pair) {
  return text_of(to_json(mission, pair));
}

std::string measurements_json(const Mission& mission, const std::vector<MeasuredPair>& pairs) {
  auto document = Json::array();
  for (const auto& pair : pairs) document.push_back(to_json(mission, pair));
  return text_of(document);
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "exchange/figures_json.h"

#include "exchange/figures_document.h"

namespace bulkhead {
namespace {

using Json = nlohmann::ordered_json;

Json to_json(int number) { return number; }

Json to_json(const Symmetry& symmetry) {
  return {{"rotate_180", symmetry.rotate_180},
          {"mirror_left_right", symmetry.mirror_left_right},
          {"mirror_top_bottom", symmetry.mirror_top_bottom}};
}

/// Adds a figure to the document, or null and its reason.
template <typename T>
void add(Json& document, Json& reasons, const char* key, const Figure<T>& figure) {
  document[key] = figure ? to_json(*figure) : Json();
  if (!figure) reasons[key] = to_text(figure.error());
}

Json to_json(const AccessFigure& access) {
  Json entry = {{"side", access.side.text()}, {"objective", access.objective.text()}};
  entry["hatchways"] = access.route ? Json(access.route->hatchways) : Json();
  entry["cells"] = access.route ? Json(access.route->cells) : Json();
  if (!access.route) entry["reason"] = to_text(access.route.error());
  return entry;
}

}  // namespace

nlohmann::ordered_json figures_document(const Figures& figures) {
  Json document;
  Json reasons = Json::object();
  const auto& counts = figures.counts;
  const auto& on = figures.objectives_on;
  document["title"] = figures.title;
  document["counts"] = {{"walls", counts.walls},
                        {"hatchways", counts.hatchways},
                        {"pillars", counts.pillars},
                        {"wall_ends", counts.wall_ends},
                        {"objectives", counts.objectives}};
  document["objectives_on"] = {{"nodes", on.nodes}, {"edges", on.edges}, {"cells", on.cells}, {"free", on.free}};
  if (figures.features > 0) document["features"] = figures.features;
  add(document, reasons, "regions_open", figures.regions_open);
  add(document, reasons, "compartments", figures.compartments);
  add(document, reasons, "symmetry", figures.symmetry);
  document["access"] = Json::array();
  for (const auto& access : figures.access) document["access"].push_back(to_json(access));
  add(document, reasons, "longest_lane_cells", figures.longest_lane_cells);
  if (!reasons.empty()) document["reasons"] = reasons;
  return document;
}

std::string figures_json(const Figures& figures) {
  return figures_document(figures).dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace bulkhead

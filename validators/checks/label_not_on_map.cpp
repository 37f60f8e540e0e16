// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "validators/checks/checks.h"
#include "validators/label_names.h"
#include "validators/names.h"

namespace bulkhead {
namespace {

// Rule: a label by which the Lua of an item names markers is that of a marker. References of texts are left to
// `unknown-reference`. One finding for each item and label.
// Source: `controls(player, "A")` is never true where no marker is labelled A.

std::vector<Observation> run(const CheckContext& context) {
  std::set<std::string> labels;
  for (const auto& marker : *context.mission.markers) labels.insert(marker.label);
  std::vector<Observation> observations;
  std::set<std::pair<std::string_view, std::string>> found;
  for (const auto& [item, id, call] : calls_by_label(context.mission)) {
    if (labels.contains(call.text) || !found.emplace(id, call.text).second) continue;
    observations.push_back({{"label-not-on-map", {{"item", item}, {"label", call.text}}}, {address_of(Id(id))}, {}});
  }
  return observations;
}

}  // namespace

Check label_not_on_map_check() {
  return {"label-not-on-map",    "Label that is not on the map",
          Level::warning,        "Label a marker so, or correct the label in the Lua.",
          Check::Speed::instant, run};
}

}  // namespace bulkhead

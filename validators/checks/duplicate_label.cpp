// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <map>
#include <utility>

#include "model/edit/objects.h"
#include "validators/checks/checks.h"

namespace bulkhead {
namespace {

// Rule: markers of one kind that have a label have labels of their own. One finding for each label, at all markers
// that carry it. Missions that pair markers on purpose (two labelled A) waive it.
// Source: players and texts refer to markers by their label.

/// The markers that carry a label, by kind and label.
using Labels = std::map<std::pair<Id, std::string>, std::vector<Id>>;

/// The lowest number that no marker of the kind is labelled with.
std::string free_label(const Labels& labels, const Id& kind) {
  for (int number = 1;; ++number) {
    auto label = fmt::to_string(number);
    if (!labels.contains({kind, label})) return label;
  }
}

std::vector<Observation> run(const CheckContext& context) {
  Labels labels;
  for (const auto& marker : *context.mission.markers) {
    if (!marker.label.empty()) labels[{marker.kind, marker.label}].push_back(marker.id);
  }
  std::map<Id, std::string> free;
  std::vector<Observation> observations;
  for (const auto& [label, markers] : labels) {
    if (markers.size() < 2) continue;
    Observation observation;
    observation.message = {
        "duplicate-label",
        {{"count", fmt::to_string(markers.size())}, {"kind", label.first.text()}, {"label", label.second}}};
    for (const auto& marker : markers) observation.addresses.emplace_back(ObjectAddress{marker});
    auto& unused = free[label.first];
    if (unused.empty()) unused = free_label(labels, label.first);
    observation.fixes = {set_label(markers.back(), unused)};
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check duplicate_label_check() {
  return {"duplicate-label",
          "Duplicate label",
          Level::warning,
          "Give each marker of the kind a label of its own, or waive the finding where a pair is meant.",
          Check::Speed::instant,
          run};
}

}  // namespace bulkhead

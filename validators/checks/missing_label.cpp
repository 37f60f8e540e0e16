// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "analysis/cells/access.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText missing_label{
    "missing-label", "where one objective has a label all should; {count} have one, objective {objective} has not"};

/// Numbers that label no objective, a new one each time.
class FreeLabels {
 public:
  explicit FreeLabels(const std::vector<Marker>& markers) {
    for (const auto& marker : markers) {
      if (is_objective(marker)) taken_.insert(marker.label);
    }
  }

  std::string next() {
    while (!taken_.insert(fmt::to_string(number_)).second) ++number_;
    return fmt::to_string(number_);
  }

 private:
  std::set<std::string> taken_;
  int number_ = 1;
};

std::vector<Observation> run(const CheckContext& context) {
  const auto& markers = *context.mission.markers;
  const auto labelled = std::count_if(markers.begin(), markers.end(), [](const Marker& marker) {
    return is_objective(marker) && !marker.label.empty();
  });
  std::vector<Observation> observations;
  if (labelled == 0) return observations;
  FreeLabels labels(markers);
  for (const auto& marker : markers) {
    if (!is_objective(marker) || !marker.label.empty()) continue;
    observations.push_back({message<missing_label>(arg<"count">(labelled), arg<"objective">(name_of(marker))),
                            {address_of(marker.id)},
                            one_fix(SetLabel{marker.id, labels.next()})});
  }
  return observations;
}

}  // namespace

Check missing_label_check() {
  return {.key = "missing-label",
          .title = "Missing label",
          .group = Check::Group::objectives,
          .level = Level::warning,
          .rule = "Where one objective has a label, all have.",
          .reason = "Players and texts tell objectives apart by their label.",
          .places = "each objective without",
          .remedy = "Label the objective, or take the labels of all others away.",
          .messages = {missing_label},
          .run = run};
}

}  // namespace bulkhead

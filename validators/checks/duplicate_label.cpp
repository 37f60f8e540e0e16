// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <map>
#include <memory>
#include <utility>

#include "model/base/lazy.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/spoken_of.h"

namespace bulkhead {
namespace {

constexpr MessageText duplicate_label{
    "duplicate-label",
    "a label should be on one marker of a kind; {count} markers of kind {kind} are labelled {label}"};

/// The markers that carry a label, by kind and label.
using Labels = std::map<std::pair<Id, std::string>, std::vector<Id>>;

/// The lowest number that no marker of the kind is labelled with, and by which nobody calls one.
std::string free_label(const Labels& labels, const SpokenWords& spoken, const Id& kind) {
  for (int number = 1;; ++number) {
    auto label = fmt::to_string(number);
    if (!labels.contains({kind, label}) && !spoken.contains(label)) return label;
  }
}

/// The edits that give each marker but the first of its label a free number, label by label and the last marker first.
std::map<Labels::key_type, std::vector<Edit>> steps_for(const Labels& labels, const SpokenWords& spoken) {
  std::map<Id, int> taken;
  std::map<Labels::key_type, std::vector<Edit>> steps;
  for (const auto& [label, markers] : labels) {
    for (auto number = markers.size() - 1; number > 0; --number) {
      auto& last = taken[label.first];
      do ++last;
      while (labels.contains({label.first, fmt::to_string(last)}) || spoken.contains(fmt::to_string(last)));
      steps[label].emplace_back(SetLabel{markers[number], fmt::to_string(last)});
    }
  }
  return steps;
}

/// The steps for all labels, made when they are asked for first.
struct AllSteps {
  Labels labels;
  /// The labels that scripts and texts name.
  SpokenWords spoken;
  Lazy<std::map<Labels::key_type, std::vector<Edit>>> made;
};

std::vector<Observation> run(const CheckContext& context) {
  const auto all_steps = std::make_shared<AllSteps>();
  auto& labels = all_steps->labels;
  for (const auto& marker : *context.mission.markers) {
    const auto* kind = find_marker_kind(*context.mission.system, marker.kind);
    if (kind != nullptr && kind->shared_labels) continue;
    if (!marker.label.empty()) labels[{marker.kind, marker.label}].push_back(marker.id);
  }
  const auto quoted = quoted_in_lua(context.mission);
  all_steps->spoken = markers_in_texts(context.mission);
  all_steps->spoken.insert(quoted.begin(), quoted.end());
  std::map<Id, std::string> free;
  std::vector<Observation> observations;
  for (const auto& [label, markers] : labels) {
    if (markers.size() < 2) continue;
    Observation observation;
    observation.message = message<duplicate_label>(arg<"count">(markers.size()), arg<"kind">(label.first.text()),
                                                   arg<"label">(label.second));
    for (const auto& marker : markers) observation.addresses.emplace_back(ObjectAddress{marker});
    // A script that finds markers by this label would find fewer: only its author knows which it means.
    if (quoted.contains(label.second)) {
      observations.push_back(std::move(observation));
      continue;
    }
    auto& unused = free[label.first];
    if (unused.empty()) unused = free_label(labels, all_steps->spoken, label.first);
    observation.fixes = one_fix(SetLabel{markers.back(), unused});
    observation.steps = [all_steps, of = label](const CheckContext&) {
      return all_steps->made.made_by([&] { return steps_for(all_steps->labels, all_steps->spoken); }).at(of);
    };
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check duplicate_label_check() {
  return {.key = "duplicate-label",
          .title = "Duplicate label",
          .group = Check::Group::objectives,
          .level = Level::warning,
          .rule = "No two markers of one kind carry the same label, unless the kind has `shared-labels`.",
          .reason = "Players and texts speak of markers by their label.",
          .places = "all markers that carry the label",
          .remedy =
              "Give each marker of the kind a label of its own; where pairs are meant, let the kind of marker "
              "share its labels.",
          .messages = {duplicate_label},
          .run = run};
}

}  // namespace bulkhead

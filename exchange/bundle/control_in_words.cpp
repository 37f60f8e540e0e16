// SPDX-License-Identifier: MIT
#include "exchange/bundle/control_in_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

#include "exchange/bundle/markdown.h"
#include "model/base/plain_text.h"
#include "model/mission/names.h"
#include "model/text/lengths_in_words.h"

namespace bulkhead {
namespace {

using Counts = ControlRule::Counts;

/// Who controls a marker; `{}` stands for where.
std::string_view pattern_of(Counts counts) {
  switch (counts) {
    case Counts::models: return "the side that has more models {}";
    case Counts::oc: return "the side whose models {} have more objective control (OC) in all";
    case Counts::apl: return "the side whose models {} have higher action point limits (APL) in all";
    case Counts::scoring_units:
      return "the side with a scoring unit {}, unless an enemy unit contests it: see your rulebook";
    case Counts::contact: break;
  }
  return "the side that has more models {}";
}

/// The kinds of markers that the mission has, and objectives where they are placed by its rules: other things that are
/// placed, such as traps, have ranges for other ends.
std::vector<Id> kinds_of_markers(const Mission& mission) {
  std::vector<Id> kinds;
  for (const auto& marker : *mission.markers) kinds.push_back(marker.kind);
  const auto add_placed = [&](const auto& items) {
    for (const auto& item : items) {
      for (const auto& placing : item.places) {
        if (placing.what == Id(objective_kind)) kinds.push_back(placing.what);
      }
    }
  };
  add_placed(*mission.rules);
  add_placed(*mission.objectives);
  add_placed(*mission.actions);
  add_placed(*mission.stratagems);
  return kinds;
}

/// Within which range of its edge each kind of marker of the mission is controlled.
std::map<Length, std::vector<std::string>> ranges(const Mission& mission) {
  std::map<Length, std::vector<std::string>> ranges;
  for (const auto& id : kinds_of_markers(mission)) {
    const auto range = control_range(*mission.system, id);
    if (range == Length() && id != Id(objective_kind)) continue;
    const auto name = markdown_words(name_or_id(find_marker_kind(*mission.system, id), id));
    auto& names = ranges[range];
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return ranges;
}

}  // namespace

std::string control_in_words(const Mission& mission) {
  const auto& control = mission.system->control;
  if (!control) return {};
  const auto found = ranges(mission);
  if (found.empty()) return {};
  std::vector<std::string> places;
  for (const auto& [range, names] : found) {
    const bool touching = range == Length() || control->counts == Counts::contact;
    auto place =
        touching ? std::string("in contact with it") : fmt::format("within {} of its edge", in_words(mission, range));
    if (found.size() > 1) place += fmt::format(" ({})", listed(names, " and "));
    places.push_back(std::move(place));
  }
  const auto who = fmt::format(fmt::runtime(pattern_of(control->counts)), listed(places, " or "));
  // Whoever contests leaves no tie to decide.
  if (control->counts == Counts::scoring_units) return fmt::format("A marker is controlled by {}.", who);
  return fmt::format("A marker is controlled by {}. {}", who,
                     control->tie == ControlRule::Tie::nobody ? "Where both have the same, nobody controls it."
                                                              : "Where both have the same, it stays whose it was.");
}

}  // namespace bulkhead

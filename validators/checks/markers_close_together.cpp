// SPDX-License-Identifier: MIT
#include <iterator>
#include <memory>

#include "analysis/geometry/points.h"
#include "model/base/measures.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"
#include "validators/fixes/spacing.h"

namespace bulkhead {
namespace {

constexpr MessageText markers_close_together{
    "markers-close-together", "{kind}: at least {limit} apart; {marker} and {other} are {distance} apart"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto spacing = std::make_shared<Spacing>(context);
  const auto& markers = spacing->markers();
  for (auto one = markers.begin(); one != markers.end(); ++one) {
    const auto limit = spacing->limits_of(**one).apart;
    if (!limit) continue;
    for (auto other = std::next(one); other != markers.end(); ++other) {
      if (observations.size() == most_pairs || context.stop.stop_requested()) return observations;
      if (!Spacing::compared(**one, **other)) continue;
      const auto distance = distance_between(spacing->point(**one), spacing->point(**other));
      if (distance >= *limit) continue;
      observations.push_back(
          {message<markers_close_together>(arg<"kind">(kind_name(context.mission, **one)),
                                           arg<"limit">(measure(*limit)), arg<"marker">(name_of(**one)),
                                           arg<"other">(name_of(**other)), arg<"distance">(measure(distance))),
           {address_of((*one)->id), address_of((*other)->id)},
           [spacing, first = *one, second = *other](const CheckContext&) {
             std::vector<Edit> edits;
             for (const auto* marker : {second, first}) {
               if (auto edit = spacing->move_within_limits(*marker)) edits.push_back(std::move(*edit));
             }
             return edits;
           }});
    }
  }
  return observations;
}

}  // namespace

Check markers_close_together_check() {
  return {.key = "markers-close-together",
          .title = "Markers close together",
          .group = Check::Group::objectives,
          .level = Level::warning,
          .rule =
              "Two markers of one kind, and of one side if they have any, stand no closer to each "
              "other than the limit says, measured straight from centre to centre.",
          .reason = "Rules spread what is fought for; tunnel hatches in Zone Mortalis are 12\" apart.",
          .places = "both markers; each pair is a finding",
          .remedy = "Move one of the markers away from the other.",
          .messages = {markers_close_together},
          .limits = {"KIND-apart"},
          .run = run};
}

}  // namespace bulkhead

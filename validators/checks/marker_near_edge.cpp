// SPDX-License-Identifier: MIT
#include "validators/engine/check.h"
#include "validators/fixes/spacing.h"

namespace bulkhead {
namespace {

constexpr MessageText near_edge{"marker-near-edge",
                                "{kind}: at least {limit} from the edge of the table; {marker} is {distance} from it"};

std::vector<Observation> run(const CheckContext& context) {
  return markers_nearer_than(context, message<near_edge, "kind", "limit", "marker", "distance">,
                             &Spacing::Limits::to_edge, &Spacing::to_edge);
}

}  // namespace

Check marker_near_edge_check() {
  return {.key = "marker-near-edge",
          .title = "Marker near the edge",
          .group = Check::Group::objectives,
          .level = Level::warning,
          .rule =
              "A marker stands no closer to the edge of the table than the limit of its kind says, "
              "measured straight from its centre. Where boards touch there is no edge.",
          .reason = "Rules keep what is fought for away from the edge; in Zone Mortalis, objectives 6\".",
          .places = "the marker",
          .remedy = "Move the marker away from the edge.",
          .messages = {near_edge},
          .limits = {"KIND-to-edge"},
          .run = run};
}

}  // namespace bulkhead

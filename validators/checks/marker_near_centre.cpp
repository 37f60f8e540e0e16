// SPDX-License-Identifier: MIT
#include "validators/engine/check.h"
#include "validators/fixes/spacing.h"

namespace bulkhead {
namespace {

constexpr MessageText near_centre{
    "marker-near-centre",
    "{kind}: at least {limit} from the centre of the battlefield; {marker} is {distance} from it"};

std::vector<Observation> run(const CheckContext& context) {
  return markers_nearer_than(context, message<near_centre, "kind", "limit", "marker", "distance">,
                             &Spacing::Limits::to_centre, &Spacing::to_centre);
}

}  // namespace

Check marker_near_centre_check() {
  return {.key = "marker-near-centre",
          .title = "Marker near the centre",
          .group = Check::Group::objectives,
          .level = Level::warning,
          .rule =
              "A marker stands no closer to the centre of the battlefield than the limit of its "
              "kind says, measured straight from its centre; the centre is that of the rectangle "
              "around all boards.",
          .reason = "Some missions keep objectives out of the middle.",
          .places = "the marker",
          .remedy = "Move the marker away from the centre.",
          .messages = {near_centre},
          .limits = {"KIND-to-centre"},
          .run = run};
}

}  // namespace bulkhead

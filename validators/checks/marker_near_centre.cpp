// SPDX-License-Identifier: MIT
#include "validators/checks/checks.h"
#include "validators/spacing.h"

namespace bulkhead {
namespace {

std::vector<Observation> run(const CheckContext& context) {
  return markers_nearer_than(context, "marker-near-centre", &Spacing::Limits::to_centre, &Spacing::to_centre);
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
          .limits = {"KIND-to-centre"},
          .run = run};
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "model/edit/edit.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText stale_pin{"stale-pin",
                                "a pinned panel must fit what stands on its edges; {piece} at {edge} does not"};

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for (const auto& pin : stale_pins(mission, pinned_panels(mission))) {
    const EdgeAddress at{pin.board, pin.first};
    observations.push_back({message<stale_pin>(arg<"edge">(to_text(mission, at)), arg<"piece">(pin.piece.text())),
                            {at},
                            one_fix(UnpinPanels{{at}})});
  }
  return observations;
}

}  // namespace

Check stale_pin_check() {
  return {.key = "stale-pin",
          .title = "Stale pin",
          .group = Check::Group::terrain,
          .level = Level::warning,
          .rule =
              "A pinned panel fits what stands on the edges it covers: a wall or hatchway on each, its own "
              "hatchway no worse than shut in a wall, and on its nodes what the layout has there.",
          .reason = "The walls have changed since; the search for panels can no longer keep to the pin.",
          .places = "the edge that the panel begins at",
          .remedy = "Take the pin away, or put the walls back that it was made for.",
          .messages = {stale_pin},
          .run = run};
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include <memory>
#include <optional>

#include "analysis/cells/floor_cells.h"
#include "analysis/snapshot/snapshot.h"
#include "model/base/lazy.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"
#include "validators/fixes/openings.h"

namespace bulkhead {
namespace {

constexpr MessageText objective_unreachable{"objective-unreachable",
                                            "some side must get to each objective; none gets to objective {objective}"};

/// The ways that could be opened for each side, searched when first asked for and kept for all objectives.
class WaysOfSides {
 public:
  explicit WaysOfSides(std::size_t sides) : openings_(sides) {}

  std::optional<Edit> to(const Place& objective, const CheckContext& context) {
    const auto goals = floor_cells_at(context.mission, context.snapshot.graph(), objective);
    for (std::size_t side = 0; side < openings_.size(); ++side) {
      const auto& start = context.snapshot.sides()[side];
      const auto& openings = openings_[side].made_by(
          [&] { return Openings(context, Passages(context.snapshot.graph(), &start.side), start.cells); });
      if (auto edit = openings.way_to(goals)) return edit;
    }
    return std::nullopt;
  }

 private:
  std::vector<Lazy<Openings>> openings_;
};

std::vector<Observation> run(const CheckContext& context) {
  const auto& access = context.snapshot.access();
  const auto sides = context.snapshot.sides().size();
  std::vector<Observation> observations;
  const auto ways = std::make_shared<WaysOfSides>(sides);
  std::size_t objective = 0;
  for (const auto& marker : *context.mission.markers) {
    if (!is_objective(marker)) continue;
    int without_way = 0;
    bool fine = false;
    for (std::size_t side = 0; side < sides; ++side) {
      const auto& route = access[side * (access.size() / sides) + objective].route;
      if (route) {
        fine = true;
      } else if (route.error() == NoRoute::no_way) {
        ++without_way;
      } else {
        fine = fine || route.error() != NoRoute::no_zone;
      }
    }
    ++objective;
    if (fine || without_way == 0) continue;
    observations.push_back(
        {message<objective_unreachable>(arg<"objective">(name_of(marker))),
         {address_of(marker.id)},
         one_fix([ways, at = marker.at](const CheckContext& checked) { return ways->to(at, checked); })});
  }
  return observations;
}

}  // namespace

Check objective_unreachable_check() {
  return {.key = "objective-unreachable",
          .title = "Objective unreachable",
          .group = Check::Group::connectivity,
          .level = Level::error,
          .rule =
              "At least one side that has a start zone gets to each objective, through hatchways it "
              "may pass.",
          .reason = "What nobody reaches, nobody scores.",
          .places = "the objective",
          .remedy = "Open a way to the objective, or put it where a side can get to.",
          .messages = {objective_unreachable},
          .run = run};
}

}  // namespace bulkhead

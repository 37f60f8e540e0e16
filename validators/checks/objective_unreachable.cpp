// SPDX-License-Identifier: MIT
#include <optional>

#include "analysis/ground.h"
#include "analysis/snapshot.h"
#include "validators/checks/checks.h"
#include "validators/names.h"
#include "validators/openings.h"

namespace bulkhead {
namespace {

constexpr MessageText objective_unreachable{"objective-unreachable",
                                            "some side must get to each objective; none gets to objective {objective}"};

/// The ways that could be opened for each side, searched when first asked for and kept for all objectives.
class Fixes {
 public:
  explicit Fixes(const CheckContext& context) : context_(context), openings_(context.snapshot.sides().size()) {}

  std::vector<Edit> of(const Marker& marker) {
    const auto goals = floor_cells_at(context_.mission, context_.snapshot.graph(), marker.at);
    for (std::size_t side = 0; side < openings_.size(); ++side) {
      if (auto edit = openings_of(side).way_to(goals)) return {std::move(*edit)};
    }
    return {};
  }

 private:
  const Openings& openings_of(std::size_t side) {
    auto& openings = openings_[side];
    if (!openings) {
      const auto& start = context_.snapshot.sides()[side];
      openings.emplace(context_, Passages(context_.snapshot.graph(), &start.side), start.cells);
    }
    return *openings;
  }

  const CheckContext& context_;
  std::vector<std::optional<Openings>> openings_;
};

std::vector<Observation> run(const CheckContext& context) {
  const auto& access = context.snapshot.access();
  const auto sides = context.snapshot.sides().size();
  std::vector<Observation> observations;
  Fixes fixes(context);
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
        {message<objective_unreachable>(arg<"objective">(name_of(marker))), {address_of(marker.id)}, fixes.of(marker)});
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

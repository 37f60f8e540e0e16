// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <optional>
#include <queue>
#include <utility>

#include "analysis/snapshot/snapshot.h"
#include "model/base/plain_text.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText unequal_access{"unequal-access",
                                     "both sides should have the same access; objective {objective} is {figures} for "
                                     "{side}, {other-figures} for {other}"};

using Cost = std::optional<Route>;

/// An objective's figures for two sides.
struct Pair {
  const Marker* objective = nullptr;
  Cost one;
  Cost other;
};

Cost cost_of(const Access& access) { return access.route ? Cost(*access.route) : std::nullopt; }

/// Of two sides by their places in the mission.
std::vector<Pair> pairs_of(const CheckContext& context, std::size_t one, std::size_t other) {
  const auto& access = context.snapshot.access();
  const auto objectives = access.size() / context.snapshot.sides().size();
  std::vector<Pair> pairs;
  for (const auto& marker : *context.mission.markers) {
    if (!is_objective(marker)) continue;
    const auto objective = pairs.size();
    pairs.push_back(
        {&marker, cost_of(access[one * objectives + objective]), cost_of(access[other * objectives + objective])});
  }
  return pairs;
}

bool equal_lists(const std::vector<Pair>& pairs) {
  std::vector<Cost> ones;
  std::vector<Cost> others;
  for (const auto& pair : pairs) {
    ones.push_back(pair.one);
    others.push_back(pair.other);
  }
  std::sort(ones.begin(), ones.end());
  std::sort(others.begin(), others.end());
  return ones == others;
}

/// Those with neither equal figures nor a partner. Each can be the partner of one other, the first that needs one.
std::vector<Pair> without_partner(const std::vector<Pair>& pairs) {
  std::map<std::pair<Cost, Cost>, std::queue<std::size_t>> waiting;  // by the figures of the partner
  std::vector<bool> left(pairs.size(), false);
  for (std::size_t index = 0; index < pairs.size(); ++index) {
    const auto& pair = pairs[index];
    if (pair.one == pair.other) continue;
    auto& partners = waiting[{pair.one, pair.other}];
    left[index] = partners.empty();
    if (partners.empty()) {
      waiting[{pair.other, pair.one}].push(index);
    } else {
      left[partners.front()] = false;
      partners.pop();
    }
  }
  std::vector<Pair> result;
  for (std::size_t index = 0; index < pairs.size(); ++index) {
    if (left[index]) result.push_back(pairs[index]);
  }
  return result;
}

std::string text_of(const Cost& cost) {
  if (!cost) return "out of reach";
  const auto cells = counted(cost->cells, "cell") + " away";
  return cost->hatchways == 0 ? cells : counted(cost->hatchways, "hatchway") + " and " + cells;
}

/// Two sides by their places in the mission.
void compare(const CheckContext& context, std::size_t one, std::size_t other, std::vector<Observation>& observations) {
  const auto pairs = pairs_of(context, one, other);
  if (equal_lists(pairs)) return;
  const auto name = [&](std::size_t side) { return name_of(context.mission, context.snapshot.sides()[side].side); };
  for (const auto& pair : without_partner(pairs)) {
    Observation observation;
    observation.message = message<unequal_access>(arg<"objective">(name_of(*pair.objective)), arg<"side">(name(one)),
                                                  arg<"figures">(text_of(pair.one)), arg<"other">(name(other)),
                                                  arg<"other-figures">(text_of(pair.other)));
    observation.addresses = {address_of(pair.objective->id)};
    observations.push_back(std::move(observation));
  }
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  if (context.mission.head->balance != Balance::symmetric) return observations;
  const auto& sides = context.snapshot.sides();
  for (std::size_t one = 0; one < sides.size(); ++one) {
    for (auto other = one + 1; other < sides.size(); ++other) {
      if (sides[one].cells.empty() || sides[other].cells.empty()) continue;
      compare(context, one, other, observations);
    }
  }
  return observations;
}

}  // namespace

Check unequal_access_check() {
  return {.key = "unequal-access",
          .title = "Unequal access",
          .group = Check::Group::objectives,
          .level = Level::warning,
          .rule =
              "If the mission says that it is symmetric, the sides have the same access: the list "
              "of hatchways and cells to all objectives, sorted, is the same for each. Where it is "
              "not, those objectives are reported that are not equally far from both sides and have "
              "no counterpart that is as far from the one as they are from the other.",
          .reason =
              "On the published layouts for matched play both sides have the same access to all "
              "objectives.",
          .places = "each such objective",
          .remedy =
              "Move the objective, the walls or the zones until both sides have it equally far, or "
              "say that the mission is not meant to be symmetric.",
          .messages = {unequal_access},
          .run = run};
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "analysis/snapshot.h"
#include "model/edit/head.h"
#include "validators/checks/checks.h"
#include "validators/names.h"

namespace bulkhead {
namespace {

// Rule: where the mission says `balance="symmetric"`, any two sides with start zones have the same access: the sorted
// lists of (hatchways, cells) over all objectives are equal, "no way" being a figure of its own. Where they differ, the
// objectives that do not belong are reported: those with neither equal figures for both sides nor a partner whose
// figures are theirs with the sides exchanged. A turned or mirrored board thus gives none.
// Source: with drop zones one cell deep, both sides have equal access to all six objectives on the published layouts
// for matched play.

using Cost = std::optional<Route>;

/// An objective's figures for two sides.
struct Pair {
  Id objective;
  Cost one;
  Cost other;
};

Cost cost_of(const CheckContext& context, const Id& side, const Id& objective) {
  for (const auto& access : context.snapshot.access()) {
    if (access.side == side && access.objective == objective) {
      return access.route ? Cost(*access.route) : std::nullopt;
    }
  }
  return std::nullopt;
}

std::vector<Pair> pairs_of(const CheckContext& context, const Id& one, const Id& other) {
  std::vector<Pair> pairs;
  for (const auto& marker : *context.mission.markers) {
    if (!is_objective(marker)) continue;
    pairs.push_back({marker.id, cost_of(context, one, marker.id), cost_of(context, other, marker.id)});
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

/// Those with neither equal figures nor a partner. Each can be the partner of one other.
std::vector<Pair> without_partner(std::vector<Pair> pairs) {
  std::erase_if(pairs, [](const Pair& pair) { return pair.one == pair.other; });
  std::vector<Pair> left;
  for (auto& pair : pairs) {
    const auto partner = std::find_if(left.begin(), left.end(), [&](const Pair& candidate) {
      return candidate.one == pair.other && candidate.other == pair.one;
    });
    if (partner == left.end()) {
      left.push_back(std::move(pair));
    } else {
      left.erase(partner);
    }
  }
  return left;
}

std::string text_of(const Cost& cost) {
  return cost ? fmt::format("{}/{}", cost->hatchways, cost->cells) : std::string("-");
}

void compare(const CheckContext& context, const Id& one, const Id& other, std::vector<Observation>& observations) {
  const auto pairs = pairs_of(context, one, other);
  if (equal_lists(pairs)) return;
  for (const auto& pair : without_partner(pairs)) {
    Observation observation;
    observation.message = {"unequal-access",
                           {{"objective", name_of(*find_marker(context.mission, pair.objective))},
                            {"side", name_of(context.mission, one)},
                            {"figures", text_of(pair.one)},
                            {"other", name_of(context.mission, other)},
                            {"other-figures", text_of(pair.other)}}};
    observation.addresses = {address_of(pair.objective)};
    observation.fixes = {set_balance(Balance::asymmetric)};
    observations.push_back(std::move(observation));
  }
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  if (context.mission.head->balance != Balance::symmetric) return observations;
  const auto& sides = context.snapshot.sides();
  for (auto one = sides.begin(); one != sides.end(); ++one) {
    for (auto other = one + 1; other != sides.end(); ++other) {
      if (one->cells.empty() || other->cells.empty()) continue;
      compare(context, one->side, other->side, observations);
    }
  }
  return observations;
}

}  // namespace

Check unequal_access_check() {
  return {"unequal-access",
          "Unequal access",
          Level::warning,
          "Move the objective, the walls or the zones until both sides have it equally far, or say that the mission "
          "is not meant to be symmetric.",
          Check::Speed::instant,
          run};
}

}  // namespace bulkhead

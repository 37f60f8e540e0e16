// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/placing/placement.h"
#include "analysis/placing/placings.h"

namespace bulkhead {

/// Whether as many of what a placing places as it may come to can be placed: spots for all of them, or why they cannot;
/// neither where that is not known.
struct PlacingAnswer {
  std::optional<std::vector<Spot>> found = {};
  std::optional<PlacingLack> lack = {};
};

/// How much may be tried and looked at: in a search, and as much again in a proof.
struct PlacingLimits {
  std::size_t steps = most_placing_steps;
  std::size_t looks = most_placing_looks;
};

/// By a short search, then by proof, at last by a search in so many steps, unless that is 0. Things are looked for as
/// large as they may be, a lack is proven of things as small as they may be: see `placed_size`. Nothing where the
/// mission has no board, and for kinds that there are not; of no use when it was told to stop.
[[nodiscard]] std::optional<PlacingAnswer> answer_for(const Mission& mission, const Placing& placing,
                                                      const PlacingLimits& limits, const std::stop_token& stop = {});

/// A placing of a mission, and its answer.
struct AnsweredPlacing {
  AskedPlacing asked;
  std::optional<PlacingAnswer> answer;
};
/// The same for all placings of a mission. They share the steps; of the looks each has its share of what those before
/// it have left. So many placings take no longer than one, and the same mission has the same answers always.
[[nodiscard]] std::vector<AnsweredPlacing> placing_answers(const Mission& mission, const PlacingLimits& limits,
                                                           const std::stop_token& stop = {});

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>

#include "analysis/fields/ground_area.h"
#include "analysis/fields/sample_field.h"

namespace bulkhead {

/// The degree of every sample in the visibility graph of all (Turner et al., "From isovists to visibility graphs",
/// 2001): the share of the open samples that see it, itself among them; 0 where there is no open ground, up to 1. Sight
/// is from point to point, as `sees` says. Nothing if it was stopped.
[[nodiscard]] std::optional<SampleField> exposure(const Plan& plan, const SampleGrid& grid,
                                                  const std::stop_token& stop = {});

/// What models that start in an area can shoot at in their first turn: 1 for every sample that lies no farther than
/// `range`, straight, from a sample that they reach in one move, and in sight of it; 0 for the others. A sample is
/// reached where the shortest way of a point from the area is no longer than `move`. As models stop on samples only, a
/// line of fire narrower than the samples' spacing may be missed; none is made up. Nothing if it was stopped.
[[nodiscard]] std::optional<SampleField> first_turn_threat(const GroundArea& area, Length move, Length range,
                                                           WayFinder& finder, const SampleGrid& grid,
                                                           const std::stop_token& stop = {});

}  // namespace bulkhead

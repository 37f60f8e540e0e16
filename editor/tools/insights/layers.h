// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "editor/tools/insights/insight.h"
#include "editor/tools/insights/insight_ground.h"

namespace bulkhead {

// Work out one overlay each. Those with a stop token may take long on large boards; what they give when stopped is of
// no use.

/// Rooms with the hatchways as somebody looks at them: those that stand open join.
[[nodiscard]] CompartmentsInsight compartments_insight(const InsightGround& ground);

/// Whatever state hatchways are in.
[[nodiscard]] ChokepointsInsight chokepoints_insight(const InsightGround& ground, const std::stop_token& stop = {});

/// From a place on the table, or from a zone; nothing where that is not on the ground.
[[nodiscard]] std::optional<DistanceInsight> distance_insight(const InsightGround& ground, Vec from);
[[nodiscard]] std::optional<DistanceInsight> distance_insight(const InsightGround& ground, const Id& zone);

/// Nothing off the boards.
[[nodiscard]] std::optional<SightInsight> sight_insight(const InsightGround& ground, Vec from);

/// The best route of every side to every objective, hatchways before cells (see Routes).
[[nodiscard]] AccessInsight access_insight(const InsightGround& ground);

/// Straight runs of open cells, hatchways as somebody looks at them.
[[nodiscard]] LanesInsight lanes_insight(const InsightGround& ground);

/// How much of its level sees a place, on samples at least an inch apart.
[[nodiscard]] ExposureInsight exposure_insight(const InsightGround& ground, const std::stop_token& stop = {});

/// Which side's models are where after fewer moves from where they start.
[[nodiscard]] FrontierInsight frontier_insight(const InsightGround& ground, const std::stop_token& stop = {});

/// Hatchways that stand otherwise than the mission sets them.
[[nodiscard]] std::vector<LookedHatchway> looked_hatchways(const InsightGround& ground);

}  // namespace bulkhead

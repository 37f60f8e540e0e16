// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/mission/places.h"

namespace bulkhead {

struct Measurement;

/// What `bulkhead measure --format json` prints of a pair of places: `from`, `to`, `distance_mm` and `distance_in`
/// (null where there is no way), `straight` (whether it is measured through everything), `visible`, `fully_visible`,
/// `blocked_by` (an address or null) and `path`, a list of points as [x, y] in mm of the battlefield. Where the
/// measurement has it, `cover`: of `to` when `from` attacks it, {`visible`, `point_blank`, `in_cover`, `obscured`,
/// `cover_by`, `obscured_by`}, the last two lists of {`by` (an address or null), `at` ([x, y]), `distance_mm` (from the
/// target's base, or null), `text`}; see `TargetCover`.
struct MeasuredPair {
  std::string from;
  std::string to;
  const Measurement* measurement = nullptr;
};

/// One pair as an object.
[[nodiscard]] std::string measurement_json(const Mission& mission, const MeasuredPair& pair);
/// All pairs as a list.
[[nodiscard]] std::string measurements_json(const Mission& mission, const std::vector<MeasuredPair>& pairs);

}  // namespace bulkhead

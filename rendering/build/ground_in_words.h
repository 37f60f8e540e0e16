// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// Where a zone or area lies and how far it goes, as one measures it on the table in the unit of the mission's game:
/// `A1–F1, 2:A7` of cells, blocks of them by their corners; `west edge, 12″ deep`; `6″ round a point, 36″ from west,
/// 24″ from north`; of rectangles how far from the edges they begin and end, `west 24–72″, north 0–6″`; of other shapes
/// their corners, or what lies around them where these are many. With the board's number where there are several and
/// one holds it, else from the edges of all of them. Empty where nothing of it exists.
[[nodiscard]] std::string ground_in_words(const Mission& mission, const Shape& shape);

/// Its name, and where it lies: `North lock: A1–F1`. Of zones, then areas. A number that stands in the plan in place of
/// the name leads: `(1) North lock: A1–F1`.
[[nodiscard]] std::vector<std::string> grounds_in_words(const Mission& mission,
                                                        const std::function<int(const Id& ground)>& number_of = {});

}  // namespace bulkhead

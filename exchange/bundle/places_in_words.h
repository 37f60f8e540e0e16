// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/battlefield.h"

namespace bulkhead {

/// A place as the map calls it: `D4.nw`; a point as people measure it: `10" (254 mm) from the west edge, 5" (127 mm)
/// from the north edge`, `the centre`.
[[nodiscard]] std::string in_words(const Mission& mission, const Place& place);

/// The ground of a zone or area: `A1 to G1` for a whole rectangle of cells, otherwise every cell; `within 6"
/// (152 mm) of D4.nw`; `along the north edge, 3.8" (97 mm) deep` …
[[nodiscard]] std::string in_words(const Mission& mission, const Shape& shape);

}  // namespace bulkhead

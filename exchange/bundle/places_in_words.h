// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/battlefield.h"

namespace bulkhead {

/// `152.4 mm (6")`, inches to one decimal.
[[nodiscard]] std::string in_words(Length length);

/// A place as the map calls it: `D4.nw`; a point as people measure it: `254 mm (10") from the west edge, 127 mm (5")
/// from the north edge`, `the centre`.
[[nodiscard]] std::string in_words(const Mission& mission, const Place& place);

/// The ground of a zone or area: `A1 to G1` for a whole rectangle of cells, otherwise every cell; `within 152.4 mm (6")
/// of D4.nw`; `along the north edge, 97 mm (3.8") deep` …
[[nodiscard]] std::string in_words(const Mission& mission, const Shape& shape);

}  // namespace bulkhead

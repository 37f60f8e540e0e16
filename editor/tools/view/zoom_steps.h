// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

namespace bulkhead {

/// What steps of a wheel or of keys zoom by: four of them double, negative ones bring farther away.
[[nodiscard]] inline double zoom_factor(double steps) { return std::exp2(steps / 4); }

}  // namespace bulkhead

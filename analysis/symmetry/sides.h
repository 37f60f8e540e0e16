// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/symmetry/symmetry.h"

namespace bulkhead {

/// Fills `sides` and `sides_differ` of a symmetry whose boards match.
void lay_sides_over(const Mission& mission, const BoardSymmetry& map, NearSymmetry& result);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/symmetry/flip.h"

namespace bulkhead {

/// Fills `sides` and `sides_differ` of a symmetry whose boards match.
void lay_sides_over(const Mission& mission, const Flip& flip, NearSymmetry& result);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/built/prism.h"

namespace bulkhead {

/// Cuts from each body what lies inside one before it, so that none overlap; what is left of it are convex pieces. The
/// pieces of one body are taken to lie apart. Where files heap up thousands of bodies in one spot it leaves some that
/// overlap.
[[nodiscard]] std::vector<Prism> without_overlaps(const std::vector<Prism>& prisms);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/mission/mission.h"

/// What the sample forces of a mission tell its checks and its cards. No sum is above `largest_number`.
namespace bulkhead {

/// Whose force it is; null where it says nothing, or names nobody.
[[nodiscard]] const Side* side_of(const Mission& mission, const Force& force);

/// The largest base of the units of that many models or more; of a side those of its own forces and of forces that are
/// nobody's in particular, without one those of all. Nothing where no such unit says its base.
[[nodiscard]] std::optional<Length> largest_base(const Mission& mission, const std::optional<Id>& side = {},
                                                 int models = 1);

/// How large a force is: the points that it says it counts, else those of its units; power as those of its units.
/// Nothing where it has no units, or one of them says nothing.
[[nodiscard]] std::optional<int> size_of(const Force& force, Allowance::Of what);

/// The size of a side's force, of several the largest; without one the limit `force-points`, if points are asked for.
[[nodiscard]] std::optional<int> force_size(const Mission& mission, const Side& side, Allowance::Of what);

/// What an allowance comes to with a force of that size: `base`, and `more` for each full `per`.
[[nodiscard]] int sum_of(const Allowance& allowance, int size);

/// What a side has to spend; nothing where that hangs on its force and nobody knows how large that is.
[[nodiscard]] std::optional<int> allowed(const Mission& mission, const Allowance& allowance, const Side& side);

}  // namespace bulkhead

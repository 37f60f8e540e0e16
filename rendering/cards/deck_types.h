// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace bulkhead {

/// One in so many cards of a deck, the longest ones, may be set in smaller type than the others.
inline constexpr std::size_t cards_for_a_long_one = 6;
/// A card that has room for so many points is set no smaller for looking like the others.
inline constexpr double least_usual_type = 7;

/// The types in which the bodies of a deck's cards are set, which lie side by side, so that they look as one: the
/// largest in which all fit but the longest few, and for each of those the largest in which it does. `own` is what each
/// has room for by itself, in points; none gets more.
[[nodiscard]] std::vector<double> deck_types(const std::vector<double>& own);

}  // namespace bulkhead

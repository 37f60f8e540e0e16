// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/placing/placement.h"

namespace bulkhead {

/// Whether as many of what a placing places as it may come to can be placed: spots for all of them, or why they cannot;
/// neither where that is not known.
struct PlacingAnswer {
  std::optional<std::vector<Spot>> found = {};
  std::optional<PlacingLack> lack = {};
};

/// By a short search, then by proof, at last by a search in so many steps, unless that is 0. Things are looked for as
/// large as they may be, a lack is proven of things as small as they may be: see `placed_size`. Nothing where the
/// mission has no board, and for kinds that there are not; of no use when it was told to stop.
[[nodiscard]] std::optional<PlacingAnswer> answer_for(const Mission& mission, const Placing& placing, std::size_t steps,
                                                      const std::stop_token& stop = {});

}  // namespace bulkhead

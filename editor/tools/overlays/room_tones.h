// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace bulkhead {

/// A tone for each of so many rooms, such that no two that touch have the same. Each takes the one that fewest have
/// yet, of `usual` tones or, where its neighbours have all of these, of one more. They choose in smallest-last order
/// (Matula and Beck, 1983): rooms in a plane never need more than six.
[[nodiscard]] std::vector<std::size_t> room_tones(std::size_t rooms,
                                                  const std::vector<std::pair<std::uint32_t, std::uint32_t>>& touching,
                                                  std::size_t usual);

}  // namespace bulkhead

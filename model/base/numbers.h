// SPDX-License-Identifier: MIT
#pragma once

namespace bulkhead {

/// The whole numbers of documents lie between minus and plus this.
inline constexpr int largest_number = 1'000'000;

}  // namespace bulkhead

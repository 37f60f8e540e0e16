// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace bulkhead {

/// The first argument of a worker; the second is its parent's number.
inline constexpr std::string_view worker_argument = "--worker";

}  // namespace bulkhead

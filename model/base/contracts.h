// SPDX-License-Identifier: MIT
#pragma once

namespace bulkhead {

/// Reports a broken contract (a bug in Bulkhead, never a user's mistake) on stderr and aborts.
[[noreturn]] void contract_broken(const char* condition, const char* file, int line);

}  // namespace bulkhead

/// States what a function requires of its caller. Stays on in release builds.
#define BULKHEAD_EXPECTS(condition) \
  ((condition) ? static_cast<void>(0) : ::bulkhead::contract_broken(#condition, __FILE__, __LINE__))

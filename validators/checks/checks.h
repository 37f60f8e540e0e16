// SPDX-License-Identifier: MIT
#pragma once

#include "validators/check.h"

namespace bulkhead {

// One check a file, which says its rule and where that comes from.
#define BULKHEAD_CHECK(name) [[nodiscard]] Check name##_check();
#include "validators/checks/checks.inc"
#undef BULKHEAD_CHECK

}  // namespace bulkhead

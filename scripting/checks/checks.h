// SPDX-License-Identifier: MIT
#pragma once

#include "validators/check.h"

namespace bulkhead {

// One check a file, which says its rule and where that comes from.
[[nodiscard]] Check kind_not_on_map_check();
[[nodiscard]] Check label_not_on_map_check();
[[nodiscard]] Check unused_label_check();
[[nodiscard]] Check unknown_event_check();
[[nodiscard]] Check script_does_not_compile_check();

}  // namespace bulkhead

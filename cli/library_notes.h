// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/library/library.h"

namespace bulkhead {

/// Says what could not be read of the library and may hold what is named (see `unread_that_may_hold`).
void note_what_may_hold(std::string_view named, const Library& library, bool lacking);

}  // namespace bulkhead

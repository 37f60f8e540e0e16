// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/edit/edit.h"
#include "model/io/definitions.h"

namespace bulkhead {

/// As `parse_edit` or, for several lines, `parse_edits` read it, where besides `system SYSTEM` and `uses SET` name a
/// game system and a terrain set of the library.
[[nodiscard]] Result<Edit> parse_edit_with(const Definitions& library, const Mission& mission, std::string_view text);

}  // namespace bulkhead

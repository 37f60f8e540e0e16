// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "rendering/look/tokens.h"

namespace bulkhead {

/// All designs, in the order in which they are offered; the usual one comes first.
[[nodiscard]] std::span<const Design> designs();
[[nodiscard]] const Design& usual_design();
/// The first that draws light on dark, or dark on light: for desktops whose windows do.
[[nodiscard]] const Design& design_for(bool dark);

/// The design of a key, as it stands in settings and on the command line; null where there is none.
[[nodiscard]] const Design* find_design(std::string_view key);

}  // namespace bulkhead

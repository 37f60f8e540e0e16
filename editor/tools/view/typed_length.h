// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "editor/tools/view/ruler.h"

namespace bulkhead {

/// A length as somebody types it: `6"`, `6in`, `6 in`, `150mm`, `15cm`, `-2.5`, with a point or a comma; a number alone
/// is in the unit that is meant. Nothing for what is no length, or beyond what a mission can state.
[[nodiscard]] std::optional<Length> typed_length(std::string_view text, RulerUnit unit);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string_view>

#include "model/base/identifier.h"

namespace bulkhead {

/// `base-1` for 1 and so on; a base too long for its number is cut. From 1 on (contract).
[[nodiscard]] Id numbered(const Id& base, int number);
/// `wanted`, or the first of `wanted-2`, `wanted-3` … that is not taken.
[[nodiscard]] Id numbered_until_free(const Id& wanted, const std::function<bool(const Id&)>& taken);
/// Whether a text is `base`, or `base-2`, `base-3` …: what `numbered_until_free` makes of it.
[[nodiscard]] bool is_numbered(std::string_view text, const Id& base);

}  // namespace bulkhead

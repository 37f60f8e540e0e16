// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/base/result.h"
#include "rendering/canvas/path.h"

namespace bulkhead {

enum class Paper : unsigned char { a4, a3, letter };

/// Reads `A4`, `A3`, `Letter`, in any case.
[[nodiscard]] Result<Paper> parse_paper(std::string_view text);
[[nodiscard]] std::string_view to_text(Paper paper);

/// In millimetres, upright.
[[nodiscard]] Vec size_of(Paper paper);

}  // namespace bulkhead

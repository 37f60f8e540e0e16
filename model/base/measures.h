// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/base/length.h"

namespace bulkhead {

/// How sentences for players give lengths, whatever unit a window shows: inches to the hundredth, rounded towards 0,
/// and in brackets the length as documents have it: `6" (152.4mm)`.
[[nodiscard]] std::string measure(Length length);
/// How far to the right and down: `8", 27.71" (203.2mm,704mm)`.
[[nodiscard]] std::string measure(Point point);

}  // namespace bulkhead

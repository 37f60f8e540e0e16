// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "validators/engine/check.h"

namespace bulkhead {

/// The reference of the checks as Markdown (docs/checks.md): an introduction, whose line `@limits` becomes the table of
/// limits; then the checks by group, each with what it says of itself. A check that shows on a map has its picture,
/// `pictures/checks/KEY.png`.
[[nodiscard]] std::string checks_text(std::string_view introduction, std::span<const Check> checks);

}  // namespace bulkhead

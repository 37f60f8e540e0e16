// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "validators/check.h"

namespace bulkhead {

/// An edit that opens a way from some cells to others: accessible hatchways in place of as few walls and barred
/// hatchways as can be. With a side, what is locked to it is barred; without, nothing is. Nothing where no such edit
/// would help (solid ground or a gap lies between, or there are no cells) or where there is a way already.
[[nodiscard]] std::optional<Edit> open_way(const CheckContext& context, std::span<const std::uint32_t> from,
                                           std::span<const std::uint32_t> to, const Id* side);

}  // namespace bulkhead

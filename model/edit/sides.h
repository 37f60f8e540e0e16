// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/edit/edit.h"

namespace bulkhead {

/// A mission has at most this many sides.
inline constexpr std::size_t most_sides = 4;

/// Adds a side or gives it another name.
[[nodiscard]] Edit set_side(const Id& id, const std::string& name);

}  // namespace bulkhead

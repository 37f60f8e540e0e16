// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace bulkhead {

/// What stands in a field, as texts: rows of them. A field that is no list has one row of one; an empty text is
/// nothing.
using FieldValue = std::vector<std::vector<std::string>>;

[[nodiscard]] inline FieldValue single(std::string text) { return {{std::move(text)}}; }

}  // namespace bulkhead

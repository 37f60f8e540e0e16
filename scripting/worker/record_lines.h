// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace bulkhead {

// Of a record as the engine writes it (scripting/engine/lines/record.lua): lines that end with `\n`, its head first,
// then the decisions, and behind each what came of it, on lines that begin with `=`.

/// The last decision, without what came of it; nothing where the record has none.
[[nodiscard]] std::string last_decision(std::string_view record);
/// The record up to its last decision, which must be there.
[[nodiscard]] std::string without_last_decision(std::string_view record);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace bulkhead {

/// What Lua makes of the text of a figure, as the engine reads it: `integer` of whole numbers however they are written,
/// `number` of others, else `string`.
[[nodiscard]] std::string_view type_of_figure(const std::string& text);

}  // namespace bulkhead

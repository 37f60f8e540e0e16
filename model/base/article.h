// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace bulkhead {

/// An English noun behind its article: `a rule`, `an action`, `a unit`.
[[nodiscard]] std::string with_article(std::string_view noun);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace bulkhead {

/// Marks an English text that is translated where it is shown, so that translators are given it.
constexpr std::string_view marked(std::string_view english) { return english; }

}  // namespace bulkhead

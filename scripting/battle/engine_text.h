// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace bulkhead {

/// Gives the text of one of the engine's files instead of its own, so that it can be tried what a fault would do.
using EngineText = std::function<std::string(std::string_view name, std::string_view text)>;

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace bulkhead {

/// Why no document begins with an element of this name: where it stands instead, if the format knows it, and what
/// documents begin with.
[[nodiscard]] std::string wrong_root(std::string_view name);

/// The elements that items of the library begin with, for messages: `<rule>, <mission-objective>, … or <force>`.
[[nodiscard]] std::string item_roots();

}  // namespace bulkhead

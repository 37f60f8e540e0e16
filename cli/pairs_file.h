// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"

namespace bulkhead {

/// Two places as they were written, and the line of the file (0 where there is none).
struct Pair {
  std::string from;
  std::string to;
  int line = 0;
};

/// Reads lines of two addresses, parted by a semicolon or a tab. A comma parts them too, where it cannot belong to a
/// point: between two addresses that are none (`A1,B1`), or where points stand in quotes (`"12.5in,8in",#o1`). Empty
/// lines and those that begin with # and a blank say nothing. `file` is for the refusal.
[[nodiscard]] Result<std::vector<Pair>> read_pairs(std::string_view text, const std::string& file);

}  // namespace bulkhead

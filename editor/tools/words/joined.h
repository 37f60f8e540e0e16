// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace bulkhead {

/// Sentences that are told in one line, one behind the other.
[[nodiscard]] inline std::string joined(const std::vector<std::string>& sentences) {
  std::string text;
  for (const auto& sentence : sentences) text += (text.empty() ? "" : "; ") + sentence;
  return text;
}

}  // namespace bulkhead

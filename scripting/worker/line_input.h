// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "scripting/worker/lines.h"

namespace bulkhead {

/// The lines of a descriptor, as they come.
class LineInput {
 public:
  LineInput(int descriptor, std::size_t longest) : descriptor_(descriptor), lines_(longest) {}
  /// Waits for it; nothing once no more comes.
  [[nodiscard]] std::optional<Lines::Line> next();

 private:
  int descriptor_;
  Lines lines_;
  std::array<char, 65536> piece_{};
};

}  // namespace bulkhead

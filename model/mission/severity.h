// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/extras.h"
#include "model/mission/places.h"

namespace bulkhead {

/// How grave a finding is. `off` stands only in settings: such a check does not run.
enum class Level : unsigned char { off, note, warning, error };

[[nodiscard]] std::string_view to_text(Level level);
[[nodiscard]] Result<Level> parse_level(std::string_view text);

/// The mission's own word on how grave a check's findings are.
struct SeveritySetting {
  Id check;
  Level level = Level::warning;
  Extras extras;
  friend bool operator==(const SeveritySetting&, const SeveritySetting&) = default;
};

/// "We know, and it is meant": findings of a check at exactly these addresses are not counted.
struct Waiver {
  Id check;
  /// Sorted, each once; empty for findings without address.
  std::vector<Address> at;
  std::string reason;
  Extras extras;
  friend bool operator==(const Waiver&, const Waiver&) = default;
};

}  // namespace bulkhead

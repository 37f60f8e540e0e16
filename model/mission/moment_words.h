// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/mission/system.h"

namespace bulkhead {

/// What people call a moment, in English and marked for translation; `{}` stands for a name.
struct MomentWords {
  /// `Start of your {}`
  std::string_view title;
  /// Within a sentence: `at the start of your {}`.
  std::string_view when;
  /// The system's name of a round, turn, phase or step; empty where it has none.
  std::string name = {};
  /// The word for what has no name.
  std::string_view usual = {};
};

/// Nothing for what the system does not know as a moment.
[[nodiscard]] std::optional<MomentWords> moment_words(const GameSystem& system, std::string_view moment);

}  // namespace bulkhead

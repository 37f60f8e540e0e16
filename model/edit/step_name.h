// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/base/marked.h"

namespace bulkhead {

/// What a step of undo is called in menus. The pattern is English and can be translated; each `{}` of it is replaced by
/// the next of the arguments: `Wall {}` and `C2/C3`.
struct StepName {
  std::string pattern;
  std::vector<std::string> arguments;

  StepName() = default;
  // NOLINTNEXTLINE(google-explicit-constructor)
  StepName(std::string_view english, std::vector<std::string> with = {})
      : pattern(english), arguments(std::move(with)) {}
  friend bool operator==(const StepName&, const StepName&) = default;
};

/// In English.
[[nodiscard]] std::string to_text(const StepName& name);

}  // namespace bulkhead

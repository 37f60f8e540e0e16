// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "editor/tools/texts/form.h"
#include "validators/engine/report.h"

namespace bulkhead {

/// A place in the texts of a mission that a finding is about.
struct TextSpot {
  TextKey text;
  /// The key of a field, and its row; empty where the finding does not tell.
  std::string field = {};
  std::size_t row = 0;
  /// The line of its Lua, from 1; 0 where it is about something else.
  int lua_line = 0;
  friend bool operator==(const TextSpot&, const TextSpot&) = default;
};

/// Where in a mission's texts a finding leads; nothing for one that is about none of them. A message that names a line
/// or a row leads there, one that names something wrong to the first place that says it.
[[nodiscard]] std::optional<TextSpot> text_spot(const Mission& mission, const Finding& finding);

}  // namespace bulkhead

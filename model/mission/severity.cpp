// SPDX-License-Identifier: MIT
#include "model/mission/severity.h"

#include <fmt/format.h>

#include "model/base/plain_text.h"

namespace bulkhead {

std::string_view to_text(Level level) {
  switch (level) {
    case Level::off: return "off";
    case Level::note: return "note";
    case Level::warning: return "warning";
    case Level::error: break;
  }
  return "error";
}

Result<Level> parse_level(std::string_view text) {
  for (const auto level : {Level::off, Level::note, Level::warning, Level::error}) {
    if (to_text(level) == text) return level;
  }
  return fail(fmt::format("\"{}\" is not a level; write error, warning, note or off", quotable(text)));
}

}  // namespace bulkhead

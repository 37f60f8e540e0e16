// SPDX-License-Identifier: MIT
#include "model/mission/severity.h"

#include <fmt/format.h>

#include "model/base/plain_text.h"
#include "model/mission/words.h"

namespace bulkhead {

std::string_view to_text(Level level) { return word_for(level_words, level); }

Result<Level> parse_level(std::string_view text) {
  if (const auto level = find_value(level_words, text)) return *level;
  return fail(fmt::format("\"{}\" is not a level; write {}", quotable(text), list_words(level_words)));
}

}  // namespace bulkhead

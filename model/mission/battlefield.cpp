// SPDX-License-Identifier: MIT
#include "model/mission/battlefield.h"

#include <fmt/format.h>

#include "model/base/plain_text.h"
#include "model/mission/words.h"

namespace bulkhead {

std::string_view to_text(Quarter quarter) { return word_for(quarter_words, quarter); }

Result<Quarter> parse_quarter(std::string_view text) {
  if (const auto quarter = find_value(quarter_words, text)) return *quarter;
  return fail(fmt::format("\"{}\" is not a quarter; write {}", quotable(text), list_words(quarter_words)));
}

}  // namespace bulkhead

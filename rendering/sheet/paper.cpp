// SPDX-License-Identifier: MIT
#include "rendering/sheet/paper.h"

#include <algorithm>

#include "model/base/plain_text.h"

namespace bulkhead {

Result<Paper> parse_paper(std::string_view text) {
  const auto same = [&](std::string_view name) {
    return std::equal(text.begin(), text.end(), name.begin(), name.end(),
                      [](char a, char b) { return a == b || (a >= 'A' && a <= 'Z' && a - 'A' + 'a' == b); });
  };
  if (same("a4")) return Paper::a4;
  if (same("a3")) return Paper::a3;
  if (same("letter")) return Paper::letter;
  return fail("There is no paper \"" + quotable(text) + "\": choose A4, A3 or Letter.");
}

std::string_view to_text(Paper paper) {
  switch (paper) {
    case Paper::a4: return "A4";
    case Paper::a3: return "A3";
    case Paper::letter: break;
  }
  return "Letter";
}

Vec size_of(Paper paper) {
  switch (paper) {
    case Paper::a4: return {210, 297};
    case Paper::a3: return {297, 420};
    case Paper::letter: break;
  }
  return {215.9, 279.4};
}

}  // namespace bulkhead

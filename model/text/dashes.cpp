// SPDX-License-Identifier: MIT
#include "model/text/dashes.h"

namespace bulkhead {

std::string with_dashes(std::string_view figures) {
  std::string words;
  for (const char character : figures) words += character == '-' ? std::string("–") : std::string(1, character);
  return words;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "model/base/result.h"

#include <fmt/format.h>

namespace bulkhead {

std::string to_text(const Error& error) {
  std::string place = error.file;
  if (error.line > 0) {
    place += fmt::format("{}{}", place.empty() ? "line " : ":", error.line);
    if (error.column > 0) place += fmt::format(":{}", error.column);
  }
  return place.empty() ? error.message : place + ": " + error.message;
}

}  // namespace bulkhead

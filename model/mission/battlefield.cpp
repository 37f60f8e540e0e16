// SPDX-License-Identifier: MIT
#include "model/mission/battlefield.h"

#include <fmt/format.h>

#include "model/base/plain_text.h"

namespace bulkhead {

std::string_view to_text(Quarter quarter) {
  switch (quarter) {
    case Quarter::north_west: return "north-west";
    case Quarter::north_east: return "north-east";
    case Quarter::south_west: return "south-west";
    case Quarter::south_east: break;
  }
  return "south-east";
}

Result<Quarter> parse_quarter(std::string_view text) {
  for (const auto quarter : {Quarter::north_west, Quarter::north_east, Quarter::south_west, Quarter::south_east}) {
    if (to_text(quarter) == text) return quarter;
  }
  return fail(
      fmt::format("\"{}\" is not a quarter; write north-west, north-east, south-west or south-east", quotable(text)));
}

}  // namespace bulkhead

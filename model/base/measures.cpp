// SPDX-License-Identifier: MIT
#include "model/base/measures.h"

#include <fmt/format.h>

namespace bulkhead {
namespace {

std::string in_inches(Length length) {
  const auto size = length < Length() ? -length : length;
  const auto hundredths = size.in_micrometres() * 100 / Length::inches(1).in_micrometres();
  auto inches =
      fmt::format("{}{}.{:02}", length < Length() && hundredths > 0 ? "-" : "", hundredths / 100, hundredths % 100);
  inches.erase(inches.find_last_not_of('0') + 1);
  if (inches.ends_with('.')) inches.pop_back();
  return inches + "\"";
}

}  // namespace

std::string measure(Length length) { return fmt::format("{} ({})", in_inches(length), to_text(length)); }

std::string measure(Point point) {
  return fmt::format("{}, {} ({})", in_inches(point.x), in_inches(point.y), to_text(point));
}

}  // namespace bulkhead

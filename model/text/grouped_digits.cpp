// SPDX-License-Identifier: MIT
#include "model/text/grouped_digits.h"

#include <algorithm>
#include <cstddef>

namespace bulkhead {

std::string grouped_digits(std::string number) {
  const std::size_t first = number.starts_with('-') ? 1 : 0;
  for (auto place = std::min(number.find('.'), number.size()); place > first + 3;) {
    place -= 3;
    number.insert(place, ",");
  }
  return number;
}

}  // namespace bulkhead

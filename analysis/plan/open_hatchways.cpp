// SPDX-License-Identifier: MIT
#include "analysis/plan/open_hatchways.h"

#include <algorithm>
#include <utility>

namespace bulkhead {

OpenHatchways::OpenHatchways(Choice choice, std::vector<Address> open) : choice_(choice), open_(std::move(open)) {
  std::sort(open_.begin(), open_.end());
}

bool OpenHatchways::holds(const Address& hatchway, bool starts_open) const {
  switch (choice_) {
    case Choice::as_set: return starts_open;
    case Choice::all: return true;
    case Choice::these: break;
  }
  return std::binary_search(open_.begin(), open_.end(), hatchway);
}

}  // namespace bulkhead

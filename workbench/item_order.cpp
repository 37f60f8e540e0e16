// SPDX-License-Identifier: MIT
#include "workbench/item_order.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "model/base/contracts.h"

namespace bulkhead {

std::vector<Id> in_order(const std::vector<Id>& now, const std::vector<Id>& wanted) {
  const std::set<Id> known(wanted.begin(), wanted.end());
  std::map<std::optional<Id>, std::vector<Id>> behind;
  std::optional<Id> before;
  for (const auto& id : now) {
    if (known.contains(id)) {
      before = id;
    } else {
      behind[before].push_back(id);
    }
  }
  auto order = behind[std::nullopt];
  for (const auto& id : wanted) {
    order.push_back(id);
    const auto& others = behind[id];
    order.insert(order.end(), others.begin(), others.end());
  }
  return order;
}

std::optional<std::vector<Edit>> steps_into_order(std::vector<Id> now, const std::vector<Id>& wanted,
                                                  std::size_t most) {
  std::vector<Edit> steps;
  auto place = now.begin();
  // Each step rights one pair that stands the wrong way round, so there are as few as can be.
  for (const auto& id : in_order(now, wanted)) {
    const auto from = std::find(place, now.end(), id);
    BULKHEAD_EXPECTS(from != now.end());
    const auto count = static_cast<std::size_t>(from - place);
    if (steps.size() + count > most) return std::nullopt;
    steps.insert(steps.end(), count, OrderItem{id, Step::up});
    std::rotate(place++, from, from + 1);
  }
  return steps;
}

}  // namespace bulkhead

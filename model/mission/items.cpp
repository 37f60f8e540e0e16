// SPDX-License-Identifier: MIT
#include "model/mission/items.h"

namespace bulkhead {

const ThingInfo* find_item_info(std::string_view word) {
  const ThingInfo* found = nullptr;
  for_each_item_type([&]<typename T>() {
    const auto& info = info_of<T>();
    if (info.element == word || info.key == word) found = &info;
  });
  return found;
}

std::optional<AnyItem> find_item(const Mission& mission, const Id& id) {
  std::optional<AnyItem> found;
  for_each_library_item(mission, [&](const auto& item) {
    if (item.id == id) found = item;
  });
  return found;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "scripting/checks/label_names.h"

namespace bulkhead {

std::vector<ItemCall> calls_by_label(const Mission& mission) {
  auto calls = lua_calls(mission);
  std::erase_if(
      calls, [](const ItemCall& item) { return item.call.function != "controls" && item.call.function != "labelled"; });
  return calls;
}

}  // namespace bulkhead

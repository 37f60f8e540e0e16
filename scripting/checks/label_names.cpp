// SPDX-License-Identifier: MIT
#include "scripting/checks/label_names.h"

#include "scripting/api.h"

namespace bulkhead {

std::vector<ItemCall> calls_by_label(const Mission& mission) {
  auto calls = lua_calls(mission);
  std::erase_if(calls, [](const ItemCall& item) { return api::named_by(item.call.function) != ApiWord::Names::label; });
  return calls;
}

}  // namespace bulkhead

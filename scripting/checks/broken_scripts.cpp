// SPDX-License-Identifier: MIT
#include "scripting/checks/broken_scripts.h"

#include "scripting/checks/item_lua.h"
#include "scripting/sections.h"

namespace bulkhead {

std::vector<BrokenScript> compile_scripts(const Mission& mission) {
  ScriptCompiler compiler;
  std::vector<BrokenScript> broken;
  for_each_lua(mission, [&](std::string_view noun, const Item& item, const std::vector<ItemLua>& lua) {
    for (const auto& each : lua) {
      auto mistake = each.row == 0 ? mistake_in_section(compiler, item.lua) : compiler.check_expression(each.text);
      if (mistake) broken.push_back({noun, item.id, item.name, each.row, std::move(*mistake), each.list});
    }
  });
  return broken;
}

}  // namespace bulkhead

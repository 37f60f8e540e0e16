// SPDX-License-Identifier: MIT
#include "scripting/checks/broken_scripts.h"

#include "scripting/checks/item_lua.h"
#include "scripting/sections.h"

namespace bulkhead {

std::vector<BrokenScript> compile_scripts(const Mission& mission) {
  ScriptCompiler compiler;
  std::vector<BrokenScript> broken;
  for_each_lua(mission, [&](std::string_view noun, const Item& item, const std::vector<std::string_view>& lua) {
    for (std::size_t number = 0; number < lua.size(); ++number) {
      auto mistake = number == 0 ? mistake_in_section(compiler, item.lua) : compiler.check_expression(lua[number]);
      if (mistake) broken.push_back({noun, item.id, item.name, static_cast<int>(number), std::move(*mistake)});
    }
  });
  return broken;
}

}  // namespace bulkhead

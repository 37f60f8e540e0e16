// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/base/identifier.h"
#include "scripting/lua/compiler.h"

namespace bulkhead {

struct Mission;

/// A chunk, condition or outcome of a mission that does not compile.
struct BrokenScript {
  /// `rule`, `mission objective`, `action`, `stratagem` or `table`.
  std::string_view what;
  Id item;
  std::string name;
  /// Which row of the item, from 1; 0 for the item's own chunk.
  int condition = 0;
  ScriptMistake mistake;
  /// `condition` or `outcome`; empty for the item's own chunk.
  std::string_view row = {};
};

/// Compiles every chunk, as a section of `rules.lua` too, and every condition and outcome, in mission order.
[[nodiscard]] std::vector<BrokenScript> compile_scripts(const Mission& mission);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "scripting/lua/tokens.h"

namespace bulkhead {

/// By the place of each token the class or list of what ends with it, followed from its beginning on as the table of
/// words says: of `battle.hatchways.closed`, `hatchways`; empty where it is not known for sure. What the functions of
/// the chunk are given is known by the table of hooks; by its name, as `player`, where that says `any`; and what is
/// chosen is of the list that `targets` gives. `kind` is what has the chunk, `rule` or `stratagem`, as some hooks are
/// of some kinds alone.
[[nodiscard]] std::vector<std::string_view> known_things(const LuaTokenList& tokens, std::string_view kind);

}  // namespace bulkhead

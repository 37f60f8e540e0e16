// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "model/base/identifier.h"

namespace bulkhead {

/// What figures of items may not be called: fields of items have these names, and what an item is asked for in Lua.
/// Fixed with format 2, sorted; a later field needs a name that no figure may have, or a later format.
inline constexpr std::array<std::string_view, 42> reserved_figure_names = {
    "attacker",     "by",       "call", "choice", "columns", "completed", "conditions", "cost",   "count",
    "currency",     "defender", "die",  "each",   "effect",  "group",     "id",         "item",   "kind",
    "least",        "lua",      "most", "name",   "on",      "origin",    "outcomes",   "params", "places",
    "restrictions", "role",     "rows", "scored", "side",    "spent",     "start",      "target", "targets",
    "text",         "used",     "uses", "when",   "who",     "words"};

[[nodiscard]] inline bool is_reserved_figure_name(std::string_view name) {
  return std::binary_search(reserved_figure_names.begin(), reserved_figure_names.end(), name);
}

/// Why a figure may not be called so.
[[nodiscard]] inline std::string reserved_figure(const Id& name) {
  return "a figure cannot be called \"" + name.text() + "\", as fields have that name; write " + name.text() +
         "-figure";
}

}  // namespace bulkhead

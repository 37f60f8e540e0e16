// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit set_rule(const Id& id, const RuleFields& fields) { return SetRule{id, fields}; }
inline Edit set_objective(const Id& id, const ObjectiveFields& fields) { return SetObjective{id, fields}; }
inline Edit set_stratagem(const Id& id, const StratagemFields& fields) { return SetStratagem{id, fields}; }
inline Edit set_param(const Id& item, const Id& name, const std::string& value) { return SetParam{item, name, value}; }
inline Edit remove_param(const Id& item, const Id& name) { return SetParam{item, name, std::nullopt}; }
inline Edit set_item_text(const Id& item, const std::string& field, const std::string& text) {
  return SetItemText{item, field, text};
}
inline Edit set_lua(const Id& item, const std::string& lua) { return SetLua{item, lua}; }

}  // namespace bulkhead

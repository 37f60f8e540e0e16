// SPDX-License-Identifier: MIT
#pragma once

#include "model/mission/content.h"
#include "scripting/rules_reader.h"

namespace bulkhead {

/// The item that a section says, a rule, mission objective, action, stratagem or table. `before` is the mission's own
/// with that id, or null: what stands there already may stay, be it out of range or Lua that does not compile. Fails,
/// with the place in the file, for the first mistake: an unknown field, one that is missing, a value that the field
/// does not take, a chunk or a condition that does not compile.
template <typename T>
[[nodiscard]] Result<T> item_of_section(const RulesSection& section, const RulesSectionContent& content,
                                        const T* before, ScriptCompiler& compiler);

/// Where a field of the item stands, or the section where it says nothing of it.
[[nodiscard]] FilePlace place_of_field(const RulesSectionContent& content, const FieldInfo& field);
/// Where a figure of it stands, or all of them where this one does not.
[[nodiscard]] FilePlace place_of_figure(const RulesSectionContent& content, const FieldInfo& figures, const Id& name);

}  // namespace bulkhead

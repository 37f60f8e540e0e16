// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/edit/edit.h"

namespace bulkhead {

/// What becomes of items that the file does not have.
enum class MissingItems : unsigned char { stay, go };

/// What a rules file does to a mission.
struct RulesImport {
  /// The mission with all edits, and the edits, in the order of the file.
  Mission mission;
  EditSequence edits;
  /// Sections of which nothing was taken, each with the first mistake in it and where that is.
  std::vector<Error> refused;
  /// The line of the file in which the Lua of an item begins.
  std::map<Id, int> lua_begins = {};
};

/// Sections that an import may add, change and refuse together, and steps that it may take to put items in order.
inline constexpr std::size_t most_changed_sections = 2000;
inline constexpr std::size_t most_order_steps = 2000;

/// Reads a rules file (docs/rules-lua.md), of which nothing is run, for a mission: what it says otherwise becomes
/// edits, sections that are new are added, and the items of each kind stand in the order of the file; those that it
/// lacks stay behind what they stood behind. `file` is for messages. Fails as a whole for a file that is no text, for a
/// heading that is broken or missing, and beyond the limits above.
[[nodiscard]] Result<RulesImport> import_rules(const Mission& mission, std::string_view text, const std::string& file,
                                               MissingItems missing);

/// The errors and warnings of the checks of Lua that a mission has after an import, without those that it waives. Of an
/// item in the file, whose name is for messages, they say the lines that this has.
[[nodiscard]] std::vector<Error> findings_about_lua(const RulesImport& import, const std::string& file);

}  // namespace bulkhead

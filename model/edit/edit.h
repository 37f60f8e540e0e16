// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// A change of a mission: a function with a name and a text form. The same in menus, logs, quick fixes, the command
/// line and tests.
struct Edit {
  /// For menus: "Hatchway C2/C3".
  std::string name;
  /// The text form, which `parse_edit` reads back to the same change: `hatchway C2/C3 facing south`.
  std::string text;
  /// Gives the changed mission, or says why it cannot be. What comes out can be written and read back, provided that
  /// this is true of what goes in.
  std::function<Result<Mission>(const Mission&)> apply;
};

/// A word of a text form. One that stood in quotes is never a keyword.
struct EditWord {
  std::string text;
  bool quoted = false;
  friend bool operator==(const EditWord&, const EditWord&) = default;
};

/// A word that begins a text form.
struct EditVerb {
  std::string_view verb;
  /// `hatchway EDGE… [facing DIRECTION] …`
  std::string_view usage;
  std::string_view summary;
  /// Reads the words after the verb.
  Result<Edit> (*parse)(const Mission& mission, std::span<const EditWord> words);
};

/// All verbs, sorted.
[[nodiscard]] std::span<const EditVerb> edit_verbs();

/// Reads a text form for this mission. Words are parted by blanks; a word in double quotes may hold blanks, with `\"`,
/// `\\` and `\n` inside. Fails with what is wrong and the verb's usage.
[[nodiscard]] Result<Edit> parse_edit(const Mission& mission, std::string_view text);

}  // namespace bulkhead

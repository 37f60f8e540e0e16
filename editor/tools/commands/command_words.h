// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "editor/tools/commands/commands.h"

namespace bulkhead {

/// Words by which people look for some commands and which their names do not have.
struct CommandWords {
  /// What the ids of these commands begin with.
  std::string_view ids;
  /// English; show them through `translate`.
  std::string_view words;
};
[[nodiscard]] std::span<const CommandWords> command_words();

/// All of them for a command, and what the menu is called in which it stands. In the user's language.
[[nodiscard]] std::string other_words(const Command& command);

}  // namespace bulkhead

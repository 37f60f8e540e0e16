// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/commands/actions.h"
#include "editor/tools/texts/form.h"

namespace bulkhead {

/// A line of a menu, in the user's language.
struct MenuEntry {
  /// Empty for a line between others.
  std::string name;
  /// Shown behind it.
  std::string key = {};
  bool enabled = true;
  std::function<void()> run = {};
  /// A menu within the menu.
  std::vector<MenuEntry> entries = {};
  /// It is the one of several that holds.
  bool checked = false;
};

/// For what the menu is asked.
struct MenuPlace {
  /// An edge without wall that is under the pointer.
  std::optional<EdgeAddress> open_edge = {};
  /// Shows a text; without it nothing leads to texts.
  std::function<void(const TextKey& text)> show_text = {};
  /// Names what is selected; without it the entry is left out.
  std::function<void()> rename = {};
};

/// What can be done to what is selected, or where nothing is, to the map. Stage and actions must outlive the entries.
[[nodiscard]] std::vector<MenuEntry> context_menu(MissionStage& stage, const Actions& actions, const MenuPlace& place);

}  // namespace bulkhead

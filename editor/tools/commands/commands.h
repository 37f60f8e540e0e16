// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace bulkhead {

/// Something the user can have done: an entry of a menu, perhaps a button, perhaps a key. The texts are English; show
/// them through `translate`.
struct Command {
  /// `file.save`; never changed once published.
  std::string_view id;
  /// `File`, `Edit`, `View`, `Draw`, `Mission`, `Help`.
  std::string_view menu;
  /// With three dots where a question follows.
  std::string_view name;
  /// As wx reads it: `Ctrl+Shift+S`, `V`; empty for none.
  std::string_view shortcut;
  /// Name of an icon without extension; empty for none.
  std::string_view icon;
  /// What it does, in a sentence.
  std::string_view help;
  enum class Check : unsigned char { no, toggle, choice };
  /// A choice is one of those with the same `id` up to the last point.
  Check check = Check::no;
  /// Has a button in the bar above the canvas.
  bool in_toolbar = false;
  /// A line stands above it in the menu.
  bool begins_group = false;
  /// The menu within the menu that it stands in, as that is called; empty for none. Its commands follow each other.
  std::string_view submenu{};
  /// Another key that does the same, which menus do not show; empty for none.
  std::string_view also{};
};

/// In the order of the menus.
[[nodiscard]] std::span<const Command> commands();
/// Whether a command is about a map, and so means nothing for an item of the library.
[[nodiscard]] bool needs_map(const Command& command);
/// Null where there is none.
[[nodiscard]] const Command* find_command(std::string_view id);

}  // namespace bulkhead

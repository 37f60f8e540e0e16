// SPDX-License-Identifier: MIT
#pragma once

class wxKeyEvent;
class wxWindow;

namespace bulkhead {

struct Command;

/// The command that a key is the shortcut of; null where there is none.
[[nodiscard]] const Command* command_of(const wxKeyEvent& event);

/// Whether a key would reach for what is selected on the map (Delete, Ctrl+D and the like) although the keyboard is in
/// a panel. What a text does with a key of its own, such as Delete, goes to the text. To be asked in wxEVT_CHAR_HOOK.
[[nodiscard]] bool reaches_for_map(const wxKeyEvent& event);

/// Whether the keyboard is where one types: in a text, a line with proposals, a figure to be set.
[[nodiscard]] bool somebody_writes();

/// Lets such keys do nothing while the keyboard is in this panel.
void keep_keys_from_map(wxWindow& panel);

/// For a panel in which people write: letters and digits that nothing there takes, as a button or a list of choices has
/// the keyboard, choose no tool and no overlay.
void keep_letters_from_map(wxWindow& panel);

}  // namespace bulkhead

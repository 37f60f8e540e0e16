// SPDX-License-Identifier: MIT
#pragma once

class wxTextEntryBase;

namespace bulkhead {

/// The text field or Lua editor that has the keyboard, null if none has: cut, copy, paste and "select all" are about it
/// then.
[[nodiscard]] wxTextEntryBase* text_in_focus();

/// Undo and redo within the text that has the keyboard, where it keeps steps of its own (the Lua editor does); false
/// where the mission's steps are meant.
bool undo_in_focus();
bool redo_in_focus();

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <vector>
#include <wx/gdicmn.h>

#include "editor/tools/commands/context_menu.h"

class wxWindow;
class wxKeyEvent;

namespace bulkhead {

/// Shows a menu at a place of a window, by default where the pointer is, and carries out what is chosen once the menu
/// is gone.
void pop_up(wxWindow& window, const std::vector<MenuEntry>& entries, wxPoint at = wxDefaultPosition);

/// Whether a key asks for the menu of what has the keyboard: the menu key, or Shift+F10.
[[nodiscard]] bool asks_for_menu(const wxKeyEvent& event);

}  // namespace bulkhead

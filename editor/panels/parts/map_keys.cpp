// SPDX-License-Identifier: MIT
#include "editor/panels/parts/map_keys.h"

#include <algorithm>
#include <array>
#include <wx/accel.h>
#include <wx/combo.h>
#include <wx/event.h>
#include <wx/spinctrl.h>
#include <wx/stc/stc.h>

#include "editor/panels/parts/focused_text.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/commands/commands.h"

namespace bulkhead {
namespace {

bool is_key_of(const Command& command, const wxKeyEvent& event) {
  wxAcceleratorEntry key;
  if (command.shortcut.empty() || !key.FromString(to_wx(command.shortcut))) return false;
  const int pressed = event.GetKeyCode() == WXK_NUMPAD_DELETE ? WXK_DELETE : event.GetKeyCode();
  return key.GetKeyCode() == pressed && key.GetFlags() == event.GetModifiers();
}

/// Undo and redo are about the whole mission.
bool is_about_selection(const Command& command) {
  constexpr std::array others = {"edit.undo", "edit.redo", "edit.rename"};
  return command.id.starts_with("edit.") && std::find(others.begin(), others.end(), command.id) == others.end();
}

/// What text fields do themselves.
bool is_for_text(const Command& command) {
  constexpr std::array ids = {"edit.cut",    "edit.copy",       "edit.paste",
                              "edit.delete", "edit.select-all", "edit.select-none"};
  if (std::find(ids.begin(), ids.end(), command.id) != ids.end()) return true;
  // The Lua editor doubles lines.
  return command.id == "edit.duplicate" && dynamic_cast<wxStyledTextCtrl*>(wxWindow::FindFocus()) != nullptr;
}

/// A key that writes something, where somebody writes.
bool is_letter(const wxKeyEvent& event) {
  const bool plain = event.GetModifiers() == wxMOD_NONE || event.GetModifiers() == wxMOD_SHIFT;
  return plain && event.GetUnicodeKey() > WXK_SPACE && event.GetUnicodeKey() != WXK_DELETE;
}

}  // namespace

bool somebody_writes() {
  const auto* const focus = wxWindow::FindFocus();
  // A list from which one only chooses can hold text as well for the toolkit.
  const auto* const list = dynamic_cast<const wxComboCtrlBase*>(focus);
  if (list != nullptr) return list->GetTextCtrl() != nullptr;
  return text_in_focus() != nullptr || dynamic_cast<const wxStyledTextCtrl*>(focus) != nullptr ||
         dynamic_cast<const wxSpinCtrlBase*>(focus) != nullptr;
}

const Command* command_of(const wxKeyEvent& event) {
  const auto all = commands();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Command& command) { return is_key_of(command, event); });
  return found == all.end() ? nullptr : &*found;
}

bool reaches_for_map(const wxKeyEvent& event) {
  if (is_letter(event) && somebody_writes()) return false;
  const auto* const found = command_of(event);
  return found != nullptr && is_about_selection(*found) && !(text_in_focus() != nullptr && is_for_text(*found));
}

void keep_keys_from_map(wxWindow& panel) {
  panel.Bind(wxEVT_CHAR_HOOK, [](wxKeyEvent& event) {
    if (!reaches_for_map(event)) event.Skip();
  });
}

void keep_letters_from_map(wxWindow& panel) {
  panel.Bind(wxEVT_CHAR_HOOK, [](wxKeyEvent& event) {
    const bool would_choose = is_letter(event) && !somebody_writes() && command_of(event) != nullptr;
    if (!would_choose) event.Skip();
  });
}

}  // namespace bulkhead

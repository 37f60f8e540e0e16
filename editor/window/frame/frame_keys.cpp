// SPDX-License-Identifier: MIT
#include <wx/anybutton.h>

#include "editor/panels/parts/map_keys.h"
#include "editor/tools/words/translate.h"
#include "editor/window/frame/editor_frame.h"

namespace bulkhead {

bool EditorFrame::closes_notice(const wxKeyEvent& event) {
  const bool escape = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers();
  // Who draws or writes lets go of that first.
  const bool busy = stage_.in_gesture() || controller_.tool().holds_something() || somebody_writes();
  if (!escape || busy || session_.notices().shown() == nullptr) return false;
  session_.notices().close();
  return true;
}

bool EditorFrame::would_drop_drawing(const Command* command, const wxKeyEvent& event) const {
  const bool chooses_tool = command != nullptr && command->id.starts_with("tool.") && !event.HasAnyModifiers();
  return chooses_tool && controller_.is_drawing() && !on_start_page() && !somebody_writes();
}

void EditorFrame::on_key(wxKeyEvent& event) {
  if (closes_notice(event)) return;
  const auto* command = command_of(event);
  // On the map the toolkit takes plain letters for typing before they could be the menus' keys, and in lists for
  // searching.
  const bool on_canvas = FindFocus() == canvas_;
  if (on_canvas && canvas_->types(event)) return refresh_soon();
  if (would_drop_drawing(command, event)) {
    return stage_.say(translate("Finish what is being drawn first, or give it up with Escape"));
  }
  const bool beside = panels_ != nullptr && !on_start_page() && panels_->looked_at();
  const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
  const bool on_button = dynamic_cast<wxAnyButton*>(FindFocus()) != nullptr;
  if (enter && !on_canvas && !on_button && !on_start_page() && !event.HasAnyModifiers() && !somebody_writes() &&
      controller_.finish()) {
    return;
  }
  // Letters are for writing; a key that nobody writes with says why it does nothing.
  const bool writes = !on_canvas && !beside && event.GetModifiers() == wxMOD_NONE && event.GetUnicodeKey() != WXK_NONE;
  if (const auto why = command != nullptr && !writes ? actions_.why_not(command->id) : std::string(); !why.empty()) {
    on_canvas ? stage_.say(why) : session_.notices().tell(why);
  }
  const bool hidden_key = command != nullptr && is_other_key(*command, event);
  // Lists and panels of the toolkit take Ctrl+F1 for showing their tooltips, before the menu could have it.
  const bool taken_by_toolkit = command != nullptr && event.GetKeyCode() == WXK_F1 && event.ControlDown();
  const bool wanted = on_canvas || hidden_key || taken_by_toolkit || (beside && !reaches_for_map(event));
  if (command == nullptr || !wanted) return event.Skip();
  actions_.run(command->id);
  refresh_soon();
}

}  // namespace bulkhead

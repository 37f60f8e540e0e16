// SPDX-License-Identifier: MIT
#include "editor/panels/parts/focused_text.h"

#include <wx/textctrl.h>
#include <wx/window.h>

namespace bulkhead {

wxTextEntryBase* text_in_focus() { return dynamic_cast<wxTextEntryBase*>(wxWindow::FindFocus()); }

bool undo_in_focus() {
  auto* const text = text_in_focus();
  if (text == nullptr || !text->CanUndo()) return false;
  text->Undo();
  return true;
}

bool redo_in_focus() {
  auto* const text = text_in_focus();
  if (text == nullptr || !text->CanRedo()) return false;
  text->Redo();
  return true;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/panels/parts/clipboard.h"

#include <wx/clipbrd.h>

#include "editor/panels/parts/words.h"

namespace bulkhead {

bool to_clipboard(const std::string& text) {
  const wxClipboardLocker open;
  return !!open && wxTheClipboard->SetData(new wxTextDataObject(to_wx(text)));
}

std::optional<std::string> text_of_clipboard() {
  const wxClipboardLocker open;
  wxTextDataObject text;
  if (!open || !wxTheClipboard->GetData(text)) return std::nullopt;
  return from_wx(text.GetText());
}

void leave_clipboard() {
  const wxClipboardLocker open;
  if (!!open) wxTheClipboard->Flush();
}

}  // namespace bulkhead

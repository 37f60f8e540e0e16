// SPDX-License-Identifier: MIT
#include "editor/panels/parts/scrolled_panel.h"

namespace bulkhead {

void ScrolledPanel::ScrollWindow(int dx, int dy, const wxRect*) {
  // What is hidden gets its place from the sizer when it is shown.
  for (auto* const child : GetChildren()) {
    if (!child->IsShown() || child->IsTopLevel()) continue;
    const auto at = child->GetPosition() + wxPoint(dx, dy);
    const auto size = child->GetSize();
    child->SetSize(at.x, at.y, size.x, size.y, wxSIZE_ALLOW_MINUS_ONE);
  }
  Refresh();
}

}  // namespace bulkhead

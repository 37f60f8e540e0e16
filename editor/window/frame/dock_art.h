// SPDX-License-Identifier: MIT
#pragma once

#include <wx/aui/aui.h>

namespace bulkhead {

/// What the docks look like between the panels: the grip is a short bar in the middle of its edge. It is painted again
/// whenever anything in the window is, so there is little of it.
class DockArt : public wxAuiDefaultDockArt {
 public:
  DockArt();
  void theme_changed();
  void DrawGripper(wxDC& dc, wxWindow* window, const wxRect& ground, wxAuiPaneInfo& pane) override;
};

}  // namespace bulkhead

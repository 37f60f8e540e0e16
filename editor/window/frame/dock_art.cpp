// SPDX-License-Identifier: MIT
#include "editor/window/frame/dock_art.h"

#include <algorithm>
#include <wx/dc.h>
#include <wx/window.h>

#include "editor/window/look/theme.h"

namespace bulkhead {

DockArt::DockArt() {
  SetMetric(wxAUI_DOCKART_PANE_BORDER_SIZE, 0);
  SetMetric(wxAUI_DOCKART_SASH_SIZE, 5);
  SetMetric(wxAUI_DOCKART_GRIPPER_SIZE, 9);
}

void DockArt::theme_changed() {
  SetColour(wxAUI_DOCKART_BACKGROUND_COLOUR, to_wx(theme().panel));
  SetColour(wxAUI_DOCKART_SASH_COLOUR, to_wx(theme().rim));
  SetColour(wxAUI_DOCKART_BORDER_COLOUR, to_wx(theme().rim));
  SetColour(wxAUI_DOCKART_GRIPPER_COLOUR, to_wx(theme().panel));
}

void DockArt::DrawGripper(wxDC& dc, wxWindow* window, const wxRect& ground, wxAuiPaneInfo& pane) {
  dc.SetPen(*wxTRANSPARENT_PEN);
  dc.SetBrush(wxBrush(GetColour(wxAUI_DOCKART_GRIPPER_COLOUR)));
  dc.DrawRectangle(ground);
  const int thick = window->FromDIP(3);
  const int length = window->FromDIP(36);
  const wxSize bar = pane.HasGripperTop() ? wxSize(std::min(length, ground.width), thick)
                                          : wxSize(thick, std::min(length, ground.height));
  dc.SetBrush(wxBrush(to_wx(theme().rim)));
  dc.DrawRoundedRectangle({ground.GetPosition() + (ground.GetSize() - bar) / 2, bar}, thick / 2.0);
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/window/frame/docks.h"

#include <wx/aui/dockart.h>
#include <wx/frame.h>

#include "editor/window/look/theme.h"

namespace bulkhead {
namespace {

const char* name_of(Docks::Panel panel) {
  switch (panel) {
    case Docks::Panel::tools: return "tools";
    case Docks::Panel::side: return "side";
    case Docks::Panel::foot: return "foot";
  }
  return "";
}

wxAuiPaneInfo place_of(Docks::Panel panel, const wxWindow& window) {
  wxAuiPaneInfo info;
  switch (panel) {
    case Docks::Panel::tools:
      return info.Left().Layer(2).Resizable(false).DockFixed().Floatable(false).BestSize(window.GetBestSize());
    case Docks::Panel::side:
      return info.Right().Layer(1).BestSize(window.GetSize()).MinSize(240, 200).Gripper().GripperTop();
    case Docks::Panel::foot: return info.Bottom().BestSize(window.GetSize()).MinSize(300, 120).Gripper();
  }
  return info;
}

}  // namespace

Docks::Docks(wxFrame& frame, std::function<void()> changed) : changed_(std::move(changed)) {
  manager_.SetManagedWindow(&frame);
  auto* art = manager_.GetArtProvider();
  art->SetMetric(wxAUI_DOCKART_PANE_BORDER_SIZE, 0);
  art->SetMetric(wxAUI_DOCKART_SASH_SIZE, 5);
  art->SetMetric(wxAUI_DOCKART_GRIPPER_SIZE, 9);
  manager_.Bind(wxEVT_AUI_PANE_CLOSE, [this](wxAuiManagerEvent& event) {
    for (auto& [panel, wanted] : wanted_) {
      if (event.GetPane()->name == name_of(panel)) wanted = false;
    }
    changed_();
  });
}

Docks::~Docks() { manager_.UnInit(); }

void Docks::set_centre(wxWindow* centre) {
  manager_.AddPane(centre, wxAuiPaneInfo().Name("centre").CentrePane().PaneBorder(false));
}

void Docks::add(Panel panel, wxWindow* window, const wxString& title) {
  wanted_[panel] = true;
  manager_.AddPane(
      window, place_of(panel, *window).Name(name_of(panel)).Caption(title).CaptionVisible(false).PaneBorder(false));
}

void Docks::begin_with(const wxString& arrangement) {
  first_ = this->arrangement();
  if (!arrangement.empty()) arrange(arrangement);
}

void Docks::show(bool show) {
  shown_ = show;
  update();
}

bool Docks::wanted(Panel panel) const {
  const auto found = wanted_.find(panel);
  return found != wanted_.end() && found->second;
}

void Docks::want(Panel panel, bool wanted) {
  wanted_[panel] = wanted;
  update();
}

wxString Docks::arrangement() {
  const bool shown = shown_;
  show(true);
  auto text = manager_.SavePerspective();
  show(shown);
  return text;
}

void Docks::reset() { arrange(first_); }

void Docks::theme_changed() {
  auto* art = manager_.GetArtProvider();
  art->SetColour(wxAUI_DOCKART_BACKGROUND_COLOUR, to_wx(theme().panel));
  art->SetColour(wxAUI_DOCKART_SASH_COLOUR, to_wx(theme().rim));
  art->SetColour(wxAUI_DOCKART_BORDER_COLOUR, to_wx(theme().rim));
  art->SetColour(wxAUI_DOCKART_GRIPPER_COLOUR, to_wx(theme().panel));
}

void Docks::update() {
  for (const auto& [panel, wanted] : wanted_) pane(panel).Show(shown_ && wanted);
  manager_.Update();
}

wxAuiPaneInfo& Docks::pane(Panel panel) { return manager_.GetPane(name_of(panel)); }

void Docks::arrange(const wxString& arrangement) {
  manager_.LoadPerspective(arrangement, false);
  for (auto& [panel, wanted] : wanted_) wanted = pane(panel).IsShown();
  update();
}

}  // namespace bulkhead

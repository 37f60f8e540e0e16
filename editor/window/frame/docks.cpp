// SPDX-License-Identifier: MIT
#include "editor/window/frame/docks.h"

#include <array>
#include <utility>
#include <wx/frame.h>

namespace bulkhead {
namespace {

constexpr std::array all_panels = {Docks::Panel::tools, Docks::Panel::side, Docks::Panel::foot, Docks::Panel::built};

/// It can be folded to its tabs.
constexpr int least_foot = 24;

const char* name_of(Docks::Panel panel) {
  switch (panel) {
    case Docks::Panel::tools: return "tools";
    case Docks::Panel::side: return "side";
    case Docks::Panel::foot: return "foot";
    case Docks::Panel::built: return "built";
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
    case Docks::Panel::foot: return info.Bottom().BestSize(window.GetSize()).MinSize(300, least_foot).Gripper();
    case Docks::Panel::built:
      return info.Right().Layer(0).BestSize(window.GetSize()).MinSize(240, 200).Gripper().GripperTop();
  }
  return info;
}

}  // namespace

Docks::Docks(wxFrame& frame, std::function<void()> changed) : art_(new DockArt), changed_(std::move(changed)) {
  manager_.SetManagedWindow(&frame);
  manager_.SetArtProvider(art_);
  manager_.Bind(wxEVT_AUI_PANE_CLOSE, [this](wxAuiManagerEvent& event) {
    for (auto& [panel, wanted] : wanted_[page_]) {
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
  wanted_[WorkPage::map][panel] = panel != Panel::built;
  for (const auto page : {WorkPage::both, WorkPage::texts}) {
    wanted_[page].try_emplace(panel, page == WorkPage::both && panel == Panel::tools);
  }
  manager_.AddPane(window, place_of(panel, *window)
                               .Name(name_of(panel))
                               .Caption(title)
                               .CaptionVisible(false)
                               .PaneBorder(false)
                               .Show(panel != Panel::built));
}

void Docks::begin_with(const wxString& arrangement) {
  first_ = this->arrangement();
  if (!arrangement.empty()) arrange(arrangement);
}

void Docks::show(bool show) {
  shown_ = show;
  update();
}

void Docks::turn_to(WorkPage page) {
  page_ = page;
  update();
}

void Docks::leave_out_map(bool leave_out) {
  without_map_ = leave_out;
  update();
}

bool Docks::wanted(Panel panel) const {
  const auto panels = wanted_.find(page_);
  if (panels == wanted_.end()) return false;
  const auto found = panels->second.find(panel);
  return found != panels->second.end() && found->second;
}

void Docks::want(Panel panel, bool wanted) {
  wanted_[page_][panel] = wanted;
  update();
}

std::string Docks::wanted_beside(WorkPage page) const {
  std::string words;
  const auto panels = wanted_.find(page);
  if (panels == wanted_.end()) return words;
  for (const auto& [panel, wanted] : panels->second) {
    if (wanted) words += std::string(words.empty() ? "" : " ") + name_of(panel);
  }
  return words;
}

void Docks::want_beside(WorkPage page, std::string_view panels) {
  for (const auto panel : all_panels) {
    wanted_[page][panel] =
        (" " + std::string(panels) + " ").find(" " + std::string(name_of(panel)) + " ") != std::string::npos;
  }
}

wxString Docks::arrangement() {
  const bool shown = std::exchange(shown_, true);
  const auto page = std::exchange(page_, WorkPage::map);
  const bool without_map = std::exchange(without_map_, false);
  update();
  auto text = manager_.SavePerspective();
  shown_ = shown;
  without_map_ = without_map;
  turn_to(page);
  return text;
}

void Docks::reset() {
  for (const auto page : {WorkPage::both, WorkPage::texts})
    want_beside(page, page == WorkPage::both ? name_of(Panel::tools) : "");
  arrange(first_);
}

void Docks::theme_changed() { art_->theme_changed(); }

void Docks::update() {
  for (const auto& [panel, wanted] : wanted_[page_]) {
    const bool of_use = panel == Panel::foot || !without_map_;
    pane(panel).Show(shown_ && wanted && of_use);
  }
  manager_.Update();
  for (auto waiting = heights_.begin(); waiting != heights_.end();) {
    if (!stands_below(waiting->first)) {
      ++waiting;
      continue;
    }
    auto& info = pane(waiting->first);
    if (auto* const dock = manager_.dock_of(info)) dock->size = waiting->second;
    // A dock that was closed with its panel begins with this.
    info.best_size.y = waiting->second;
    waiting = heights_.erase(waiting);
    manager_.Update();
  }
}

int Docks::height(Panel panel) {
  if (const auto waiting = heights_.find(panel); waiting != heights_.end()) return waiting->second;
  const auto* const dock = stands_below(panel) ? manager_.dock_of(pane(panel)) : nullptr;
  return dock != nullptr ? dock->size : 0;
}

void Docks::set_height(Panel panel, int height) {
  heights_[panel] = height;
  update();
}

bool Docks::stands_below(Panel panel) {
  const auto& info = pane(panel);
  return info.IsShown() && !info.IsFloating() && info.dock_direction == wxAUI_DOCK_BOTTOM;
}

wxAuiDockInfo* Docks::Manager::dock_of(const wxAuiPaneInfo& pane) {
  for (std::size_t i = 0; i < m_docks.GetCount(); ++i) {
    auto& dock = m_docks[i];
    const bool holds = dock.dock_direction == pane.dock_direction && dock.dock_layer == pane.dock_layer &&
                       dock.dock_row == pane.dock_row;
    if (holds) return &dock;
  }
  return nullptr;
}

wxAuiPaneInfo& Docks::pane(Panel panel) { return manager_.GetPane(name_of(panel)); }

void Docks::arrange(const wxString& arrangement) {
  manager_.LoadPerspective(arrangement, false);
  // Arrangements of older versions have it higher.
  pane(Panel::foot).min_size.y = least_foot;
  for (auto& [panel, wanted] : wanted_[WorkPage::map]) wanted = pane(panel).IsShown();
  update();
}

}  // namespace bulkhead

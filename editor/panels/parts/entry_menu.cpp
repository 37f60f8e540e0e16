// SPDX-License-Identifier: MIT
#include "editor/panels/parts/entry_menu.h"

#include <wx/event.h>
#include <wx/menu.h>
#include <wx/window.h>

#include "editor/panels/parts/words.h"

namespace bulkhead {
namespace {

/// `runs` gets what the entries do, by the order of their ids from `first` on.
void fill(wxMenu& menu, const std::vector<MenuEntry>& entries, int first, std::vector<std::function<void()>>& runs) {
  for (const auto& entry : entries) {
    const auto name = as_label(to_wx(entry.name));
    if (entry.name.empty()) {
      menu.AppendSeparator();
    } else if (!entry.entries.empty()) {
      auto* const within = new wxMenu;
      fill(*within, entry.entries, first, runs);
      menu.AppendSubMenu(within, name);
    } else {
      const int id = first + static_cast<int>(runs.size());
      const auto label = entry.key.empty() ? name : name + "\t" + to_wx(entry.key);
      auto* const item = entry.checked ? menu.AppendCheckItem(id, label) : menu.Append(id, label);
      item->Enable(entry.enabled);
      if (entry.checked) item->Check();
      runs.push_back(entry.run);
    }
  }
}

}  // namespace

void pop_up(wxWindow& window, const std::vector<MenuEntry>& entries, wxPoint at) {
  constexpr int first = wxID_HIGHEST + 5000;
  std::vector<std::function<void()>> runs;
  wxMenu menu;
  fill(menu, entries, first, runs);
  menu.Bind(wxEVT_MENU, [&](wxCommandEvent& event) {
    const auto index = static_cast<std::size_t>(event.GetId() - first);
    if (index < runs.size() && runs[index]) window.CallAfter(runs[index]);
  });
  window.PopupMenu(&menu, at);
}

bool asks_for_menu(const wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  if (key == WXK_MENU || key == WXK_WINDOWS_MENU) return true;
  return key == WXK_F10 && event.GetModifiers() == wxMOD_SHIFT;
}

}  // namespace bulkhead

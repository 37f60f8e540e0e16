// SPDX-License-Identifier: MIT
#include "editor/window/frame/recent_menu.h"

#include <utility>
#include <wx/frame.h>
#include <wx/menu.h>

#include "editor/panels/parts/words.h"
#include "model/settings/settings.h"

namespace bulkhead {
namespace {

constexpr int first_recent = wxID_HIGHEST + 3000;

}  // namespace

RecentMenu::RecentMenu(wxFrame& frame, std::function<void(const std::filesystem::path&)> open)
    : open_(std::move(open)) {
  frame.Bind(
      wxEVT_MENU,
      [this](wxCommandEvent& event) {
        const auto index = static_cast<std::size_t>(event.GetId() - first_recent);
        // Opening lists others.
        if (index < files_.size()) open_(std::filesystem::path(files_[index]));
      },
      first_recent, first_recent + static_cast<int>(most_recent_files) - 1);
}

void RecentMenu::list(wxMenu& menu, const std::vector<std::string>& files) {
  files_ = files;
  while (menu.GetMenuItemCount() > 0) menu.Destroy(menu.FindItemByPosition(0));
  for (std::size_t index = 0; index < files_.size(); ++index) {
    menu.Append(first_recent + static_cast<int>(index), as_label(to_wx(files_[index])));
  }
  if (files_.empty()) menu.Append(wxID_ANY, translated("No files yet"))->Enable(false);
}

}  // namespace bulkhead

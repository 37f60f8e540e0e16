// SPDX-License-Identifier: MIT
#include <wx/button.h>
#include <wx/dataview.h>

#include "editor/panels/parts/entry_menu.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {

void TextsPanel::show_list_menu(bool by_key) {
  std::vector<MenuEntry> entries;
  entries.push_back({.name = from_wx(new_->GetToolTipText().empty() ? new_->GetLabelText() : new_->GetToolTipText()),
                     .enabled = new_->IsEnabled(),
                     .run = [this] { add_alike(); }});
  entries.push_back({.name = translate("Add…"), .run = [this] { ask_what_to_add(); }});
  const auto kind = kind_to_add();
  if (library_wanted_ && !item_word(kind).empty()) {
    entries.push_back({.name = translate("Add from the library…"), .run = [this, kind] { library_wanted_(kind); }});
  }
  entries.push_back({.name = ""});
  const auto like = [&](const wxButton& button, std::string_view name, std::string_view key, auto run) {
    entries.push_back(
        {.name = translate(name), .key = std::string(key), .enabled = button.IsEnabled(), .run = [this, run] {
           (this->*run)();
         }});
  };
  like(*up_, marked("Move up"), "", &TextsPanel::move_up);
  like(*down_, marked("Move down"), "", &TextsPanel::move_down);
  entries.push_back({.name = ""});
  like(*remove_, marked("Remove"), "Del", &TextsPanel::remove_chosen);
  const auto item = list_->GetSelection();
  const auto row = item.IsOk() ? list_->GetItemRect(item) : wxRect();
  pop_up(*list_, entries, by_key ? row.GetBottomLeft() : wxDefaultPosition);
}

}  // namespace bulkhead

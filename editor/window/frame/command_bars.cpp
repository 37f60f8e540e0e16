// SPDX-License-Identifier: MIT
#include "editor/window/frame/command_bars.h"

#include <algorithm>
#include <wx/frame.h>
#include <wx/menu.h>
#include <wx/toolbar.h>

#include "editor/panels/parts/words.h"
#include "editor/tools/words/translate.h"
#include "editor/window/look/icons.h"
#include "model/base/contracts.h"

namespace bulkhead {
namespace {

constexpr int first_id = wxID_HIGHEST + 1;

wxString label_of(const Command& command, const std::string& name) {
  auto label = as_label(to_wx(name));
  if (!command.shortcut.empty()) label += "\t" + to_wx(command.shortcut);
  return label;
}

wxItemKind kind_of(const Command& command) {
  switch (command.check) {
    case Command::Check::no: return wxITEM_NORMAL;
    case Command::Check::toggle: return wxITEM_CHECK;
    // Those of one choice follow each other, and nothing else of that sort stands beside them.
    case Command::Check::choice: return wxITEM_RADIO;
  }
  return wxITEM_NORMAL;
}

/// A button of a choice goes in and out by itself: what is chosen may be none of the buttons.
wxItemKind kind_of_button(const Command& command) {
  return command.check == Command::Check::no ? wxITEM_NORMAL : wxITEM_CHECK;
}

/// `Save (Ctrl+S)`
wxString hint_of(const Command& command) {
  auto hint = translated(command.name);
  if (hint.EndsWith("...")) hint = hint.Left(hint.length() - 3);
  hint.Replace(wxString(wxUniChar(0x2026)), "");
  if (!command.shortcut.empty()) hint += " (" + to_wx(command.shortcut) + ")";
  return hint;
}

}  // namespace

CommandBars::CommandBars(wxFrame& frame, const Actions& actions) : frame_(frame), actions_(actions) {
  shown_.resize(commands().size());
  build_menus();
  build_buttons();
  frame.Bind(
      wxEVT_MENU,
      [this](wxCommandEvent& event) {
        const auto index = static_cast<std::size_t>(event.GetId() - first_id);
        actions_.run(commands()[index].id);
        refresh();
      },
      first_id, first_id + static_cast<int>(commands().size()) - 1);
  refresh();
}

int CommandBars::menu_id(std::string_view command) {
  const auto all = commands();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Command& entry) { return entry.id == command; });
  BULKHEAD_EXPECTS(found != all.end());
  return first_id + static_cast<int>(found - all.begin());
}

void CommandBars::build_menus() {
  menus_ = new wxMenuBar;
  recent_ = new wxMenu;
  wxMenu* menu = nullptr;
  wxMenu* within = nullptr;
  std::string_view title;
  std::string_view submenu;
  for (const auto& command : commands()) {
    const bool begins_menu = command.menu != title;
    if (begins_menu) {
      title = command.menu;
      titles_.push_back(title);
      menu = new wxMenu;
      menus_->Append(menu, "&" + translated(title));
    }
    const bool begins_submenu = !command.submenu.empty() && command.submenu != submenu;
    submenu = command.submenu;
    if (command.begins_group && !begins_menu) (submenu.empty() || begins_submenu ? menu : within)->AppendSeparator();
    if (begins_submenu) {
      within = new wxMenu;
      menu->AppendSubMenu(within, translated(submenu));
    }
    auto* const place = submenu.empty() ? menu : within;
    auto* item = new wxMenuItem(place, menu_id(command.id), label_of(command, translate(command.name)),
                                translated(command.help), kind_of(command));
    place->Append(item);
    if (command.id == "file.open") menu->AppendSubMenu(recent_, translated("Open &recent"));
  }
  frame_.SetMenuBar(menus_);
}

void CommandBars::build_buttons() {
  buttons_ = frame_.CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT | wxTB_NODIVIDER);
  std::string_view group;
  for (const auto& command : commands()) {
    if (!command.in_toolbar || command.icon.empty()) continue;
    // Buttons that begin the same way stand together.
    const auto begin =
        command.id.substr(0, command.check == Command::Check::choice ? command.id.rfind('.') : command.id.find('.'));
    if (!group.empty() && (begin != group || command.begins_group)) buttons_->AddSeparator();
    group = begin;
    buttons_->AddTool(menu_id(command.id), translated(command.name), icon(command.icon), hint_of(command),
                      kind_of_button(command));
  }
  buttons_->Realize();
}

CommandBars::Shown CommandBars::state_of(const Command& command) const {
  const auto* action = actions_.find(command.id);
  if (action == nullptr) return {translate(command.name), false, false};
  return {action->name ? action->name() : translate(command.name), actions_.enabled(command.id),
          action->checked && action->checked(), actions_.why_not(command.id)};
}

void CommandBars::refresh() {
  const auto all = commands();
  for (std::size_t index = 0; index < all.size(); ++index) {
    const auto& command = all[index];
    auto wanted = state_of(command);
    auto& shown = shown_[index];
    auto* item = menus_->FindItem(menu_id(command.id));
    if (wanted.name != shown.name) item->SetItemLabel(label_of(command, wanted.name));
    if (item->IsEnabled() != wanted.enabled) item->Enable(wanted.enabled);
    // The other one of a choice goes out by itself.
    if (item->IsCheckable() && (wanted.checked || !item->IsRadio())) item->Check(wanted.checked);
    if (command.in_toolbar && !command.icon.empty()) {
      buttons_->EnableTool(menu_id(command.id), wanted.enabled);
      if (item->IsCheckable()) buttons_->ToggleTool(menu_id(command.id), wanted.checked);
      if (wanted.why_not != shown.why_not) {
        const auto reason = wanted.why_not.empty() ? wxString() : "\n" + to_wx(wanted.why_not);
        buttons_->SetToolShortHelp(menu_id(command.id), hint_of(command) + reason);
      }
    }
    shown = std::move(wanted);
  }
}

void CommandBars::call_menu(std::string_view menu, const wxString& name) {
  const auto found = std::find(titles_.begin(), titles_.end(), menu);
  BULKHEAD_EXPECTS(found != titles_.end());
  const auto place = static_cast<std::size_t>(found - titles_.begin());
  if (const auto wanted = "&" + as_label(name); menus_->GetMenuLabel(place) != wanted) {
    menus_->SetMenuLabel(place, wanted);
  }
}

void CommandBars::refresh_icons() {
  for (const auto& command : commands()) {
    if (command.in_toolbar && !command.icon.empty()) {
      buttons_->SetToolNormalBitmap(menu_id(command.id), icon(command.icon));
    }
  }
}

}  // namespace bulkhead

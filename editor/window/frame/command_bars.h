// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>
#include <wx/string.h>

#include "editor/tools/commands/actions.h"
#include "editor/tools/commands/commands.h"

class wxFrame;
class wxMenu;
class wxMenuBar;
class wxToolBar;

namespace bulkhead {

/// The menus and the bar of buttons of a frame, both made of the one list of commands.
class CommandBars {
 public:
  /// Gives them to the frame and carries the commands out. The actions must outlive the frame.
  CommandBars(wxFrame& frame, const Actions& actions);

  /// The menu's number for a command, for what wants to send it; the command must exist (contract).
  [[nodiscard]] static int menu_id(std::string_view command);
  /// Makes names, marks and what can be chosen right again.
  void refresh();
  /// Calls a menu (`Mission`) otherwise.
  void call_menu(std::string_view menu, const wxString& name);
  /// The icons in the colour of the present theme.
  void refresh_icons();
  /// The menu below `file.open`, for the files that were open last.
  [[nodiscard]] wxMenu& recent_menu() { return *recent_; }

 private:
  struct Shown {
    std::string name;
    bool enabled = true;
    bool checked = false;
    std::string why_not = {};
    friend bool operator==(const Shown&, const Shown&) = default;
  };
  void build_menus();
  void build_buttons();
  [[nodiscard]] Shown state_of(const Command& command) const;

  wxFrame& frame_;
  const Actions& actions_;
  wxMenuBar* menus_ = nullptr;
  wxToolBar* buttons_ = nullptr;
  wxMenu* recent_ = nullptr;
  /// The menus in their order, by their names in the list of commands.
  std::vector<std::string_view> titles_;
  /// By the order of the commands.
  std::vector<Shown> shown_;
};

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string_view>
#include <vector>
#include <wx/dialog.h>
#include <wx/weakref.h>

#include "editor/tools/commands/choices.h"

class wxKeyEvent;
class wxListView;
class wxSearchCtrl;
class wxStaticText;

namespace bulkhead {

/// A window with a field for words and a list of what has them. Up and Down go through the list from the field, Enter
/// or a double click chooses, Escape closes it. What rests is grey, and says why. Once something is chosen the window
/// is gone and the keyboard where it was, before that is carried out.
class Chooser final : public wxDialog {
 public:
  struct Content {
    wxString title;
    /// In the empty field.
    wxString question;
    /// Below the list while it is empty, without words and with words that nothing has.
    wxString at_first;
    wxString nothing;
    std::function<std::vector<Choice>(std::string_view words)> list;
    /// The row to begin at.
    std::size_t begin = 0;
  };
  /// Whatever the list is made of must live until the chooser or its parent is gone.
  Chooser(wxWindow* parent, Content content);

  /// What it lists now.
  [[nodiscard]] const std::vector<Choice>& rows() const { return rows_; }
  /// What the list is made of is different now: it is made anew before anything is chosen from it.
  void list_anew();

  void OnInternalIdle() override;

 private:
  void build();
  void list();
  void catch_up();
  void show_note();
  void on_key(wxKeyEvent& event);
  void go_to(long row);
  void choose();
  void leave();

  Content content_;
  std::vector<Choice> rows_;
  /// What had the keyboard.
  wxWeakRef<wxWindow> before_;
  wxSearchCtrl* words_ = nullptr;
  wxListView* list_ = nullptr;
  wxStaticText* note_ = nullptr;
  bool stale_ = false;
};

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>
#include <wx/dialog.h>

#include "model/library/library.h"
#include "workbench/library_on_demand.h"

class wxButton;
class wxCheckBox;
class wxChoice;
class wxListView;
class wxSearchCtrl;
class wxStaticText;
class wxKeyEvent;
class wxTextCtrl;

namespace bulkhead {

/// Lists the items of the library for a mission, to be searched and read, and has one of them chosen. In the field for
/// searching Up and Down go through the list, and Enter takes the only item or the one that was gone to; where several
/// are left it goes to the first of them. Where items of other games are listed each says of which it is, and those of
/// the mission's own come first.
class LibraryDialog final : public wxDialog {
 public:
  /// `kind` is what is shown at first: `stratagem`; empty for every kind. The mission must outlive the dialog.
  LibraryDialog(wxWindow* parent, const Mission& mission, std::string_view kind);

  /// The chosen item, once the dialog has ended with wxID_OK.
  [[nodiscard]] const std::optional<LibraryItem>& chosen() const { return chosen_; }

 private:
  void build(std::string_view kind);
  void list();
  void show_chosen();
  /// Whether a column tells of which game each item is.
  void show_games(bool show);
  void key_in_search(wxKeyEvent& event);
  /// Goes through the list from the field for searching.
  void go(int by);

  const Mission& mission_;
  LibraryOnDemand library_;
  /// What the rows show.
  std::vector<const Template*> rows_;
  std::optional<LibraryItem> chosen_;
  /// The user has gone to it: it is not only the first.
  bool picked_ = false;
  bool listing_ = false;

  wxSearchCtrl* words_ = nullptr;
  wxChoice* kind_ = nullptr;
  /// By their order in the choice; empty for every kind.
  std::vector<std::string> kinds_;
  wxCheckBox* everywhere_ = nullptr;
  /// Why items of other games are listed though nobody asked for them.
  wxStaticText* why_others_ = nullptr;
  wxListView* list_ = nullptr;
  wxTextCtrl* text_ = nullptr;
  wxButton* add_ = nullptr;
};

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>
#include <wx/dialog.h>

#include "editor/tools/session/dialogs.h"

class wxChoice;
class wxFlexGridSizer;

namespace bulkhead {

/// Asks what a new item of the library is to be, and for which game.
class NewItemDialog final : public wxDialog {
 public:
  /// `system` is the game that is chosen at first; empty for any.
  NewItemDialog(wxWindow* parent, const std::string& system);

  /// What is chosen; nothing where the library has no game.
  [[nodiscard]] std::optional<Dialogs::NewItem> wanted() const;

 private:
  wxChoice* add_choice(wxFlexGridSizer& grid, const wxString& label);
  void fill_kinds();
  void fill_systems(const std::string& likely);

  /// By the order of the choices.
  std::vector<TextKind> kinds_;
  std::vector<Id> systems_;
  wxChoice* kind_ = nullptr;
  wxChoice* system_ = nullptr;
};

}  // namespace bulkhead

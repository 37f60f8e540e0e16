// SPDX-License-Identifier: MIT
#pragma once

#include <wx/dialog.h>

#include "editor/tools/session/dialogs.h"

class wxChoice;
class wxTextCtrl;

namespace bulkhead {

/// Asks what to export and how its map is drawn.
class ExportDialog final : public wxDialog {
 public:
  /// `suggested` has no extension.
  ExportDialog(wxWindow* parent, const std::filesystem::path& suggested, Dialogs::Exporting likely);

  [[nodiscard]] ExportWish wish() const;
  /// Asks before a file is replaced; false if the dialog is to stay.
  bool TransferDataFromWindow() override;

 private:
  void build();
  void kind_chosen();
  void browse();

  std::filesystem::path suggested_;
  /// The file about which the user was asked already.
  std::filesystem::path may_replace_;
  wxChoice* kind_ = nullptr;
  wxTextCtrl* target_ = nullptr;
  wxChoice* paper_ = nullptr;
  wxChoice* scale_ = nullptr;
  wxChoice* design_ = nullptr;
};

}  // namespace bulkhead

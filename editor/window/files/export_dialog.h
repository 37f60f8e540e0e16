// SPDX-License-Identifier: MIT
#pragma once

#include <vector>
#include <wx/dialog.h>

#include "editor/tools/session/dialogs.h"

class wxChoice;
class wxTextCtrl;

namespace bulkhead {

/// Asks what to export and how: all exporters that can be had alone, and the options of which there is something to
/// choose.
class ExportDialog final : public wxDialog {
 public:
  /// `suggested` has no extension.
  ExportDialog(wxWindow* parent, const std::filesystem::path& suggested, Dialogs::Exporting likely);

  [[nodiscard]] ExportRequest request() const;
  /// Asks before a file is replaced; false if the dialog is to stay.
  bool TransferDataFromWindow() override;

 private:
  struct Control {
    const ExportOption* option;
    wxChoice* choice;
  };

  void build();
  void exporter_chosen();
  void browse();
  [[nodiscard]] const Exporter& exporter() const;

  std::filesystem::path suggested_;
  /// The file about which the user was asked already.
  std::filesystem::path may_replace_;
  /// In the order of the list.
  std::vector<const Exporter*> offered_;
  wxChoice* exporter_ = nullptr;
  wxTextCtrl* target_ = nullptr;
  std::vector<Control> controls_;
};

}  // namespace bulkhead

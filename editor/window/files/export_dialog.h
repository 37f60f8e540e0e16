// SPDX-License-Identifier: MIT
#pragma once

#include <vector>
#include <wx/dialog.h>

#include "editor/tools/session/dialogs.h"
#include "editor/window/files/paper_count.h"

class wxChoice;
class wxTextCtrl;

namespace bulkhead {

class SheetForm;

/// Asks what to export and how: all exporters that can be had alone, and what there is to choose of each. Of sheets it
/// says how many pages they come to.
class ExportDialog final : public wxDialog {
 public:
  struct Beginning {
    /// Has no extension.
    std::filesystem::path suggested;
    /// The exporter's id, and texts that were chosen at some time.
    std::string exporter;
    ExportChoices choices;
  };
  ExportDialog(wxWindow* parent, std::shared_ptr<const Mission> mission, const Beginning& beginning);

  [[nodiscard]] ExportRequest request() const;
  [[nodiscard]] const Exporter& exporter() const;
  /// Asks before a file is replaced; false if the dialog is to stay.
  bool TransferDataFromWindow() override;
  [[nodiscard]] SheetForm& form() { return *form_; }
  [[nodiscard]] const PaperCount& paper() const { return *paper_; }

 private:
  void build();
  void changed();
  void count();
  void enable_export();
  /// Follows what is chosen, until the user has named another.
  void suggest_target();
  [[nodiscard]] std::filesystem::path likely_target() const;
  void browse();
  /// Shows the end of it: a path that is longer than the field begins alike for all files.
  void set_target(const wxString& path);

  std::shared_ptr<const Mission> mission_;
  std::filesystem::path suggested_;
  /// What was suggested last.
  wxString likely_;
  /// The file about which the user was asked already.
  std::filesystem::path may_replace_;
  /// In the order of the list.
  std::vector<const Exporter*> offered_;
  wxChoice* exporter_ = nullptr;
  wxTextCtrl* target_ = nullptr;
  SheetForm* form_ = nullptr;
  PaperCount* paper_ = nullptr;
};

}  // namespace bulkhead

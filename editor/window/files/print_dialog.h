// SPDX-License-Identifier: MIT
#pragma once

#include <wx/dialog.h>

#include "editor/window/files/paper_count.h"
#include "editor/window/files/printing.h"

namespace bulkhead {

class SheetForm;

/// Asks which sheets of a mission are to be printed and how, and says how much paper that takes. Ends with
/// `wxID_PREVIEW` or `wxID_PRINT`, or is cancelled.
class PrintDialog final : public wxDialog {
 public:
  /// `chosen` are texts that were chosen at some time.
  PrintDialog(wxWindow* parent, std::shared_ptr<const Mission> mission, const ExportChoices& chosen);

  [[nodiscard]] ExportChoices choices() const;
  /// What is to be printed, once the dialog has ended.
  [[nodiscard]] PrintedSheets sheets() const;
  [[nodiscard]] SheetForm& form() { return *form_; }
  [[nodiscard]] const PaperCount& paper() const { return *paper_; }

 private:
  void count();
  void enable_buttons();

  std::shared_ptr<const Mission> mission_;
  SheetForm* form_ = nullptr;
  PaperCount* paper_ = nullptr;
};

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <wx/panel.h>
#include <wx/scrolwin.h>

class wxButton;
class wxTextCtrl;

#include "editor/tools/findings/finding_list.h"

namespace bulkhead {

class WrappedText;

/// What can be done about the chosen finding: its remedy, a button for each fix, and a field for the reason of a
/// waiver.
class FindingDetail final : public wxPanel {
 public:
  struct Actions {
    std::function<void(const Edit& edit)> fix;
    std::function<void()> fix_all;
    /// Whether it could be waived.
    std::function<bool(const std::string& reason)> waive;
    std::function<void()> unwaive;
  };
  FindingDetail(wxWindow* parent, Actions actions);

  /// Null for no finding; `fixes` are those of the row, `alike` is how many findings of its kind may be fixed. A
  /// reason that is being written stays.
  void show(const FindingRow* row, const std::vector<NamedFix>& fixes = {}, std::size_t alike = 0);
  void ask_for_reason();
  /// The reason that is being written; empty while none is.
  [[nodiscard]] std::string reason() const;
  /// Lets go of the reason.
  void end_asking();
  /// Beside the list it has this width and takes the height that there is; below it (a width of 0) its own.
  void stand_beside(int width);
  /// Why something could not be done; a reason that is being written stays.
  void refuse(const wxString& why);

 private:
  void build_waiving();
  void add_buttons(const FindingRow& row, const std::vector<NamedFix>& fixes, std::size_t alike);
  void waive();
  void reflow();

  Actions actions_;
  /// What makes the finding the same, and what else is to be seen of it.
  std::string place_;
  std::string shown_;
  bool beside_ = false;
  wxPanel* about_ = nullptr;
  /// What is too long for it is scrolled.
  wxScrolledWindow* texts_ = nullptr;
  WrappedText* text_ = nullptr;
  WrappedText* remedy_ = nullptr;
  wxSizer* buttons_ = nullptr;
  WrappedText* complaint_ = nullptr;
  wxPanel* waiving_ = nullptr;
  wxTextCtrl* reason_ = nullptr;
  wxButton* waive_ = nullptr;
};

}  // namespace bulkhead

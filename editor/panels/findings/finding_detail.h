// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <wx/panel.h>

class wxBoxSizer;
class wxButton;
class wxTextCtrl;

namespace bulkhead {

struct FindingRow;
class WrappedText;

/// What can be done about the chosen finding: its remedy, a button for each fix, and a field for the reason of a
/// waiver.
class FindingDetail final : public wxPanel {
 public:
  struct Actions {
    std::function<void(std::size_t number)> fix;
    std::function<void(const std::string& reason)> waive;
    std::function<void()> unwaive;
  };
  FindingDetail(wxWindow* parent, Actions actions);

  /// Null for no finding. A reason that is being written stays.
  void show(const FindingRow* row);
  void ask_for_reason();
  /// Where it stands: below a wide list, below a narrow one, or beside it, where the list shows the text.
  enum class Stand : unsigned char { below, below_narrow, beside };
  void stand(Stand where);
  /// Why something could not be done.
  void refuse(const wxString& why);

 private:
  void build_waiving();
  void add_buttons(const FindingRow& row);
  void end_asking(bool waive);
  void reflow();

  Actions actions_;
  std::string shown_;
  Stand stand_ = Stand::below;
  wxPanel* about_ = nullptr;
  WrappedText* text_ = nullptr;
  WrappedText* remedy_ = nullptr;
  wxBoxSizer* about_row_ = nullptr;
  wxBoxSizer* buttons_ = nullptr;
  wxPanel* waiving_ = nullptr;
  wxBoxSizer* waiving_row_ = nullptr;
  wxTextCtrl* reason_ = nullptr;
  wxButton* waive_ = nullptr;
};

}  // namespace bulkhead

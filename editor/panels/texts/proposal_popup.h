// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <wx/arrstr.h>
#include <wx/gdicmn.h>

class wxListBox;
class wxPopupWindow;
class wxWindow;

namespace bulkhead {

/// A list below what is being typed, which keeps the keyboard: Up, Down and Enter or Tab choose, as a click does;
/// Escape puts the list away.
class ProposalPopup {
 public:
  /// `take` is called with the row that is chosen. The owner is where one types; it must outlive the list.
  ProposalPopup(wxWindow& owner, const wxString& called, std::function<void(std::size_t row)> take);

  /// Shows rows below a place of the screen that is so high; nothing for none.
  void show(const wxArrayString& rows, wxPoint place, int height);
  void hide();
  /// Whether the key was for the list.
  bool take_key(int key);

 private:
  [[nodiscard]] bool shown() const;
  void build();
  void go(int by);
  void take();

  wxWindow& owner_;
  wxString called_;
  std::function<void(std::size_t)> take_;
  wxPopupWindow* window_ = nullptr;
  wxListBox* list_ = nullptr;
};

}  // namespace bulkhead

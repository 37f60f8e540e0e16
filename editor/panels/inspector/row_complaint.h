// SPDX-License-Identifier: MIT
#pragma once

#include <wx/panel.h>

class wxPGProperty;
class wxPropertyGrid;

namespace bulkhead {

class WrappedText;

/// Says right below a row of a grid what is wrong with its value. It lies over the rows that follow, and goes along
/// when the grid is scrolled.
class RowComplaint final : public wxPanel {
 public:
  /// The parent of the grid: what is hidden in a grid cannot be scrolled.
  RowComplaint(wxWindow* parent, wxPropertyGrid& grid);

  /// Null for nothing.
  void say(const wxPGProperty* row, const wxString& words);

 private:
  void place();

  wxPropertyGrid& grid_;
  /// By its name, as rows are made anew.
  wxString row_;
  WrappedText* words_ = nullptr;
};

}  // namespace bulkhead

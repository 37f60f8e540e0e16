// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>
#include <wx/panel.h>

#include "editor/tools/boards/board_edits.h"
#include "editor/tools/view/ruler.h"
#include "editor/window/files/length_field.h"

class wxChoice;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;
class wxFlexGridSizer;

namespace bulkhead {

/// A row of a form: a label and a control, which has the label as its accessible name.
void add_form_row(wxWindow& parent, wxSizer& grid, const wxString& label, wxWindow* control);
/// A choice among names, the first at first.
[[nodiscard]] wxChoice* form_choice(wxWindow& parent, const std::vector<wxString>& names);
/// Two controls in one row of a form, with a sign between them; each has an accessible name of its own.
struct FormPair {
  wxStaticText* label = nullptr;
  wxSizer* row = nullptr;
};
FormPair add_form_pair(wxWindow& parent, wxSizer& grid, const wxString& label, wxWindow* first, wxWindow* second,
                       const wxString& between);
[[nodiscard]] wxSpinCtrl* form_number(wxWindow& parent, int least, int most, int value);
/// Gives the keyboard to a field, all of its text marked to be typed over.
void focus_whole(wxSpinCtrl& number);
void focus_whole(wxTextCtrl& line);

/// What a board is to be: its kind, what it is built of, and its size.
class BoardForm final {
 public:
  struct KnownSet {
    Id id;
    std::string name;
    bool has_lattice = false;
  };

  /// Adds its rows to a grid of two columns. `sets` are those that a board can be built of; lengths are in `unit`;
  /// `changed` is called when the user has changed something.
  BoardForm(wxWindow& parent, wxSizer& grid, std::vector<KnownSet> sets, RulerUnit unit, std::function<void()> changed);

  /// Without the place. Lengths that cannot be read give a board of no size.
  [[nodiscard]] NewBoard board() const;
  /// Fails, saying why, where a length that counts cannot be read.
  [[nodiscard]] Result<void> readable() const;
  /// The set of features that is chosen for a board without lattice.
  [[nodiscard]] std::optional<Id> terrain() const;
  void set_board(const NewBoard& board);
  /// Gives the keyboard to the first figure of its size.
  void focus_size() const;

 private:
  void fill_sets();
  void show_rows();

  wxWindow& parent_;
  wxSizer& grid_;
  FormPair cells_;
  FormPair size_;
  std::vector<KnownSet> sets_;
  std::function<void()> changed_;
  wxChoice* kind_ = nullptr;
  wxChoice* set_ = nullptr;
  wxSpinCtrl* columns_ = nullptr;
  wxSpinCtrl* rows_ = nullptr;
  LengthField width_;
  LengthField height_;
  /// Of the choice; none for no set.
  std::vector<std::optional<Id>> shown_;
  /// What is chosen among sets before the user has chosen; else the first of them.
  std::optional<Id> likely_;
};

/// The terrain sets of the library and those of a mission (null: none), the mission's own first.
[[nodiscard]] std::vector<BoardForm::KnownSet> known_sets(const Mission* mission);

}  // namespace bulkhead

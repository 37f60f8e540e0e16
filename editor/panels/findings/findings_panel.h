// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>
#include <wx/dataview.h>
#include <wx/panel.h>

#include "editor/panels/parts/delayed_call.h"
#include "editor/panels/parts/palette.h"
#include "editor/tools/findings/findings_state.h"

class wxBoxSizer;
class wxButton;
class wxSearchCtrl;
class wxStaticText;
class wxToggleButton;

namespace bulkhead {

class CardView;
class FindingsModel;

/// What was found in the mission: a list by checks that leads to the places, and the card of the chosen finding beside
/// or below it. Stage and findings must outlive the panel.
class FindingsPanel final : public wxPanel {
 public:
  FindingsPanel(wxWindow* parent, MissionStage& stage, FindingsState& findings);

  /// Fixes the chosen finding, or all of its kind; says beside it why that cannot be.
  void fix(bool all) { show_failure(findings_.fix(all)); }
  /// Called when a finding is opened, by a double click, Enter or the button of its card, and the stage has selected
  /// its places; with the place in the mission's texts, if it is about one.
  using Opened = std::function<void(const std::optional<TextSpot>& text)>;
  void when_opened(Opened act) { opened_ = std::move(act); }
  /// Gives the keyboard to the list, if there is something in it.
  void focus_list();
  /// The menu of what can be done about the chosen finding or check, above a window, by default where the pointer is.
  void show_menu(wxWindow& above, wxPoint at = wxDefaultPosition);
  /// Waives the finding whose reason is being written, or gives that as refused; the stage asks for it. The same
  /// happens when another finding is chosen.
  std::vector<RefusedText> commit();

 private:
  void open_chosen();
  void activated();
  void key_pressed(wxKeyEvent& event);
  void unfold();
  void build();
  void build_bar();
  void build_list();
  wxToggleButton* add_filter(const wxString& symbol, bool FindingFilter::*shown, wxColour Palette::*colour);
  void findings_changed(FindingsState::Event event);
  void show_list();
  /// Selects the row of the chosen finding; where another was selected, brings it into sight.
  void show_choice(bool in_sight);
  void show_card();
  /// What is going on, beside the filters.
  void show_work();
  void tell_work(const wxString& words);
  /// Why something could not be done.
  void show_failure(const Result<void>& done);
  void set_filter(const std::function<void(FindingFilter& filter)>& change);
  void label_filters();
  void fit_columns();
  void lay_out();
  /// Where only the tab above it is to be seen, all is placed below the edge: scrollbars cannot be lower than nothing.
  bool Layout() override;
  /// In pixels; 0 where it stands below the list.
  [[nodiscard]] int card_width() const;
  void row_chosen();
  void choose_row();
  /// Of the finding or the check that is chosen; none where neither is.
  [[nodiscard]] wxDataViewItem item_chosen() const;
  /// Of a row, which is chosen first.
  void show_menu_of(const wxDataViewItem& item, wxPoint at = wxDefaultPosition);
  void set_level(std::optional<Level> level, bool mine);

  FindingsState& findings_;
  bool quiet_ = false;

  wxToggleButton* errors_ = nullptr;
  wxToggleButton* warnings_ = nullptr;
  wxToggleButton* notes_ = nullptr;
  wxToggleButton* waived_ = nullptr;
  wxStaticText* work_ = nullptr;
  /// Shown while findings are being fixed.
  wxButton* cancel_ = nullptr;
  wxSearchCtrl* search_ = nullptr;
  wxBoxSizer* bar_ = nullptr;
  wxBoxSizer* body_ = nullptr;
  wxDataViewCtrl* list_ = nullptr;
  wxStaticText* nothing_ = nullptr;
  CardView* card_ = nullptr;
  FindingsModel* model_ = nullptr;
  DelayedCall search_later_;
  DelayedCall checking_later_;
  Opened opened_;
  /// The names of the groups that the user has folded.
  std::set<std::string> folded_;
};

}  // namespace bulkhead

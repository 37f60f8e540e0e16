// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>
#include <wx/panel.h>

#include "editor/panels/parts/delayed_call.h"
#include "editor/panels/parts/palette.h"
#include "editor/tools/findings/findings_state.h"

class wxBoxSizer;
class wxButton;
class wxDataViewCtrl;
class wxSearchCtrl;
class wxStaticText;
class wxToggleButton;

namespace bulkhead {

class FindingDetail;
class FindingsModel;

/// What was found in the mission: a list that leads to the places, with the fixes and waivers of the chosen finding
/// below it. Stage and findings must outlive the panel.
class FindingsPanel final : public wxPanel {
 public:
  FindingsPanel(wxWindow* parent, MissionStage& stage, FindingsState& findings);

  /// Fixes the chosen finding, or all of its kind; says beside it why that cannot be.
  void fix(bool all) { show_failure(findings_.fix(all)); }
  /// Called when a finding is opened, by a double click or Enter, and the stage has selected its places.
  void when_opened(std::function<void()> act) { opened_ = std::move(act); }
  /// Waives the finding whose reason is being written, or gives that as refused; the stage asks for it. The same
  /// happens when another finding is chosen.
  std::vector<RefusedText> commit();

 private:
  void open_chosen();
  void build();
  void build_bar();
  void build_list();
  wxToggleButton* add_filter(const wxString& symbol, bool FindingFilter::*shown, wxColour Palette::*colour);
  void findings_changed(FindingsState::Event event);
  void show_list();
  /// Selects the row of the chosen finding; where another was selected, brings it into sight.
  void show_choice(bool in_sight);
  void show_detail();
  /// What is going on, beside the filters.
  void show_work();
  void tell_work(const wxString& words);
  /// Why something could not be done.
  void show_failure(const Result<void>& done);
  void set_filter(const std::function<void(FindingFilter& filter)>& change);
  void label_filters();
  void fit_columns();
  void lay_out();
  /// In pixels; 0 where it stands below the list.
  [[nodiscard]] int detail_width() const;
  void row_chosen();
  void show_menu();

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
  FindingDetail* detail_ = nullptr;
  FindingsModel* model_ = nullptr;
  DelayedCall search_later_;
  DelayedCall checking_later_;
  std::function<void()> opened_;
};

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>
#include <wx/panel.h>

#include "editor/panels/parts/later.h"
#include "editor/panels/parts/palette.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/findings/finding_list.h"
#include "editor/tools/findings/fix_all.h"
#include "editor/tools/findings/live_findings.h"

class wxBoxSizer;
class wxButton;
class wxDataViewCtrl;
class wxSearchCtrl;
class wxStaticText;
class wxToggleButton;

namespace bulkhead {

class FindingDetail;
class FindingsModel;

/// What the checks say about the mission, as it is edited: a list that leads to the places, with the fixes and waivers
/// of the chosen finding below it. The stage must outlive the panel.
class FindingsPanel final : public wxPanel {
 public:
  /// What is around the panel.
  struct Surroundings {
    /// What the user says about checks now.
    std::function<CheckRules()> rules = [] { return CheckRules(); };
    /// Tells the user something in passing.
    std::function<void(const std::string& words)> tell = [](const std::string&) {};
  };
  FindingsPanel(wxWindow* parent, MissionStage& stage, std::vector<Check> checks);
  FindingsPanel(wxWindow* parent, MissionStage& stage, std::vector<Check> checks, Surroundings surroundings);

  [[nodiscard]] const FindingCounts& counts() const { return counts_; }
  [[nodiscard]] std::vector<FindingMark> marks() const;
  /// Called on the main thread whenever counts or places may have changed.
  void listen(std::function<void()> listener) { listeners_.push_back(std::move(listener)); }
  /// Whether findings are listed.
  [[nodiscard]] bool has_rows() const;
  /// Chooses the next finding of the list (-1: the one before) and leads to its places; after the last the first.
  void step(int by);
  /// Whether the chosen finding can be mended; with `all`, whether others of its kind may be too.
  [[nodiscard]] bool can_fix(bool all) const;
  /// Mends the chosen finding by its first fix and chooses the next, or all of its kind as one step. Without a chosen
  /// finding it chooses the first. Many are mended in the background; what comes of it is dropped if the mission is
  /// another by then.
  void fix(bool all);
  /// Chooses the first finding about a place, if one is listed.
  void choose(const Address& place);
  /// Waives the finding whose reason is being written, or gives that as refused; the stage asks for it. The same
  /// happens when another finding is chosen.
  std::vector<RefusedText> commit();
  /// Checks anew, as the user's boxes or levels have changed.
  void check_again();

 private:
  void build();
  void build_bar();
  void build_list();
  wxToggleButton* add_filter(const wxString& symbol, bool FindingFilter::*shown, wxColour Palette::*colour);
  void happened(CanvasEvent event);
  void take(std::shared_ptr<const Checked> checked);
  void refresh();
  void label_filters();
  /// What is going on, beside the filters.
  void tell_state(const wxString& words);
  void fit_columns();
  void show_detail();
  void lay_out();
  /// In pixels; 0 where it stands below the list.
  [[nodiscard]] int detail_width() const;

  [[nodiscard]] const FindingRow* chosen_row() const;
  [[nodiscard]] const Finding* chosen() const;
  void row_chosen();
  void restore_choice();
  void jump();
  void show_menu();
  [[nodiscard]] std::vector<NamedFix> fixes_of(const FindingRow* row) const;
  /// How many findings of the row's kind may be mended.
  [[nodiscard]] std::size_t alike(const FindingRow* row) const;
  /// Of the rows; null where there is none.
  [[nodiscard]] const Finding* called(const std::string& name) const;
  void unwaive_chosen();
  void carry_out(const Result<Edit>& edit);
  /// Shows whether findings are being fixed.
  void watch_fixing();
  void all_fixed(const AllFixed& result);

  MissionStage& stage_;
  std::shared_ptr<const Checked> checked_;
  FindingFilter filter_;
  FindingCounts counts_;
  /// What makes the chosen finding the same in the next report.
  std::string chosen_name_;
  /// Its row when it was fixed; what takes that row is chosen then.
  std::optional<std::size_t> fixed_row_;
  bool quiet_ = false;
  std::vector<std::function<void()>> listeners_;

  wxToggleButton* errors_ = nullptr;
  wxToggleButton* warnings_ = nullptr;
  wxToggleButton* notes_ = nullptr;
  wxToggleButton* waived_ = nullptr;
  wxStaticText* state_ = nullptr;
  /// Shown while findings are being fixed.
  wxButton* cancel_ = nullptr;
  wxSearchCtrl* search_ = nullptr;
  wxBoxSizer* bar_ = nullptr;
  wxBoxSizer* body_ = nullptr;
  wxDataViewCtrl* list_ = nullptr;
  wxStaticText* nothing_ = nullptr;
  FindingDetail* detail_ = nullptr;
  FindingsModel* model_ = nullptr;
  Later search_later_;
  Later checking_later_;
  Surroundings surroundings_;
  FixAll fixing_;
  LiveFindings live_;
};

}  // namespace bulkhead

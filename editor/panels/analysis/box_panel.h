// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>
#include <wx/panel.h>

#include "editor/panels/parts/delayed_call.h"
#include "editor/panels/parts/palette.h"
#include "editor/tools/analysis/box_report.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/jobs/job.h"

class wxButton;
class wxDataViewListCtrl;
class wxSizer;

namespace bulkhead {

class WrappedText;

/// What of the user's boxes the layout takes, what it lacks and what would help; which panel stands where is shown on
/// the map for the chosen row.
class BoxPanel final : public wxPanel {
 public:
  /// How many boxes the user has, and how that is kept; a failure is told in the panel.
  struct Ownership {
    std::function<std::map<Id, int>()> load;
    std::function<Result<void>(const Id& set, int boxes)> own;
  };
  /// The stage must outlive the panel.
  BoxPanel(wxWindow* parent, MissionStage& stage, Ownership ownership);

 private:
  /// Asks once the panel can be seen.
  void OnInternalIdle() override;
  void build();
  void mission_changed();
  void refresh_sets();
  void say_what_counts();
  /// The report does not hold any more.
  void change();
  void ask();
  void show(const BoxReport& report);
  void say(const wxString& words, wxColour Palette::*role);
  /// A row of the layout: what it marks on the map, and the pin that the button sets or takes away.
  struct LayoutRow {
    std::vector<Address> places;
    std::optional<PanelPin> pin;
    bool pinned = false;
    /// All that the row says; the list may cut it off.
    wxString words;
  };
  void build_lists();
  [[nodiscard]] const LayoutRow* chosen_row() const;
  void piece_chosen();
  void layout_chosen();
  void pin_or_unpin();
  void fit_columns();
  /// Only lists with something in them, and the button that is for one of them, take room.
  void show_lists();

  MissionStage& stage_;
  Ownership ownership_;
  std::map<Id, int> owned_;
  std::vector<BoxSet> sets_;
  wxSizer* spins_ = nullptr;
  /// Which boxes count while the user has none.
  WrappedText* counted_ = nullptr;
  WrappedText* verdict_ = nullptr;
  wxDataViewListCtrl* pieces_ = nullptr;
  wxDataViewListCtrl* layout_ = nullptr;
  /// The chosen row in full.
  WrappedText* detail_ = nullptr;
  wxButton* pin_ = nullptr;
  wxSizer* pinning_ = nullptr;
  WrappedText* pin_help_ = nullptr;
  /// By row of the lists.
  std::vector<std::vector<Address>> piece_places_;
  std::vector<LayoutRow> layout_rows_;
  /// The layout's row that is chosen again when the next report comes: the one with this pin.
  std::optional<PanelPin> keep_chosen_;
  DelayedCall ask_later_;
  /// The mission or the boxes have changed since it was last asked.
  bool changed_ = true;
  /// Ends before everything that its deliveries need.
  Job<BoxReport> report_;
};

}  // namespace bulkhead

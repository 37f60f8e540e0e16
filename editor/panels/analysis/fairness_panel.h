// SPDX-License-Identifier: MIT
#pragma once

#include <vector>
#include <wx/panel.h>

#include "editor/panels/parts/delayed_call.h"
#include "editor/tools/analysis/fairness_page.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/jobs/job.h"

class wxBoxSizer;
class wxChoice;
class wxDataViewListCtrl;
class wxStaticText;

namespace bulkhead {

class WrappedText;

/// How evenly the battlefield treats its sides: the overall figure with its parts beside it, and one of the tables
/// behind them. What a row speaks of is shown on the map. The stage must outlive the panel.
class FairnessPanel final : public wxPanel {
 public:
  FairnessPanel(wxWindow* parent, MissionStage& stage);

  /// What is shown; nothing of it while it is worked out.
  [[nodiscard]] const FairnessPage& page() const { return page_; }

 private:
  /// Asks once the panel can be seen.
  void OnInternalIdle() override;
  void build();
  void change();
  void ask();
  void show(const FairnessPage& page);
  void show_table();
  void row_chosen();
  void lay_out();
  static void fill(wxDataViewListCtrl& list, const FairnessTable& table);
  static void fit_columns(wxDataViewListCtrl& list);

  MissionStage& stage_;
  FairnessPage page_;
  wxBoxSizer* head_ = nullptr;
  wxStaticText* overall_ = nullptr;
  WrappedText* parts_ = nullptr;
  wxChoice* tables_ = nullptr;
  WrappedText* note_ = nullptr;
  wxDataViewListCtrl* table_ = nullptr;
  DelayedCall ask_later_;
  bool changed_ = true;
  /// Ends before everything that its deliveries need.
  Job<FairnessPage> live_;
};

}  // namespace bulkhead

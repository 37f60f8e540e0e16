// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "editor/panels/parts/scrolled_panel.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/overlays/map_overlay.h"

class wxCheckBox;
class wxChoice;

namespace bulkhead {

/// Which overlays are shown, where distances are counted from, and how hatchways stand for looking. The stage must
/// outlive the panel.
class OverlaysPanel final : public ScrolledPanel {
 public:
  OverlaysPanel(wxWindow* parent, MissionStage& stage);

 private:
  void add_checks(wxSizer& column);
  void add_check(std::size_t index, const MapOverlay& overlay, wxSizer& column);
  void add_choices(wxSizer& column);
  void happened(CanvasEvent event);
  /// Brings all controls up to date with the stage.
  void refresh();
  void refresh_zones();

  MissionStage& stage_;
  /// Of each overlay, in the order of the list.
  std::vector<wxCheckBox*> checks_;
  wxChoice* from_ = nullptr;
  wxChoice* hatchways_ = nullptr;
  /// What `from_` offers: nothing is the pointer.
  std::vector<std::optional<Id>> origins_;
  std::vector<std::string> origin_names_;
};

}  // namespace bulkhead

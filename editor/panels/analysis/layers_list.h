// SPDX-License-Identifier: MIT
#pragma once

#include <vector>
#include <wx/panel.h>

#include "editor/tools/canvas/mission_stage.h"

class wxCheckBox;

namespace bulkhead {

/// The kinds of things on the map, each with a mark for whether it is shown and one for whether it is locked. The stage
/// must outlive the list.
class LayersList final : public wxPanel {
 public:
  LayersList(wxWindow* parent, MissionStage& stage);

 private:
  void add_row(const MapClassInfo& info, wxSizer& rows);
  void refresh();

  MissionStage& stage_;
  struct Row {
    MapClass what;
    wxCheckBox* shown = nullptr;
    /// Null for what cannot be locked.
    wxCheckBox* locked = nullptr;
  };
  std::vector<Row> rows_;
};

}  // namespace bulkhead

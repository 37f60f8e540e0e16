// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>
#include <wx/dialog.h>

#include "editor/tools/boards/custom_mission.h"
#include "editor/window/files/board_form.h"
#include "editor/window/files/mission_picture.h"
#include "workbench/library_on_demand.h"

class wxChoice;
class wxSizer;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace bulkhead {

/// Asks what a mission that is begun by hand is to be like, and shows it while one chooses.
class CustomDialog final : public wxDialog {
 public:
  CustomDialog(wxWindow* parent, RulerUnit unit);

  [[nodiscard]] CustomMission wanted() const;
  [[nodiscard]] const MissionPicture& picture() const { return *picture_; }

 private:
  wxSizer* build_form(RulerUnit unit);
  void add_boards(wxSizer& grid, RulerUnit unit);
  void add_sides(wxSizer& grid);
  void fill_systems();
  /// Draws anew what is chosen, once for all that has changed.
  void changed();
  void draw();

  LibraryOnDemand library_;
  std::vector<Id> systems_;
  wxTextCtrl* title_ = nullptr;
  wxChoice* system_ = nullptr;
  std::unique_ptr<BoardForm> board_;
  wxSpinCtrl* boards_ = nullptr;
  wxChoice* place_ = nullptr;
  wxSpinCtrl* lifts_ = nullptr;
  wxTextCtrl* first_side_ = nullptr;
  wxTextCtrl* second_side_ = nullptr;
  wxChoice* zones_ = nullptr;
  wxSpinCtrl* depth_ = nullptr;
  wxStaticText* depth_unit_ = nullptr;
  wxChoice* pen_ = nullptr;
  MissionPicture* picture_ = nullptr;
  /// What kind of board the depth of the zones was last given for.
  bool lattice_ = true;
  bool draw_wanted_ = false;
};

}  // namespace bulkhead

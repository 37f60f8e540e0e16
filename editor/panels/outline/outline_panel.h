// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>
#include <wx/panel.h>

#include "editor/panels/parts/delayed_call.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/inspector/outline.h"

class wxDataViewCtrl;
class wxKeyEvent;
class wxSearchCtrl;
class wxStaticText;
class wxTextCtrl;

namespace bulkhead {

class OutlineModel;
struct OutlineNode;

/// All that the mission holds, as a tree with a field to search it. Its selection and the canvas's are one. Delete
/// removes what is selected, F2 or a double click names it; a name that is refused stays in its field until it is fixed
/// or taken back with Escape. The stage must outlive the panel.
class OutlinePanel final : public wxPanel {
 public:
  OutlinePanel(wxWindow* parent, MissionStage& stage);
  ~OutlinePanel() override;

  /// Makes an edit of the name that is being typed, or gives it as refused; the stage asks for it.
  std::vector<RefusedText> commit();

 private:
  void build();
  void build_tree();
  void build_naming_row();
  void happened(CanvasEvent event);
  void refresh();
  void unfold_as_before(const OutlineNode& node, bool everything);
  void unfold_down_to(const OutlineNode& node);
  void show_selection();
  void selected_here();
  void on_key(wxKeyEvent& event);
  void begin_naming();
  void end_naming();
  void hide_naming();
  void remove_selected();
  void tell(const wxString& what);

  MissionStage& stage_;
  wxSearchCtrl* search_ = nullptr;
  wxDataViewCtrl* tree_ = nullptr;
  wxStaticText* message_ = nullptr;
  /// The field that F2 brings, and whose name is in it.
  wxPanel* naming_row_ = nullptr;
  wxTextCtrl* name_ = nullptr;
  std::optional<Id> naming_;
  OutlineModel* model_ = nullptr;
  std::shared_ptr<const Mission> shown_;
  /// Keys of what the user unfolded while nothing was searched for.
  std::set<std::string> unfolded_;
  /// The tree is being changed by the program: its events mean nothing.
  bool quiet_ = false;
  bool refresh_tree_ = true;
  DelayedCall refresh_later_;
  DelayedCall search_later_;
};

}  // namespace bulkhead

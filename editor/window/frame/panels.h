// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <wx/string.h>

#include "editor/panels/analysis/box_panel.h"
#include "editor/tools/canvas/canvas_controller.h"
#include "editor/tools/findings/findings_state.h"
#include "editor/window/frame/docks.h"

class wxNotebook;

namespace bulkhead {

class FairnessPanel;
class FindingsPanel;
class InspectorPanel;
class OutlinePanel;
class TerrainPanel;
class TextsPanel;
class WorkArea;

/// The panels around the map of a mission, in the two docks beside it and below it, and the page of texts.
class Panels {
 public:
  /// All must outlive the panels but the frame, which takes them with it.
  Panels(wxFrame& frame, Docks& docks, WorkArea& middle, MissionStage& stage, FindingsState& findings,
         BoxPanel::Ownership ownership, CanvasController& controller, wxWindow& canvas);

  [[nodiscard]] FindingsPanel& findings() { return *findings_; }
  [[nodiscard]] InspectorPanel& inspector() { return *inspector_; }
  /// Whether the keyboard is in one of the panels beside the map or below it, and nobody types there.
  [[nodiscard]] bool looked_at() const;
  [[nodiscard]] TextsPanel& texts() { return *texts_; }
  [[nodiscard]] OutlinePanel& outline() { return *outline_; }
  [[nodiscard]] TerrainPanel& terrain() { return *terrain_; }
  [[nodiscard]] BoxPanel& box() { return *box_; }
  [[nodiscard]] FairnessPanel& fairness() { return *fairness_; }
  /// Brings one to the front, also if its dock was hidden.
  void show_inspector();
  void show_box();
  void show_fairness();
  /// Shows the list of terrain above the inspector as long as the tool for it is in use.
  void tool_chosen(std::string_view tool);
  void show_findings();

 private:
  void show(Docks::Panel dock, wxNotebook& book, wxWindow* page);

  Docks& docks_;
  wxNotebook* side_;
  wxNotebook* foot_;
  /// The page of the inspector, with the list of terrain above it.
  wxWindow* properties_;
  InspectorPanel* inspector_;
  FindingsPanel* findings_;
  OutlinePanel* outline_;
  TerrainPanel* terrain_;
  /// What was in front before the tool for terrain was chosen.
  std::size_t before_terrain_ = 0;
  TextsPanel* texts_;
  BoxPanel* box_;
  FairnessPanel* fairness_;
};

}  // namespace bulkhead

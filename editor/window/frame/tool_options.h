// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>
#include <wx/panel.h>

#include "editor/panels/texts/value_control.h"
#include "editor/tools/canvas/canvas_controller.h"

class wxBoxSizer;
class wxChoice;
class wxStaticText;

namespace bulkhead {

/// What the tool in use works with, where there is a choice: kinds of zones, areas and markers, terrain, bases to
/// measure with; and what the tool is for. Its room stays the same whatever the tool, so that the map keeps still.
class ToolOptions final : public wxPanel {
 public:
  /// The controller must outlive the panel.
  ToolOptions(wxWindow* parent, CanvasController& controller);

  /// To be called when the tool or the mission has changed.
  void refresh();

 private:
  struct Shown {
    ToolChoice choice;
    wxStaticText* label = nullptr;
    wxChoice* options = nullptr;
    /// In its place where there are so many that one searches among them.
    std::optional<ValueControl> search;
    wxBoxSizer* place = nullptr;
  };
  void add_choice();
  void show(Shown& shown, ToolChoice wanted);
  void show_names(Shown& shown, const ToolChoice& wanted, std::size_t number);
  /// Works with what was found among many.
  void take_found(std::size_t number);

  CanvasController& controller_;
  std::vector<Shown> shown_;
  wxStaticText* help_ = nullptr;
};

}  // namespace bulkhead

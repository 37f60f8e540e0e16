// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>
#include <wx/panel.h>

#include "editor/panels/texts/value_control.h"
#include "editor/tools/canvas/canvas_controller.h"

class wxBoxSizer;
class wxButton;
class wxChoice;
class wxStaticText;

namespace bulkhead {

/// What the tool in use works with, where there is a choice: kinds of zones, areas and markers, terrain, bases to
/// measure with; what the tool is for; and the legend where it is folded. Its room stays the same whatever the tool, so
/// that the map keeps still.
class ToolOptions final : public wxPanel {
 public:
  /// The controller must outlive the panel.
  ToolOptions(wxWindow* parent, CanvasController& controller);

  /// To be called when the tool or the mission has changed.
  void refresh();

  /// A line for what has no room on the map, with a button that opens and folds it; empty for none.
  void show_folded(const std::string& line, bool open);
  void when_unfolded(std::function<void()> unfold) { unfold_ = std::move(unfold); }

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
  /// Leaves what is folded out of the button where there is no room for all of it.
  void fit_folded();
  /// Works with what was found among many.
  void take_found(std::size_t number);

  CanvasController& controller_;
  std::vector<Shown> shown_;
  wxStaticText* help_ = nullptr;
  wxButton* folded_ = nullptr;
  wxString folded_words_;
  wxString folded_briefly_;
  std::function<void()> unfold_;
};

}  // namespace bulkhead

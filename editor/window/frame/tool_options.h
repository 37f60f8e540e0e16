// SPDX-License-Identifier: MIT
#pragma once

#include <wx/panel.h>

#include "editor/tools/canvas/canvas_controller.h"

class wxChoice;
class wxStaticText;

namespace bulkhead {

/// What the tool in use works with, where there is a choice: kinds of zones, areas and markers, bases to measure with.
class ToolOptions final : public wxPanel {
 public:
  /// The controller must outlive the panel.
  ToolOptions(wxWindow* parent, CanvasController& controller);

  /// To be called when the tool or the mission has changed.
  void refresh();

 private:
  CanvasController& controller_;
  ToolChoice shown_;
  wxStaticText* name_ = nullptr;
  wxChoice* choice_ = nullptr;
};

}  // namespace bulkhead

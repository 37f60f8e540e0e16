// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>
#include <wx/panel.h>

#include "editor/panels/parts/delayed_call.h"
#include "editor/tools/canvas/canvas_controller.h"
#include "editor/tools/tool/terrain_stock.h"

class wxListView;
class wxSearchCtrl;
class wxStaticText;

namespace bulkhead {

/// The kinds of terrain that the mission's sets have, each with its picture, its name and how much of it is left. What
/// is chosen hangs on the pointer over the map; it can be dragged there as well.
class TerrainPanel final : public wxPanel {
 public:
  /// The canvas is the window that the controller's events come from; `origin` is the place of the map's corner in it.
  /// All must outlive the panel.
  TerrainPanel(wxWindow* parent, CanvasController& controller, wxWindow& canvas, wxPoint origin);

 private:
  void build();
  void happened(CanvasEvent event);
  void refresh();
  /// Shows which kind the tool has in hand.
  void mark_chosen();
  void draw_pictures();
  void take(long row);
  void watch_drags(wxWindow& rows);
  void drag(const wxPoint& on_screen, const wxKeyboardState& keys);
  void end_drag(const wxPoint& on_screen, const wxKeyboardState& keys);
  /// Where a point of the screen is on the map; nothing off the canvas.
  [[nodiscard]] std::optional<ScreenPoint> on_map(const wxPoint& on_screen) const;

  CanvasController& controller_;
  wxWindow& canvas_;
  wxPoint origin_;
  wxSearchCtrl* search_ = nullptr;
  wxListView* list_ = nullptr;
  wxStaticText* nothing_ = nullptr;
  std::vector<TerrainStock> stock_;
  /// What the pictures were drawn of.
  std::vector<Id> drawn_;
  std::vector<UsedSet> drawn_sets_;
  bool quiet_ = false;
  /// Where the button went down, on which row, and whether that is being dragged.
  wxPoint pressed_at_;
  long pressed_row_ = -1;
  bool dragging_ = false;
  DelayedCall refresh_later_;
};

}  // namespace bulkhead

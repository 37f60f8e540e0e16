// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>
#include <wx/timer.h>
#include <wx/window.h>

#include "editor/tools/canvas/canvas_controller.h"
#include "editor/tools/findings/badges.h"
#include "editor/tools/overlays/live_overlays.h"
#include "editor/window/canvas/board_picture.h"
#include "editor/window/canvas/marks_painter.h"
#include "editor/window/underlay/underlay_picture.h"

namespace bulkhead {

/// The window that shows a stage between two rulers and hands mouse and keys to what controls it.
class BoardCanvas final : public wxWindow {
 public:
  /// Controller and overlays must outlive the canvas.
  BoardCanvas(wxWindow* parent, CanvasController& controller, LiveOverlays& overlays);

  /// Called with degrees, clockwise, when the wheel is turned with Control or Alt; true where that has turned anything.
  void when_wheel_turns(std::function<bool(int degrees)> act) { turned_ = std::move(act); }
  /// Takes a key that is typed into what is being drawn; false where it is for others.
  bool types(const wxKeyEvent& event);
  /// Lays a picture under the map; nothing takes it away.
  void show_underlay(std::optional<Underlay> underlay, std::shared_ptr<const UnderlayPicture> picture);
  /// Shows some words at the foot of the map for a few seconds.
  void tell(const std::string& words);
  /// Called at a double click; true where that was an answer to it, else it is two clicks.
  void when_double_clicked(std::function<bool()> act) { double_clicked_ = std::move(act); }
  void theme_changed();
  /// Called when a badge was clicked, with the finding that is meant.
  void when_badge_chosen(std::function<void(const FindingMark& mark)> act) { badge_chosen_ = std::move(act); }
  /// The badges as they were last drawn.
  [[nodiscard]] const std::vector<Badge>& badges() const { return badges_.all; }
  /// The colours of the map.
  void set_design(const Design& design);
  [[nodiscard]] const Design& design() const { return picture_.design(); }

 private:
  void bind_events();
  void canvas_changed(CanvasEvent event);
  void on_paint(wxPaintEvent& event);
  void on_size(wxSizeEvent& event);
  void on_button(wxMouseEvent& event);
  void on_motion(wxMouseEvent& event);
  void on_wheel(wxMouseEvent& event);
  void on_key_down(wxKeyEvent& event);
  void on_key_up(wxKeyEvent& event);
  void draw_above(wxDC& dc);
  /// Places the badges anew where marks, map or zoom are others; while something is drawn they rest.
  void update_badges();
  /// The badge that a click there means; null where it means the map.
  [[nodiscard]] const Badge* badge_under(ScreenPoint at) const;
  /// Whether a press, a move or a release of the left button is about a badge and the map hears nothing of it.
  [[nodiscard]] bool badge_pressed(ScreenPoint at, const wxMouseEvent& event);
  [[nodiscard]] bool badge_released(ScreenPoint at);
  void move_to(ScreenPoint at, Modifiers modifiers);
  /// The board with the overlays that last.
  const Surface& with_overlays(const Surface& board);
  /// The board with the picture under it.
  const Surface& with_underlay(const Surface& board);
  void choose_pointer();
  bool handle_key(const wxKeyEvent& event);
  [[nodiscard]] ScreenPoint on_map(const wxPoint& point) const;

  CanvasController& controller_;
  LiveOverlays& overlays_;
  BoardPicture picture_;
  /// The board with overlays, and what it was drawn from.
  struct Drawn {
    std::shared_ptr<const Mission> mission;
    View view;
    const Design* design = nullptr;
    double content_scale = 0;
    bool settled = false;
    std::uint64_t overlays = 0;
    std::uint64_t underlay = 0;
    friend bool operator==(const Drawn&, const Drawn&) = default;
  };
  Surface with_overlays_;
  /// What stands above the board for findings, and what it was placed from.
  struct Badges {
    std::shared_ptr<const std::vector<FindingMark>> marks;
    std::shared_ptr<const MapPlan> plan;
    double zoom = 0;
    std::vector<Badge> all;
  };
  Badges badges_;
  /// Where the left button went down on one.
  std::optional<ScreenPoint> pressed_badge_;
  std::function<void(const FindingMark&)> badge_chosen_;
  std::optional<Drawn> drawn_;
  Surface with_underlay_;
  std::optional<Drawn> underlay_drawn_;
  std::optional<Underlay> underlay_;
  std::shared_ptr<const UnderlayPicture> underlay_picture_;
  /// Another for whatever lies there; 0 for nothing.
  std::uint64_t underlay_version_ = 0;
  std::uint64_t underlays_ = 0;
  std::optional<ScreenPoint> pointer_;
  std::function<bool(int degrees)> turned_;
  std::string message_;
  wxTimer message_timer_;
  bool space_held_ = false;
  wxStockCursor shape_ = wxCURSOR_NONE;
  std::function<bool()> double_clicked_;
};

}  // namespace bulkhead

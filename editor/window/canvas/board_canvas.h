// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
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

  /// Called with degrees, clockwise, when the wheel is turned with Control or Alt, 0 for less than a notch; true where
  /// there is something to turn.
  void when_wheel_turns(std::function<bool(int degrees)> act) { turned_ = std::move(act); }
  /// Takes a key that is typed into what is being drawn; false where it is for others.
  bool types(const wxKeyEvent& event);
  /// Lays a picture under the map; nothing takes it away.
  void show_underlay(std::optional<Underlay> underlay, std::shared_ptr<const UnderlayPicture> picture);
  /// Shows some words at the foot of the map for a few seconds.
  void tell(const std::string& words);
  [[nodiscard]] const std::string& told() const { return message_; }
  /// Called at a double click; true where that was an answer to it, else it is two clicks.
  void when_double_clicked(std::function<bool()> act) { double_clicked_ = std::move(act); }
  void theme_changed();
  /// Called when a badge was clicked, with the finding that is meant.
  void when_badge_chosen(std::function<void(const FindingMark& mark)> act) { badge_chosen_ = std::move(act); }
  /// Called when the menu of a badge is wanted, with the finding that is meant.
  void when_badge_menu_wanted(std::function<void(const FindingMark& mark)> act) { badge_menu_ = std::move(act); }
  /// The badges as they were last drawn.
  [[nodiscard]] const std::vector<Badge>& badges() const { return badges_.all; }
  /// Another mission is to be shown as large as it fits, once all around it has its place.
  void fit_when_laid_out();
  /// The window turns to another page: where all of the map was in sight it is again, once all around it has its place.
  void turn_page() { page_turns_ = true; }
  /// The rulers mark the pointer no more until it moves.
  void forget_pointer() { pointer_.reset(); }

  /// What is shown above the map, in one line, where the map leaves the legend no room beside itself; else empty.
  [[nodiscard]] const std::string& folded_legend() const { return folded_; }
  /// Called when that has become another.
  void when_legend_folds(std::function<void()> folds) { legend_folds_ = std::move(folds); }
  /// Shows a folded legend above the map all the same, until it is folded again.
  void open_legend(bool open);
  [[nodiscard]] bool legend_is_open() const { return legend_open_; }

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
  void update_badges(const std::shared_ptr<const std::vector<FindingMark>>& marks);
  /// The badge that a click there means; null where it means the map.
  [[nodiscard]] const Badge* badge_under(ScreenPoint at) const;
  /// The badge there that can be read; null also while something is drawn.
  [[nodiscard]] const Badge* badge_shown_at(ScreenPoint at) const;
  /// Whether a press or a release of the left or right button is about a badge and the map hears nothing of it.
  [[nodiscard]] bool badge_pressed(ScreenPoint at, const wxMouseEvent& event);
  [[nodiscard]] bool badge_released(ScreenPoint at, Button button);
  void move_to(ScreenPoint at, Modifiers modifiers);
  /// Within the part of the canvas that the map has.
  void draw_legend(Canvas& canvas, const Rect& ground);
  /// What is written on the map, in logical pixels of it.
  [[nodiscard]] std::vector<Rect> names() const;
  void choose_pointer();
  bool handle_key(const wxKeyEvent& event);
  [[nodiscard]] ScreenPoint on_map(const wxPoint& point) const;

  CanvasController& controller_;
  LiveOverlays& overlays_;
  BoardPicture picture_;
  /// What stands above the board for findings, and what it was placed from.
  struct Badges {
    std::shared_ptr<const std::vector<FindingMark>> marks;
    std::uint64_t plan = 0;
    double zoom = 0;
    std::vector<Badge> all;
  };
  Badges badges_;
  /// Where a button went down on one.
  struct PressedBadge {
    ScreenPoint at;
    Button button = Button::left;
  };
  std::optional<PressedBadge> pressed_badge_;
  std::function<void(const FindingMark&)> badge_menu_;
  std::function<void(const FindingMark&)> badge_chosen_;
  std::optional<ScreenPoint> pointer_;
  std::function<bool(int degrees)> turned_;
  /// What the wheel has turned beyond whole notches while it turns things.
  double notches_ = 0;
  std::string message_;
  wxTimer message_timer_;
  bool space_held_ = false;
  wxStockCursor shape_ = wxCURSOR_NONE;
  /// How large the whole window was, and where the canvas lay in it, when the canvas was laid out last.
  wxSize window_;
  wxPoint corner_;
  bool being_laid_out_ = true;
  bool page_turns_ = false;
  std::string folded_;
  bool legend_open_ = false;
  std::function<void()> legend_folds_;
  std::function<bool()> double_clicked_;
};

}  // namespace bulkhead

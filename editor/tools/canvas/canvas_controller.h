// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/canvas/stage.h"
#include "editor/tools/pointing/lattice_cursor.h"

namespace bulkhead {

/// Turns what pointer and keys do on a canvas into what a tool does on a stage, and says what the canvas shows above
/// the board. The window hands in events and draws what comes out. Everything in logical pixels of the canvas.
class CanvasController {
 public:
  /// How far the pointer feels, in pixels.
  static constexpr double reach = 10;
  /// Zooming out ends where the battlefield is of this share of the size at which it fits.
  static constexpr double least_share = 0.5;
  /// Left free around the battlefield by `fit`: room for the coordinates and the names of boards.
  static constexpr double fit_margin = 46;

  /// Begins with the stage's first tool. The two must live as long as each other: the one calls the other.
  explicit CanvasController(Stage& stage);
  CanvasController(const CanvasController&) = delete;
  CanvasController& operator=(const CanvasController&) = delete;

  /// Hears of what happens on the stage as well.
  void listen(Stage::Listener listener) { listeners_.push_back(std::move(listener)); }

  [[nodiscard]] Stage& stage() { return stage_; }
  [[nodiscard]] const Stage& stage() const { return stage_; }

  // The view.
  [[nodiscard]] const View& view() const { return view_; }
  /// What was fitted into sight stays so; the first time everything is.
  void resize(ScreenPoint size);
  /// The canvas has got another size because something beside it was opened or closed, and its corner has moved by so
  /// much: the map stays where it is on the screen.
  void reframe(ScreenPoint size, ScreenPoint corner_moved);
  void wheel(ScreenPoint pointer, double steps);
  void zoom_steps(double steps);
  void fit();
  /// Shows a part of the table as large as it fits, but no larger than things are well seen.
  void fit(const Rect& area);
  void pan_by(ScreenPoint by);
  /// The stage's.
  [[nodiscard]] RulerUnit unit() const { return stage_.unit(); }
  void set_unit(RulerUnit unit) { stage_.set_unit(unit); }
  /// Where the pointer is on the table, else the cursor.
  [[nodiscard]] std::optional<Vec> pointed() const;

  // The tool.
  [[nodiscard]] const Tool& tool() const { return *tool_; }
  [[nodiscard]] std::optional<MarkerAtWork> marker_at_work() const;
  /// By its key, which the stage must have (contract). Ends what the tool before was doing.
  void choose(std::string_view tool);
  /// One of those that the tool has for the mission, of the choice of that number.
  void choose_option(std::size_t choice, std::size_t number);
  /// Whether something hangs on the pointer that can be turned; only then the next two may be called (contract).
  [[nodiscard]] bool turns() const { return tool_->turns(scene(), attention()); }
  void transform_held(Transform transform);
  /// Clockwise, by degrees.
  void turn_held(int degrees);

  // Events. The middle button, and any while `hold_pan` is on (the space bar), pans whatever the tool.
  void press(ScreenPoint at, Button button, Modifiers modifiers);
  void move(ScreenPoint at, Modifiers modifiers);
  void release(ScreenPoint at, Modifiers modifiers);
  /// The pointer has left the canvas.
  void leave();
  /// Escape: ends the gesture and takes back what it did; else lets go of what the tool holds; else clears the
  /// selection.
  void cancel();
  /// Enter: ends what the tool holds as it stands, such as a polygon; false where there is nothing to be ended.
  bool finish();
  void hold_pan(bool hold) { hold_pan_ = hold; }

  // The keyboard's cursor.
  void move_cursor(Compass direction, bool far);
  /// A click of the tool where the cursor stands. With the select tool it selects.
  void click_at_cursor(Button button, Modifiers modifiers);
  [[nodiscard]] const LatticeCursor& cursor() const { return cursor_; }

  // What the window shows.
  [[nodiscard]] Marks marks() const;
  /// What is under the pointer (or the cursor), for the status bar.
  [[nodiscard]] std::string status() const;
  /// What a click will do.
  [[nodiscard]] std::string hint() const;

 private:
  /// What the tool looks at.
  [[nodiscard]] Scene scene() const;
  [[nodiscard]] Pointer pointer(ScreenPoint at, Button button, Modifiers modifiers) const;
  /// Where the pointer is, else the cursor.
  [[nodiscard]] std::optional<Pointer> attention() const;
  [[nodiscard]] std::optional<Pointer> at_cursor(Button button, Modifiers modifiers) const;
  [[nodiscard]] std::string cursor_trouble() const;
  void begin_gesture(const Pointer& pointer);
  /// What is held in the middle of a gesture has become another.
  void held_changed();
  void stage_changed(CanvasEvent event);
  void announce(CanvasEvent event) const;

  Stage& stage_;
  Tool* tool_;
  View view_;
  LatticeCursor cursor_;
  /// Where the pointer last was; nothing outside the canvas.
  std::optional<Pointer> hover_;
  Button button_ = Button::left;
  /// The view as `fit` left it.
  std::optional<View> fitted_;
  bool hold_pan_ = false;
  /// Where the table was last taken to, while it is dragged.
  std::optional<ScreenPoint> panned_to_;
  std::vector<Stage::Listener> listeners_;
};

}  // namespace bulkhead

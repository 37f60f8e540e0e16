// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/canvas/framing.h"
#include "editor/tools/canvas/picking.h"
#include "editor/tools/canvas/stage.h"
#include "editor/tools/canvas/typed_lengths.h"
#include "editor/tools/pointing/lattice_cursor.h"

namespace bulkhead {

/// Turns what pointer and keys do on a canvas into what a tool does on a stage, and says what the canvas shows above
/// the board. The window hands in events and draws what comes out. Everything in logical pixels of the canvas.
class CanvasController {
 public:
  /// How far the pointer feels, in pixels.
  static constexpr double reach = 10;
  static constexpr double fit_margin = Framing::fit_margin;

  /// Begins with the stage's first tool. The two must live as long as each other: the one calls the other.
  explicit CanvasController(Stage& stage);
  CanvasController(const CanvasController&) = delete;
  CanvasController& operator=(const CanvasController&) = delete;

  /// Hears of what happens on the stage as well.
  void listen(Stage::Listener listener) { listeners_.push_back(std::move(listener)); }

  [[nodiscard]] Stage& stage() { return stage_; }
  [[nodiscard]] const Stage& stage() const { return stage_; }

  // The view: see Framing.
  [[nodiscard]] const View& view() const { return framing_.view(); }
  void resize(ScreenPoint size);
  void reframe(ScreenPoint size, ScreenPoint corner_moved, Framing::Cause cause = Framing::Cause::beside);
  void wheel(ScreenPoint pointer, double steps);
  void zoom_steps(double steps);
  void fit();
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
  /// Another mission has come: nothing is pointed at as long as the pointer is not moved, and the tool is the one to
  /// begin with, by which a click changes nothing.
  void begin_mission();
  /// Whether something is half drawn, which is lost where another tool is chosen.
  [[nodiscard]] bool is_drawing() const {
    return tool_->info().draws && (stage_.in_gesture() || tool_->holds_something());
  }
  /// One of those that the tool has for the mission, of the choice of that number.
  void choose_option(std::size_t choice, std::size_t number);
  /// Whether something hangs on the pointer that can be turned; only then the next two may be called (contract).
  [[nodiscard]] bool turns() const { return tool_->turns(scene(), attention()); }
  void transform_held(Transform transform);
  /// Clockwise, by degrees; what turns only by quarters by one.
  void turn_held(int degrees);

  // Events. The middle button, and any while `hold_pan` is on (the space bar), pans whatever the tool.
  void press(ScreenPoint at, Button button, Modifiers modifiers);
  void move(ScreenPoint at, Modifiers modifiers);
  void release(ScreenPoint at, Modifiers modifiers);
  /// The pointer comes from elsewhere with what the tool puts, and lets go of it there.
  void carry(ScreenPoint at, Modifiers modifiers);
  void put_carried(ScreenPoint at, Modifiers modifiers);
  /// The pointer has left the canvas.
  void leave();
  /// Escape: ends the gesture and takes back what it did; else lets go of what the tool holds; else puts the keyboard's
  /// cursor away; else clears the selection.
  void cancel();
  /// Enter: ends what the tool holds as it stands, such as a polygon; false where there is nothing to be ended.
  bool finish();
  void hold_pan(bool hold) { hold_pan_ = hold; }

  // The keyboard's cursor.
  void move_cursor(Compass direction, StepSize size);
  /// A click of the tool where the cursor stands. With the select tool it selects. What the tool takes hold of there
  /// goes with the cursor until the next click.
  void click_at_cursor(Button button, Modifiers modifiers);
  /// Whether the arrow keys move what is selected, and not the cursor.
  [[nodiscard]] bool arrows_nudge() const;
  /// Moves what is selected; until `end_nudge` it is one step.
  void nudge(Compass direction, StepSize size);

  /// A key while something is drawn or dragged (see TypedLengths); a figure that can mean nothing says so. False for
  /// what is none of its.
  bool type(char key);

  /// Has the user click so many places, one after the other, and hands them over, as they lie on the table; with
  /// Escape or the right button nothing comes of it. Those that snap go to nodes, edges of boards and the grid.
  using PointPrompt = Picking::Prompt;
  void pick_points(std::vector<PointPrompt> prompts, Picking::Done done);
  /// Nothing comes of those that are being clicked, if any are: what they were for is gone.
  void stop_picking();

  // The menu of what can be done: wanted by a click of the right button that has nothing to take away, or by a key.
  void ask_for_menu();
  /// Where it was asked for.
  [[nodiscard]] const Pointer& menu_at() const { return menu_at_; }
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
  /// What Shift does with the keyboard's cursor, where the tool takes hold of something by it; empty elsewhere.
  [[nodiscard]] std::string hold_hint() const;
  /// Why the tool can change nothing now, whatever is under it: what it draws is locked or hidden. Empty where it can.
  [[nodiscard]] std::string why_refused() const;
  void begin_gesture(const Pointer& pointer);
  void carry_out(const Answer& answer);
  [[nodiscard]] std::vector<ToolFigure> figures() const { return tool_->figures(scene(), attention()); }
  void figure_typed();
  /// Says that there is no length of what is painted, where somebody types one; false where he means something else.
  bool refuses_length();
  void end_typing();
  void pick(const Pointer& pointer);
  void want_menu(const Pointer& pointer);
  [[nodiscard]] bool holds_by_key() const { return held_by_key_ && stage_.in_gesture(); }
  /// What is held in the middle of a gesture has become another.
  void held_changed();
  void stage_changed(CanvasEvent event);
  void announce(CanvasEvent event) const;

  Stage& stage_;
  Tool* tool_;
  Framing framing_;
  LatticeCursor cursor_;
  /// Where the pointer last was; nothing outside the canvas.
  std::optional<Pointer> hover_;
  Button button_ = Button::left;
  bool hold_pan_ = false;
  /// Where the table was last taken to, while it is dragged.
  std::optional<ScreenPoint> panned_to_;
  /// The gesture that is running goes with the keyboard's cursor.
  bool held_by_key_ = false;
  /// Where the right button went down, as long as nothing has come of it.
  std::optional<ScreenPoint> menu_from_;
  Pointer menu_at_;
  TypedLengths typed_;
  Picking picking_;
  std::vector<Stage::Listener> listeners_;
};

}  // namespace bulkhead

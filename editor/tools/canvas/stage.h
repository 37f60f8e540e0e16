// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "editor/tools/tool/nudging.h"
#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// What happens on a canvas.
enum class CanvasEvent : unsigned char {
  /// There is another mission to be shown.
  mission,
  /// Comes before `mission` where that is not an edit, undo or redo but another document, or what its file holds by
  /// now:
  /// nothing that was about the old one is worth keeping.
  replaced,
  /// The document's path or mark of unsaved changes.
  state,
  selection,
  /// Tool, pen, unit, or what a tool works with.
  tool,
  view,
  /// Which overlays of the analysis are wanted, and how hatchways stand for looking.
  overlays,
  /// Only what is above the board.
  marks,
  /// A gesture ends by what happens elsewhere.
  gesture,
  /// A gesture has ended, however.
  rest,
  /// Something is to be brought into sight: see `Stage::wanted_in_sight`.
  sight,
  /// There is something to be told: see `Stage::message`.
  message,
  /// A step was taken back or done again: see `MissionStage::last_step`.
  step,
  /// A menu of what can be done is wanted: see `CanvasController::menu_at`.
  menu
};

/// What a canvas shows and what its tools act on. A canvas knows nothing else of it, so that it need not be a mission
/// that is edited.
class Stage {
 public:
  using Listener = std::function<void(CanvasEvent)>;

  Stage() = default;
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;
  virtual ~Stage() = default;

  void listen(Listener listener) { listeners_.push_back(std::move(listener)); }

  /// The mission to be painted; another object where it is another mission.
  [[nodiscard]] virtual const std::shared_ptr<const Mission>& shown() const = 0;
  [[nodiscard]] const Mission& mission() const { return *shown(); }
  /// How that mission lies on the table.
  [[nodiscard]] virtual const Table& table() const = 0;
  /// What stands above it whatever the tool does.
  [[nodiscard]] virtual Marks marks() const = 0;
  /// What is under the pointer, for the status bar.
  [[nodiscard]] virtual std::string words_at(const Pointer& pointer, RulerUnit unit) const = 0;

  /// What can be done here, in the order of the palette; at least one tool.
  [[nodiscard]] virtual std::span<const std::unique_ptr<Tool>> tools() const = 0;
  /// What they look at. In a gesture it is the mission as it was when that began.
  [[nodiscard]] virtual Scene scene() const = 0;

  /// What is acted until its end is one step.
  virtual void begin_gesture() = 0;
  [[nodiscard]] virtual bool in_gesture() const = 0;
  virtual void act(const Answer& answer) = 0;
  virtual void end_gesture() = 0;
  /// Ends it, if one is going on, as if it had never begun.
  virtual void cancel_gesture() = 0;
  /// Whether there is anything for the arrow keys to move.
  [[nodiscard]] virtual bool can_nudge() const { return false; }
  /// Moves what is selected; all that comes before `end_nudge` is one step.
  virtual void nudge(const Nudge& /*nudge*/) {}
  virtual void end_nudge() {}
  /// A menu was asked for there: has what it would be about selected.
  virtual void point_menu_at(const Pointer& /*pointer*/) {}

  /// The last thing to be told; empty from the next event on.
  [[nodiscard]] const std::string& message() const { return message_; }
  void say(std::string message);
  [[nodiscard]] Vec wanted_in_sight() const { return wanted_in_sight_; }
  /// In which lengths are shown, and understood where somebody types no unit.
  [[nodiscard]] RulerUnit unit() const { return unit_; }
  void set_unit(RulerUnit unit);

 protected:
  void announce(CanvasEvent event) const;
  /// Asks for a place of the table to be brought into sight.
  void bring_into_sight(Vec on_table);

 private:
  std::vector<Listener> listeners_;
  std::string message_;
  Vec wanted_in_sight_;
  RulerUnit unit_ = RulerUnit::inches;
};

}  // namespace bulkhead

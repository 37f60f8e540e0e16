// SPDX-License-Identifier: MIT
// What keys do on a canvas: the keyboard's cursor, and lengths that are typed.
#include <utility>

#include "editor/tools/canvas/canvas_controller.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {

bool CanvasController::type(char key) {
  switch (typed_.type(key, figures())) {
    case TypedLengths::Outcome::nothing: return key >= '0' && key <= '9' && refuses_length();
    case TypedLengths::Outcome::changed: figure_typed(); break;
    case TypedLengths::Outcome::next: announce(CanvasEvent::marks); break;
    case TypedLengths::Outcome::ended: end_typing(); break;
  }
  return true;
}

bool CanvasController::refuses_length() {
  const auto& draws = tool_->info().draws;
  const bool ground = draws == MapClass::zones || draws == MapClass::areas;
  if (!ground || !stage_.in_gesture() || !figures().empty()) return false;
  stage_.say(translate("What is drawn now has no length to type; a rectangle has, of cells with Shift"));
  return true;
}

void CanvasController::figure_typed() {
  const auto length = typed_.length(unit()).value_or(std::nullopt);
  tool_->fix_figure(typed_.figure(), length && *length > Length() ? length : std::nullopt);
  const auto at = attention();
  if (stage_.in_gesture() && at) stage_.act(tool_->drag(scene(), *at));
  announce(CanvasEvent::marks);
}

void CanvasController::end_typing() {
  if (const auto length = typed_.length(unit()); !length) return stage_.say(length.error().message);
  const auto at = attention();
  if (!at) return;
  typed_.clear();
  if (!stage_.in_gesture()) begin_gesture(*at);
  stage_.act(tool_->release(scene(), *at));
  stage_.end_gesture();
  typed_.begin_anew();
  announce(CanvasEvent::marks);
}

bool CanvasController::finish() {
  if (stage_.in_gesture() || !tool_->holds_something()) return false;
  const auto answer = tool_->finish(stage_.mission());
  if (!answer) return false;
  stage_.say({});
  stage_.begin_gesture();
  stage_.act(*answer);
  stage_.end_gesture();
  announce(CanvasEvent::marks);
  return true;
}

std::optional<Pointer> CanvasController::at_cursor(Button button, Modifiers modifiers) const {
  if (!cursor_.place() || !exists(stage_.mission(), *cursor_.place())) return std::nullopt;
  constexpr double touch = 1;
  const auto* point = std::get_if<Point>(&*cursor_.place());
  if (point == nullptr) {
    return Pointer{stage_.table().at(stage_.mission(), *cursor_.place()), touch, button, modifiers, false, true};
  }
  // It is taken at its word: what it puts stands just there. It feels as the pointer does, but while it drags.
  modifiers.alt = true;
  const double felt = holds_by_key() ? touch / 2 : reach / view().zoom();
  return Pointer{stage_.table().at(cursor_.board(), *point), felt, button, modifiers, false, true};
}

void CanvasController::move_cursor(Compass direction, StepSize size) {
  stage_.say({});
  cursor_.move(stage_.mission(), direction, size, unit());
  hover_.reset();
  if (const auto at = at_cursor(Button::left, {})) {
    if (holds_by_key()) stage_.act(tool_->drag(scene(), *at));
    framing_.reveal(at->at);
    announce(CanvasEvent::view);
  }
  announce(CanvasEvent::marks);
}

bool CanvasController::arrows_nudge() const {
  return tool_->info().nudges && !cursor_.place() && !tool_->holds_something() && stage_.can_nudge();
}

void CanvasController::nudge(Compass direction, StepSize size) {
  stage_.nudge(nudge_of(direction, size, unit()));
  announce(CanvasEvent::marks);
}

/// Why the tool does nothing where the cursor stands; empty where it does.
std::string CanvasController::cursor_trouble() const {
  const auto& place = *cursor_.place();
  switch (tool_->needs()) {
    case ToolInfo::Needs::cell:
      return std::holds_alternative<CellAddress>(place) ? "" : translate("Move the cursor into a cell first");
    case ToolInfo::Needs::edge:
      return std::holds_alternative<EdgeAddress>(place) ? "" : translate("Move the cursor onto an edge first");
    case ToolInfo::Needs::node:
      return std::holds_alternative<NodeAddress>(place) ? "" : translate("Move the cursor onto a node first");
    case ToolInfo::Needs::anything: break;
  }
  return {};
}

void CanvasController::click_at_cursor(Button button, Modifiers modifiers) {
  stage_.say({});
  const auto at = at_cursor(button, modifiers);
  if (holds_by_key() && at) {
    stage_.act(tool_->release(scene(), *at));
    stage_.end_gesture();
    held_by_key_ = false;
    return announce(CanvasEvent::marks);
  }
  if (stage_.in_gesture() || !at) return;
  if (picking_.asks()) return pick(*at);
  const bool holds = button == Button::left && tool_->takes_hold(scene(), *at);
  if (auto trouble = cursor_trouble(); !holds && !trouble.empty()) {
    stage_.say(std::move(trouble));
    return;
  }
  begin_gesture(*at);
  held_by_key_ = holds;
  if (!holds) {
    stage_.act(tool_->release(scene(), *at));
    stage_.end_gesture();
  }
  announce(CanvasEvent::marks);
}

std::string CanvasController::hold_hint() const {
  const auto plain = at_cursor(Button::left, {});
  const auto shifted = at_cursor(Button::left, {.shift = true});
  const bool holds = shifted && tool_->takes_hold(scene(), *shifted) && !tool_->takes_hold(scene(), *plain);
  return holds ? "  ·  " + translate("Shift+Enter: a rectangle from here") : std::string();
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/tools/canvas/canvas_controller.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/tools/pointing/pointing.h"
#include "editor/tools/tool/preview.h"
#include "editor/tools/tool/zone_outline.h"
#include "editor/tools/words/translate.h"
#include "model/base/contracts.h"

namespace bulkhead {

CanvasController::CanvasController(Stage& stage) : stage_(stage), tool_(stage.tools().front().get()), framing_(stage) {
  stage_.listen([this](CanvasEvent event) { stage_changed(event); });
}

void CanvasController::stage_changed(CanvasEvent event) {
  if (event == CanvasEvent::gesture) tool_->cancel();
  if (event == CanvasEvent::replaced) {
    picking_.stop();
    for (const auto& tool : stage_.tools()) tool->cancel();
  }
  if (event == CanvasEvent::replaced) framing_.forget();
  if (event == CanvasEvent::mission) {
    cursor_.keep_on(stage_.mission());
    framing_.keep_still();
  }
  if (event == CanvasEvent::sight) {
    framing_.reveal(stage_.wanted_in_sight());
    event = CanvasEvent::view;
  }
  announce(event);
}

void CanvasController::announce(CanvasEvent event) const {
  for (const auto& listener : listeners_) listener(event);
}

void CanvasController::resize(ScreenPoint size) {
  framing_.resize(size);
  announce(CanvasEvent::view);
}

void CanvasController::reframe(ScreenPoint size, ScreenPoint corner_moved, Framing::Cause cause) {
  framing_.reframe(size, corner_moved, cause);
  announce(CanvasEvent::view);
}

void CanvasController::wheel(ScreenPoint pointer, double steps) {
  framing_.wheel(pointer, steps);
  announce(CanvasEvent::view);
}

void CanvasController::zoom_steps(double steps) { wheel({view().size().x / 2, view().size().y / 2}, steps); }

void CanvasController::fit() {
  framing_.fit();
  announce(CanvasEvent::view);
}

void CanvasController::fit(const Rect& area) {
  framing_.fit(area);
  announce(CanvasEvent::view);
}

void CanvasController::pan_by(ScreenPoint by) {
  framing_.pan_by(by);
  announce(CanvasEvent::view);
}

std::optional<Vec> CanvasController::pointed() const {
  const auto at = attention();
  return at ? std::optional(at->at) : std::nullopt;
}

void CanvasController::choose(std::string_view tool) {
  const auto tools = stage_.tools();
  const auto found = std::find_if(tools.begin(), tools.end(), [&](const auto& one) { return one->info().key == tool; });
  BULKHEAD_EXPECTS(found != tools.end());
  panned_to_.reset();
  picking_.stop();
  typed_.clear();
  stage_.cancel_gesture();
  if (found->get() == tool_) return;
  tool_->cancel();
  tool_ = found->get();
  announce(CanvasEvent::tool);
}

void CanvasController::begin_mission() {
  hover_.reset();
  cursor_.hide();
  choose("select");
  announce(CanvasEvent::marks);
}

void CanvasController::choose_option(std::size_t choice, std::size_t number) {
  tool_->choose_option(stage_.mission(), choice, number);
  announce(CanvasEvent::tool);
}

void CanvasController::transform_held(Transform transform) {
  BULKHEAD_EXPECTS(turns());
  if (const auto turned = tool_->transform_held(stage_.mission(), transform); !turned) {
    stage_.say(turned.error().message);
  }
  held_changed();
}

void CanvasController::turn_held(int degrees) {
  BULKHEAD_EXPECTS(turns());
  if (const auto turned = tool_->turn_held(stage_.mission(), degrees); !turned) stage_.say(turned.error().message);
  held_changed();
}

void CanvasController::held_changed() {
  if (stage_.in_gesture() && hover_) stage_.act(tool_->drag(scene(), *hover_));
  announce(CanvasEvent::marks);
}

Scene CanvasController::scene() const {
  auto scene = stage_.scene();
  scene.unit = unit();
  scene.pixel = 1 / view().zoom();
  return scene;
}

Pointer CanvasController::pointer(ScreenPoint at, Button button, Modifiers modifiers) const {
  return {view().to_table(at), reach / view().zoom(), button, modifiers};
}

void CanvasController::press(ScreenPoint at, Button button, Modifiers modifiers) {
  // Who points has done with the keyboard's cursor.
  cursor_.hide();
  stage_.say({});
  if (stage_.in_gesture() || panned_to_) return;
  hover_ = pointer(at, button, modifiers);
  button_ = button;
  menu_from_.reset();
  if (picking_.asks() && button != Button::middle && !hold_pan_) return pick(*hover_);
  if (button == Button::right && !hold_pan_ && !tool_->holds_something()) menu_from_ = at;
  if (button == Button::middle || hold_pan_ || tool_->info().pans) {
    panned_to_ = at;
  } else {
    begin_gesture(*hover_);
  }
}

void CanvasController::begin_gesture(const Pointer& pointer) {
  held_by_key_ = false;
  stage_.begin_gesture();
  carry_out(tool_->press(scene(), pointer));
  typed_.begin_anew();
}

void CanvasController::carry_out(const Answer& answer) {
  if (!answer.edits.empty() || answer.hatchways) menu_from_.reset();
  stage_.act(answer);
}

void CanvasController::move(ScreenPoint at, Modifiers modifiers) {
  if (panned_to_) {
    pan_by({at.x - panned_to_->x, at.y - panned_to_->y});
    panned_to_ = at;
  }
  hover_ = pointer(at, stage_.in_gesture() ? button_ : Button::left, modifiers);
  if (stage_.in_gesture()) {
    carry_out(tool_->drag(scene(), *hover_));
  } else {
    tool_->hover(scene(), *hover_);
  }
  announce(CanvasEvent::marks);
}

void CanvasController::release(ScreenPoint at, Modifiers modifiers) {
  if (panned_to_) {
    move(at, modifiers);
    panned_to_.reset();
  }
  hover_ = pointer(at, button_, modifiers);
  if (stage_.in_gesture()) {
    carry_out(tool_->release(scene(), *hover_));
    stage_.end_gesture();
  }
  hover_->button = Button::left;
  announce(CanvasEvent::marks);
  constexpr double still = 4;
  const auto from = std::exchange(menu_from_, std::nullopt);
  if (from && std::hypot(at.x - from->x, at.y - from->y) <= still) want_menu(*hover_);
}

void CanvasController::pick_points(std::vector<PointPrompt> prompts, Picking::Done done) {
  stage_.cancel_gesture();
  tool_->cancel();
  picking_.begin(std::move(prompts), std::move(done));
  announce(CanvasEvent::marks);
}

void CanvasController::stop_picking() {
  if (picking_.stop()) announce(CanvasEvent::marks);
}

void CanvasController::pick(const Pointer& pointer) {
  if (pointer.button == Button::right) return stop_picking();
  auto at = pointer.at;
  const auto hit = point_at(stage_.mission(), stage_.table(), at, pointer.reach);
  if (picking_.prompt().snaps && hit.board != 0) {
    at = stage_.table().at(hit.board, drawn_point(scene(), hit, pointer));
  }
  const auto done = picking_.take(at);
  announce(CanvasEvent::marks);
  if (done) done();
}

void CanvasController::want_menu(const Pointer& pointer) {
  menu_at_ = pointer;
  stage_.point_menu_at(pointer);
  announce(CanvasEvent::menu);
}

void CanvasController::ask_for_menu() {
  if (stage_.in_gesture()) return;
  if (const auto at = attention()) return want_menu(*at);
  menu_at_ = pointer({view().size().x / 2, view().size().y / 2}, Button::left, {});
  announce(CanvasEvent::menu);
}

void CanvasController::carry(ScreenPoint at, Modifiers modifiers) {
  if (stage_.in_gesture()) return;
  hover_ = pointer(at, Button::left, modifiers);
  hover_->carries = true;
  announce(CanvasEvent::marks);
}

void CanvasController::put_carried(ScreenPoint at, Modifiers modifiers) {
  carry(at, modifiers);
  if (stage_.in_gesture()) return;
  stage_.say({});
  begin_gesture(*hover_);
  stage_.act(tool_->release(scene(), *hover_));
  stage_.end_gesture();
  hover_->carries = false;
  announce(CanvasEvent::marks);
}

void CanvasController::leave() {
  if (stage_.in_gesture() || panned_to_) return;
  hover_.reset();
  announce(CanvasEvent::marks);
}

void CanvasController::cancel() {
  stage_.say({});
  typed_.clear();
  if (picking_.stop()) return announce(CanvasEvent::marks);
  if (stage_.in_gesture()) {
    stage_.cancel_gesture();
  } else {
    Answer nothing_selected;
    const bool leaves_cursor = !tool_->holds_something() && !hover_ && cursor_.place();
    if (!tool_->holds_something() && !leaves_cursor) nothing_selected.selection = Selection();
    if (leaves_cursor) cursor_.hide();
    tool_->cancel();
    stage_.act(nothing_selected);
  }
  announce(CanvasEvent::marks);
}

std::optional<Pointer> CanvasController::attention() const { return hover_ ? hover_ : at_cursor(Button::left, {}); }

std::string CanvasController::why_refused() const {
  const auto& draws = tool_->info().draws;
  return draws ? why_barred(stage_.scene().classes, *draws) : std::string();
}

Marks CanvasController::marks() const {
  // Nothing is shown of what a click at the cursor would refuse.
  const bool refuses = !hover_ && cursor_.place() && !holds_by_key() && !cursor_trouble().empty();
  auto marks = panned_to_ || picking_.asks() ? Marks() : tool_->marks(scene(), refuses ? std::nullopt : attention());
  for (const auto& place : picking_.places()) marks.handles.push_back({place});
  const auto at = attention();
  if (auto words = at ? typed_.words(figures(), unit()) : std::nullopt) {
    words->at = at->at;
    if (!marks.words.empty()) words->about = marks.words.front().about;
    marks.words = {std::move(*words)};
  }
  if (const auto why = why_refused(); !why.empty() && !panned_to_ && !picking_.asks()) {
    show_refused(marks);
    if (hover_) marks.words = {{hover_->at, why}};
  }
  lay_above(marks, stage_.marks());
  if (const auto there = at_cursor(Button::left, {})) marks.cursor = there->at;
  return marks;
}

std::optional<MarkerAtWork> CanvasController::marker_at_work() const {
  return tool_->marker_at_work(scene(), attention());
}

std::string CanvasController::status() const {
  const auto at = attention();
  return at ? stage_.words_at(*at, unit()) : std::string();
}

std::string CanvasController::hint() const {
  if (picking_.asks()) return picking_.prompt().words + "  ·  " + translate("Esc gives up");
  if (!hover_ && cursor_.place() && !holds_by_key()) {
    if (auto trouble = cursor_trouble(); !trouble.empty()) return trouble + hold_hint();
  }
  if (auto why = why_refused(); !why.empty()) return why;
  // What a tool is for at all stands above the map.
  const bool at_work = attention().has_value() || stage_.in_gesture() || tool_->holds_something();
  if (!at_work) return arrows_nudge() ? translate("Arrows: move what is selected") : std::string();
  auto words = tool_->hint(scene(), attention());
  if (!figures().empty()) words += "  ·  " + translate("Type a length: 6\" or 150mm; Tab: the next; Enter: done");
  if (arrows_nudge()) return words + "  ·  " + translate("Arrows: move what is selected");
  if (holds_by_key()) return words + "  ·  " + translate("Arrows: move it; Enter: let go; Esc gives up");
  if (!hover_ && cursor_.place()) {
    words += hold_hint() + "  ·  " + translate("Arrows: move the cursor; Esc puts it away");
  }
  return words;
}

}  // namespace bulkhead

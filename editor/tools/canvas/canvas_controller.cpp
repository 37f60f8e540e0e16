// SPDX-License-Identifier: MIT
#include "editor/tools/canvas/canvas_controller.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/tools/pointing/pointing.h"
#include "editor/tools/tool/preview.h"
#include "editor/tools/tool/zone_outline.h"
#include "editor/tools/view/sheet_view.h"
#include "editor/tools/words/translate.h"
#include "model/base/contracts.h"

namespace bulkhead {

CanvasController::CanvasController(Stage& stage) : stage_(stage), tool_(stage.tools().front().get()) {
  seen_.emplace(Seen{stage.shown(), stage.table()});
  stage_.listen([this](CanvasEvent event) { stage_changed(event); });
}

void CanvasController::stage_changed(CanvasEvent event) {
  if (event == CanvasEvent::gesture) tool_->cancel();
  if (event == CanvasEvent::replaced) {
    picking_.stop();
    for (const auto& tool : stage_.tools()) tool->cancel();
  }
  if (event == CanvasEvent::replaced) seen_.reset();
  if (event == CanvasEvent::mission) {
    cursor_.keep_on(stage_.mission());
    keep_still();
  }
  if (event == CanvasEvent::sight) {
    view_.reveal(stage_.wanted_in_sight(), fit_margin);
    event = CanvasEvent::view;
  }
  announce(event);
}

void CanvasController::keep_still() {
  const auto before = std::exchange(seen_, Seen{stage_.shown(), stage_.table()});
  if (!before || before->mission->boards == stage_.mission().boards) return;
  const auto& old = before->mission->boards;
  const auto& now = stage_.mission().boards;
  for (std::size_t from = 0; from < old.size(); ++from) {
    const auto lies_there = [&](const Part<Board>& board) {
      return board->at == old[from]->at && board->level == old[from]->level;
    };
    const auto same = std::find_if(now.begin(), now.end(), lies_there);
    if (same == now.end()) continue;
    const auto at = old[from]->at;
    const auto way = stage_.table().at(static_cast<int>(same - now.begin()) + 1, at) -
                     before->table.at(static_cast<int>(from) + 1, at);
    if (way != Vec{}) view_.pan({-way.x * view_.zoom(), -way.y * view_.zoom()});
    return;
  }
}

void CanvasController::announce(CanvasEvent event) const {
  for (const auto& listener : listeners_) listener(event);
}

void CanvasController::resize(ScreenPoint size) {
  const bool whole = !fitted_ || *fitted_ == view_;
  view_.resize(size);
  if (whole && size.x > 1 && size.y > 1) fit();
  announce(CanvasEvent::view);
}

void CanvasController::reframe(ScreenPoint size, ScreenPoint corner_moved) {
  if (!fitted_) return resize(size);
  const bool whole = *fitted_ == view_;
  view_.reframe(size, corner_moved);
  if (whole) fitted_ = view_;
  announce(CanvasEvent::view);
}

void CanvasController::wheel(ScreenPoint pointer, double steps) {
  auto whole = view_;
  whole.fit(stage_.table().bounds(), fit_margin);
  const double before = view_.zoom();
  view_.zoom_steps_at(pointer, steps);
  // The sheet, which is never larger than the boards by themselves, is laid out only where it matters.
  if (view_.zoom() < std::min(before, whole.zoom() * least_share)) {
    fit_sheet(whole, stage_.mission(), stage_.table().bounds(), fit_margin);
    const double least = std::min(before, whole.zoom() * least_share);
    if (view_.zoom() < least) view_.zoom_at(pointer, least / view_.zoom());
  }
  view_.keep_in_sight(stage_.table().bounds());
  announce(CanvasEvent::view);
}

void CanvasController::zoom_steps(double steps) { wheel({view_.size().x / 2, view_.size().y / 2}, steps); }

void CanvasController::fit() {
  fit_sheet(view_, stage_.mission(), stage_.table().bounds(), fit_margin);
  fitted_ = view_;
  announce(CanvasEvent::view);
}

void CanvasController::fit(const Rect& area) {
  // As large as three cells of most boards.
  constexpr double least = 300;
  const Vec size{std::max(area.size.x, least), std::max(area.size.y, least)};
  view_.fit({area.centre() - size * 0.5, size}, fit_margin);
  view_.keep_in_sight(stage_.table().bounds());
  announce(CanvasEvent::view);
}

void CanvasController::pan_by(ScreenPoint by) {
  view_.pan(by);
  view_.keep_in_sight(stage_.table().bounds());
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

void CanvasController::begin_mission(bool is_new) {
  hover_.reset();
  cursor_.hide();
  const auto tools = stage_.tools();
  constexpr std::string_view drawing = "wall";
  const bool draws = std::any_of(tools.begin(), tools.end(), [&](const auto& tool) {
    return tool->info().key == drawing && tool->unusable(stage_.mission()).empty();
  });
  choose(is_new && draws ? drawing : "select");
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
  tool_->turn_held(degrees);
  held_changed();
}

void CanvasController::held_changed() {
  if (stage_.in_gesture() && hover_) stage_.act(tool_->drag(scene(), *hover_));
  announce(CanvasEvent::marks);
}

Scene CanvasController::scene() const {
  auto scene = stage_.scene();
  scene.unit = unit();
  scene.pixel = 1 / view_.zoom();
  return scene;
}

Pointer CanvasController::pointer(ScreenPoint at, Button button, Modifiers modifiers) const {
  return {view_.to_table(at), reach / view_.zoom(), button, modifiers};
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

bool CanvasController::type(char key) {
  switch (typed_.type(key, figures())) {
    case TypedLengths::Outcome::nothing: return false;
    case TypedLengths::Outcome::changed: figure_typed(); break;
    case TypedLengths::Outcome::next: announce(CanvasEvent::marks); break;
    case TypedLengths::Outcome::ended: end_typing(); break;
  }
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
  menu_at_ = pointer({view_.size().x / 2, view_.size().y / 2}, Button::left, {});
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
    return Pointer{stage_.table().at(stage_.mission(), *cursor_.place()), touch, button, modifiers};
  }
  // It is taken at its word: what it puts stands just there. It feels as the pointer does, but while it drags.
  modifiers.alt = true;
  const double felt = holds_by_key() ? touch / 2 : reach / view_.zoom();
  return Pointer{stage_.table().at(cursor_.board(), *point), felt, button, modifiers};
}

std::optional<Pointer> CanvasController::attention() const { return hover_ ? hover_ : at_cursor(Button::left, {}); }

void CanvasController::move_cursor(Compass direction, StepSize size) {
  stage_.say({});
  cursor_.move(stage_.mission(), direction, size, unit());
  hover_.reset();
  if (const auto at = at_cursor(Button::left, {})) {
    if (holds_by_key()) stage_.act(tool_->drag(scene(), *at));
    view_.reveal(at->at, fit_margin);
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
  if (auto trouble = cursor_trouble(); !trouble.empty()) {
    stage_.say(std::move(trouble));
    return;
  }
  const bool holds = button == Button::left && tool_->takes_hold(scene(), *at);
  begin_gesture(*at);
  held_by_key_ = holds;
  if (!holds) {
    stage_.act(tool_->release(scene(), *at));
    stage_.end_gesture();
  }
  announce(CanvasEvent::marks);
}

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
  if (!hover_ && cursor_.place()) {
    if (auto trouble = cursor_trouble(); !trouble.empty()) return trouble;
  }
  if (auto why = why_refused(); !why.empty()) return why;
  auto words = tool_->hint(scene(), attention());
  if (!figures().empty()) words += "  ·  " + translate("Type a length: 6\" or 150mm; Tab: the next; Enter: done");
  if (arrows_nudge()) return words + "  ·  " + translate("Arrows: move what is selected");
  if (holds_by_key()) return words + "  ·  " + translate("Arrows: move it; Enter: let go; Esc gives up");
  if (!hover_ && cursor_.place()) words += "  ·  " + translate("Arrows: move the cursor; Esc puts it away");
  return words;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/tools/canvas/canvas_controller.h"

#include <algorithm>
#include <iterator>

#include "editor/tools/words/translate.h"
#include "model/base/contracts.h"

namespace bulkhead {
namespace {

template <typename T>
void append(std::vector<T>& all, std::vector<T> more) {
  all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// What lies above what is there already.
void add(Marks& marks, Marks above) {
  append(marks.edges, std::move(above.edges));
  append(marks.nodes, std::move(above.nodes));
  append(marks.cells, std::move(above.cells));
  append(marks.objects, std::move(above.objects));
  append(marks.ghosts, std::move(above.ghosts));
  append(marks.ghost_pieces, std::move(above.ghost_pieces));
  append(marks.ghost_features, std::move(above.ghost_features));
  append(marks.words, std::move(above.words));
  append(marks.handles, std::move(above.handles));
  append(marks.findings, std::move(above.findings));
  if (above.band) marks.band = above.band;
  if (above.outline) marks.outline = std::move(above.outline);
  if (above.line) marks.line = std::move(above.line);
  if (above.axis != SymmetryPen::off) marks.axis = above.axis;
}

}  // namespace

CanvasController::CanvasController(Stage& stage) : stage_(stage), tool_(stage.tools().front().get()) {
  stage_.listen([this](CanvasEvent event) { stage_changed(event); });
}

void CanvasController::stage_changed(CanvasEvent event) {
  if (event == CanvasEvent::gesture) tool_->cancel();
  if (event == CanvasEvent::replaced) {
    for (const auto& tool : stage_.tools()) tool->cancel();
  }
  if (event == CanvasEvent::mission) cursor_.keep_on(stage_.mission());
  if (event == CanvasEvent::sight) {
    view_.reveal(stage_.wanted_in_sight(), fit_margin);
    event = CanvasEvent::view;
  }
  announce(event);
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
  const double least = std::min(view_.zoom(), whole.zoom() * least_share);
  view_.zoom_steps_at(pointer, steps);
  if (view_.zoom() < least) view_.zoom_at(pointer, least / view_.zoom());
  view_.keep_in_sight(stage_.table().bounds());
  announce(CanvasEvent::view);
}

void CanvasController::zoom_steps(double steps) { wheel({view_.size().x / 2, view_.size().y / 2}, steps); }

void CanvasController::fit() {
  view_.fit(stage_.table().bounds(), fit_margin);
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
  stage_.cancel_gesture();
  if (found->get() == tool_) return;
  tool_->cancel();
  tool_ = found->get();
  announce(CanvasEvent::tool);
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
  if (button == Button::middle || hold_pan_ || tool_->info().pans) {
    panned_to_ = at;
  } else {
    begin_gesture(*hover_);
  }
}

void CanvasController::begin_gesture(const Pointer& pointer) {
  stage_.begin_gesture();
  stage_.act(tool_->press(scene(), pointer));
}

void CanvasController::move(ScreenPoint at, Modifiers modifiers) {
  if (panned_to_) {
    pan_by({at.x - panned_to_->x, at.y - panned_to_->y});
    panned_to_ = at;
  }
  hover_ = pointer(at, stage_.in_gesture() ? button_ : Button::left, modifiers);
  if (stage_.in_gesture()) stage_.act(tool_->drag(scene(), *hover_));
  announce(CanvasEvent::marks);
}

void CanvasController::release(ScreenPoint at, Modifiers modifiers) {
  if (panned_to_) {
    move(at, modifiers);
    panned_to_.reset();
  }
  hover_ = pointer(at, button_, modifiers);
  if (stage_.in_gesture()) {
    stage_.act(tool_->release(scene(), *hover_));
    stage_.end_gesture();
  }
  hover_->button = Button::left;
  announce(CanvasEvent::marks);
}

void CanvasController::leave() {
  if (stage_.in_gesture() || panned_to_) return;
  hover_.reset();
  announce(CanvasEvent::marks);
}

void CanvasController::cancel() {
  stage_.say({});
  if (stage_.in_gesture()) {
    stage_.cancel_gesture();
  } else {
    Answer nothing_selected;
    if (!tool_->holds_something()) nothing_selected.selection = Selection();
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
  return Pointer{stage_.table().at(stage_.mission(), *cursor_.place()), touch, button, modifiers};
}

std::optional<Pointer> CanvasController::attention() const { return hover_ ? hover_ : at_cursor(Button::left, {}); }

void CanvasController::move_cursor(Compass direction, bool far) {
  stage_.say({});
  cursor_.move(stage_.mission(), direction, far);
  hover_.reset();
  if (const auto at = at_cursor(Button::left, {})) {
    view_.reveal(at->at, fit_margin);
    announce(CanvasEvent::view);
  }
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
  if (stage_.in_gesture() || !at) return;
  if (auto trouble = cursor_trouble(); !trouble.empty()) {
    stage_.say(std::move(trouble));
    return;
  }
  begin_gesture(*at);
  stage_.act(tool_->release(scene(), *at));
  stage_.end_gesture();
  announce(CanvasEvent::marks);
}

Marks CanvasController::marks() const {
  auto marks = panned_to_ ? Marks() : tool_->marks(scene(), attention());
  add(marks, stage_.marks());
  marks.cursor = cursor_.place();
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
  if (!hover_ && cursor_.place()) {
    if (auto trouble = cursor_trouble(); !trouble.empty()) return trouble;
  }
  return tool_->hint(scene(), attention());
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/tools/workspace/workspace.h"

#include <iterator>

#include "editor/tools/tool/preview.h"
#include "editor/tools/words/translate.h"
#include "editor/tools/workspace/while.h"

namespace bulkhead {

Workspace::Workspace(Document& document) : document_(document), table_(*document.mission()), seen_(document.mission()) {
  document_.listen([this](Document::Event event) { document_happened(event); });
}

Workspace::~Workspace() {
  // Whoever listens to the document is going too.
  if (gesture_) gesture_->commit();
}

void Workspace::listen(Listener listener) { listeners_.push_back(std::move(listener)); }

void Workspace::resize(ScreenPoint size) {
  const bool whole = !fitted_ || *fitted_ == view_;
  view_.resize(size);
  if (whole && size.x > 1 && size.y > 1) fit();
  announce(Event::view);
}

void Workspace::wheel(ScreenPoint pointer, double steps) {
  view_.zoom_steps_at(pointer, steps);
  view_.keep_in_sight(table_.bounds());
  announce(Event::view);
}

void Workspace::zoom_steps(double steps) { wheel({view_.size().x / 2, view_.size().y / 2}, steps); }

void Workspace::fit() {
  view_.fit(table_.bounds(), fit_margin);
  fitted_ = view_;
  announce(Event::view);
}

void Workspace::pan_by(ScreenPoint by) {
  view_.pan(by);
  view_.keep_in_sight(table_.bounds());
  announce(Event::view);
}

void Workspace::reveal(const Address& address) {
  if (!exists(mission(), address)) return;
  const auto position = position_of(mission(), table_, address);
  if (!position) return;
  view_.reveal(*position, fit_margin);
  announce(Event::view);
}

void Workspace::set_unit(RulerUnit unit) {
  unit_ = unit;
  announce(Event::tool);
}

void Workspace::set_insights(OverlayChoice choice) {
  if (choice == insights_) return;
  insights_ = std::move(choice);
  announce(Event::insights);
}

void Workspace::toggle_insight(std::string_view overlay) {
  auto choice = insights_;
  choice.show(overlay, !choice.shows(overlay));
  set_insights(std::move(choice));
}

void Workspace::set_hatchway_mode(HatchwayLook::Mode mode) {
  auto choice = insights_;
  choice.hatchways.set_mode(mode);
  set_insights(std::move(choice));
}

void Workspace::highlight(std::vector<Address> places) {
  if (places == highlighted_) return;
  highlighted_ = std::move(places);
  announce(Event::overlay);
}

std::optional<Vec> Workspace::pointed() const {
  const auto at = attention();
  return at ? std::optional(at->at) : std::nullopt;
}

Tool& Workspace::current() {
  switch (kind_) {
    case ToolKind::select: return select_tool_;
    case ToolKind::wall: return wall_brush_;
    case ToolKind::hatchway: return hatchway_tool_;
    case ToolKind::pillar: return pillar_tool_;
    case ToolKind::zone: return zone_brush_;
    case ToolKind::area: return area_brush_;
    case ToolKind::objective: return objective_tool_;
    case ToolKind::measure: return measure_tool_;
    case ToolKind::look: return look_tool_;
    case ToolKind::pan: break;
  }
  return pan_tool_;
}

const Tool& Workspace::current() const { return const_cast<Workspace*>(this)->current(); }

void Workspace::choose(ToolKind tool) {
  take_back_gesture();
  if (tool == kind_) return;
  current().cancel();
  kind_ = tool;
  announce(Event::tool);
}

void Workspace::set_pen(SymmetryPen pen) {
  pen_ = pen;
  announce(Event::tool);
}

std::optional<ZonePaint> Workspace::paint(bool area) const {
  return (area ? area_brush_ : zone_brush_).paint(mission());
}

void Workspace::set_paint(bool area, const ZonePaint& paint) {
  (area ? area_brush_ : zone_brush_).set_paint(paint);
  announce(Event::tool);
}

void Workspace::set_base(std::optional<Length> base) {
  measure_tool_.set_base(base);
  announce(Event::tool);
}

void Workspace::set_marker_kind(const std::optional<Id>& kind) {
  objective_tool_.set_kind(kind);
  announce(Event::tool);
}

Scene Workspace::scene() const {
  return {gesture_ ? *gesture_->before() : mission(), table_, selection_, pen_, insights_.hatchways};
}

Pointer Workspace::pointer(ScreenPoint at, Button button, Modifiers modifiers) const {
  return {view_.to_table(at), reach / view_.zoom(), button, modifiers, at};
}

void Workspace::press(ScreenPoint at, Button button, Modifiers modifiers) {
  // Who points has done with the keyboard's cursor.
  cursor_.hide();
  say({});
  if (gesture_ || panning_) return;
  hover_ = pointer(at, button, modifiers);
  button_ = button;
  if (button == Button::middle || hold_pan_) {
    panning_ = true;
    pan_tool_.press(scene(), *hover_);
    return;
  }
  begin_gesture(*hover_);
}

void Workspace::begin_gesture(const Pointer& pointer) {
  selection_before_gesture_ = selection_;
  gesture_.emplace(document_.begin_gesture());
  carry_out(current().press(scene(), pointer));
}

void Workspace::move(ScreenPoint at, Modifiers modifiers) {
  hover_ = pointer(at, gesture_ ? button_ : Button::left, modifiers);
  if (panning_) {
    carry_out(pan_tool_.drag(scene(), *hover_));
  } else if (gesture_) {
    carry_out(current().drag(scene(), *hover_));
  }
  announce(Event::overlay);
}

void Workspace::release(ScreenPoint at, Modifiers modifiers) {
  hover_ = pointer(at, button_, modifiers);
  if (panning_) {
    carry_out(pan_tool_.drag(scene(), *hover_));
    panning_ = false;
  } else if (gesture_) {
    carry_out(current().release(scene(), *hover_));
    end_gesture();
  }
  hover_->button = Button::left;
  announce(Event::overlay);
}

void Workspace::leave() {
  if (gesture_ || panning_) return;
  hover_.reset();
  announce(Event::overlay);
}

void Workspace::cancel() {
  say({});
  if (gesture_) {
    take_back_gesture();
  } else if (select_tool_.pasting()) {
    select_tool_.cancel();
  } else {
    current().cancel();
    select({});
  }
  announce(Event::overlay);
}

void Workspace::hold_pan(bool hold) { hold_pan_ = hold; }

void Workspace::carry_out(const Answer& answer) {
  if (answer.pan) pan_by(*answer.pan);
  if (gesture_ && !answer.edits.empty()) {
    const auto done = with_images(*gesture_->before(), answer.edits, pen_).and_then([&](std::vector<Edit> edits) {
      Result<void> set;
      work([&] { set = gesture_->set(EditSequence{std::move(edits), answer.name}); });
      return set;
    });
    if (!done) say(done.error().message);
  }
  if (answer.hatchways) {
    auto choice = insights_;
    choice.hatchways = *answer.hatchways;
    set_insights(std::move(choice));
  }
  if (answer.selection) select(*answer.selection);
  if (!answer.message.empty()) say(answer.message);
}

bool Workspace::carry_out(const Placing& placing, const StepName& name) {
  bool done = false;
  if (!placing.edits.empty()) {
    const auto edits = with_images(mission(), placing.edits, pen_);
    if (!edits) say(edits.error().message);
    done = edits && apply(EditSequence{*edits, name});
    if (done) select(placing.selection);
  }
  std::string left_out;
  for (const auto& sentence : placing.left_out) left_out += (left_out.empty() ? "" : "; ") + sentence;
  if (!left_out.empty()) say(left_out);
  return done;
}

void Workspace::end_gesture() {
  gesture_->commit();
  gesture_.reset();
}

void Workspace::take_back_gesture() {
  panning_ = false;
  if (!gesture_) return;
  current().cancel();
  work([&] { gesture_->cancel(); });
  select(selection_before_gesture_);
  gesture_.reset();
}

std::optional<Pointer> Workspace::at_cursor(Button button, Modifiers modifiers) const {
  if (!cursor_.place() || !exists(mission(), *cursor_.place())) return std::nullopt;
  const auto at = table_.at(mission(), *cursor_.place());
  constexpr double touch = 1;
  return Pointer{at, touch, button, modifiers, view_.to_screen(at)};
}

std::optional<Pointer> Workspace::attention() const { return hover_ ? hover_ : at_cursor(Button::left, {}); }

void Workspace::move_cursor(Compass direction, bool far) {
  say({});
  cursor_.move(mission(), direction, far);
  hover_.reset();
  if (const auto at = at_cursor(Button::left, {})) {
    view_.reveal(at->at, fit_margin);
    announce(Event::view);
  }
  announce(Event::overlay);
}

/// Why the tool does nothing where the cursor stands; empty where it does.
std::string Workspace::cursor_trouble() const {
  const auto& place = *cursor_.place();
  const bool needs_edge = kind_ == ToolKind::wall || kind_ == ToolKind::hatchway || kind_ == ToolKind::look;
  if (needs_edge && !std::holds_alternative<EdgeAddress>(place)) return translate("Move the cursor onto an edge first");
  if (kind_ == ToolKind::pillar && !std::holds_alternative<NodeAddress>(place)) {
    return translate("Move the cursor onto a node first");
  }
  const bool needs_cell = kind_ == ToolKind::zone || kind_ == ToolKind::area;
  if (needs_cell && !std::holds_alternative<CellAddress>(place)) return translate("Move the cursor into a cell first");
  return {};
}

void Workspace::click_at_cursor(Button button, Modifiers modifiers) {
  say({});
  const auto at = at_cursor(button, modifiers);
  if (gesture_ || !at) return;
  if (auto trouble = cursor_trouble(); !trouble.empty() && !select_tool_.pasting()) {
    say(std::move(trouble));
    return;
  }
  begin_gesture(*at);
  carry_out(current().release(scene(), *at));
  end_gesture();
  announce(Event::overlay);
}

Overlay Workspace::overlay() const {
  const auto now = scene();
  auto overlay = panning_ ? Overlay() : current().overlay(now, attention());
  add_selected(overlay, selection_);
  add_selected(overlay, Selection(highlighted_).kept(mission()));
  overlay.cursor = cursor_.place();
  return overlay;
}

std::string Workspace::status() const {
  const auto at = attention();
  if (!at) return {};
  return status_words(mission(), point_at(mission(), table_, at->at, at->reach), at->reach, unit_);
}

std::string Workspace::hint() const {
  if (!hover_ && cursor_.place()) {
    if (auto trouble = cursor_trouble(); !trouble.empty()) return trouble;
  }
  return current().hint(scene(), attention());
}

void Workspace::select(Selection selection) {
  auto kept = selection.kept(mission());
  if (kept == selection_) return;
  selection_ = std::move(kept);
  announce(Event::selection);
}

void Workspace::select_all() { select(everything(mission())); }

bool Workspace::apply(const Edit& edit, std::string_view merge_key) {
  const auto applied = attempt(edit, merge_key);
  if (!applied) say(applied.error().message);
  return applied.has_value();
}

Result<void> Workspace::attempt(const Edit& edit, std::string_view merge_key) {
  keep_gesture();
  Result<void> done;
  work([&] { done = document_.apply(edit, merge_key); });
  return done;
}

void Workspace::keep_gesture() {
  if (!gesture_) return;
  current().cancel();
  end_gesture();
}

void Workspace::replace(Mission mission, const StepName& name) {
  keep_gesture();
  auto gesture = document_.begin_gesture();
  work([&] { gesture.set(std::move(mission), name); });
  gesture.commit();
}

void Workspace::work(const std::function<void()>& change) {
  const While at_work(at_work_);
  change();
}

void Workspace::begin_command() {
  take_back_gesture();
  commit_typing();
  say({});
}

void Workspace::undo() {
  begin_command();
  work([&] { document_.undo(); });
}

void Workspace::redo() {
  begin_command();
  work([&] { document_.redo(); });
}

std::vector<RefusedText> Workspace::commit_typing() {
  keep_gesture();
  std::vector<RefusedText> refused;
  for (const auto& place : typing_places_) {
    auto there = place();
    refused.insert(refused.end(), std::make_move_iterator(there.begin()), std::make_move_iterator(there.end()));
  }
  return refused;
}

void Workspace::document_happened(Document::Event event) {
  if (event == Document::Event::state) {
    announce(Event::state);
    return;
  }
  if (!at_work_) {
    if (gesture_) {
      // What the gesture began with is no more.
      current().cancel();
      gesture_.reset();
    }
    announce(Event::replaced);
  }
  if (event == Document::Event::replaced) {
    measure_tool_.cancel();
    auto choice = insights_;
    choice.zone.reset();
    choice.hatchways = {};
    set_insights(std::move(choice));
    select({});
  }
  table_ = Table(mission());
  highlighted_.clear();
  cursor_.keep_on(mission());
  announce(Event::mission);
  keep_selection();
}

void Workspace::keep_selection() {
  auto kept = renamed(selection_, *seen_, mission()).kept(mission());
  seen_ = document_.mission();
  if (kept == selection_) return;
  selection_ = std::move(kept);
  announce(Event::selection);
}

void Workspace::announce(Event event) const {
  for (const auto& listener : listeners_) listener(event);
}

void Workspace::say(std::string message) {
  if (message == message_) return;
  message_ = std::move(message);
  announce(Event::message);
}

}  // namespace bulkhead

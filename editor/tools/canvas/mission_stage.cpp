// SPDX-License-Identifier: MIT
#include "editor/tools/canvas/mission_stage.h"

#include <algorithm>
#include <iterator>

#include "editor/tools/boards/board_edits.h"
#include "editor/tools/canvas/scoped_flag.h"
#include "editor/tools/findings/place_words.h"
#include "editor/tools/pointing/position.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/tool/moving.h"
#include "editor/tools/tool/nudge_refusal.h"
#include "editor/tools/tool/preview.h"
#include "editor/tools/words/joined.h"
#include "editor/tools/words/translate.h"
#include "model/base/contracts.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

SelectTool* select_tool_among(const std::vector<std::unique_ptr<Tool>>& tools) {
  SelectTool* found = nullptr;
  for (const auto& tool : tools) {
    if (auto* const select = dynamic_cast<SelectTool*>(tool.get())) found = select;
  }
  BULKHEAD_EXPECTS(found != nullptr);
  return found;
}

}  // namespace

MissionStage::MissionStage(Document& document)
    : document_(document),
      table_(*document.mission()),
      tools_(mission_tools()),
      select_tool_(select_tool_among(tools_)),
      seen_(document.mission()) {
  document_.listen([this](Document::Event event) { document_changed(event); });
}

MissionStage::~MissionStage() {
  // Whoever listens to the document is going too.
  if (gesture_) gesture_->commit();
}

Marks MissionStage::marks() const {
  Marks marks;
  add_selected(marks, selection_);
  if (const auto board = selection_.board()) {
    marks.boards.push_back(
        {table_.box(*board, board_bounds(mission(), *find_board(mission(), *board))), MarkStyle::selected});
  }
  add_selected(marks, Selection(highlighted_).kept(mission()));
  marks.axis = pen_;
  if (shows_findings_) marks.findings = findings_;
  return marks;
}

std::string MissionStage::words_at(const Pointer& pointer, RulerUnit unit) const {
  const auto hit = without(point_at(mission(), table_, pointer.at, pointer.reach), classes_.hidden);
  return status_words(mission(), hit, pointer.reach, unit);
}

Scene MissionStage::scene() const {
  Scene scene{gesture_ ? *gesture_->before() : mission(), table_, selection_, pen_, overlay_choice_.hatchways};
  scene.classes = classes_;
  return scene;
}

void MissionStage::begin_gesture() {
  nudged_.reset();
  selection_before_gesture_ = selection_;
  gesture_.emplace(document_.begin_gesture());
}

void MissionStage::act(const Answer& answer) {
  bool refused = false;
  if (gesture_ && !answer.edits.empty()) {
    const auto done = with_images(*gesture_->before(), answer.edits, pen_).and_then([&](std::vector<Edit> edits) {
      Result<void> set;
      const EditSequence all{std::move(edits), answer.name};
      if (auto why = barred(*gesture_->before(), Edit(all)); !why.empty()) {
        set = fail(std::move(why));
      } else {
        work([&] { set = gesture_->set(all); });
      }
      return set;
    });
    refused = !done;
    if (refused) say(PlaceWords(*gesture_->before()).in(done.error().message));
  }
  if (gesture_ && answer.takes_back) {
    work([&] { gesture_->set(Mission(*gesture_->before()), StepName("")); });
  }
  if (answer.hatchways) {
    auto choice = overlay_choice_;
    choice.hatchways = *answer.hatchways;
    set_overlay_choice(std::move(choice));
  }
  // What is refused leaves what was selected.
  if (answer.selection && !refused) select(*answer.selection);
  if (!answer.message.empty()) say(answer.message);
}

void MissionStage::end_gesture() {
  if (gesture_) gesture_->commit();
  gesture_.reset();
  announce(CanvasEvent::rest);
}

void MissionStage::cancel_gesture() {
  if (!gesture_) return;
  announce(CanvasEvent::gesture);
  work([&] { gesture_->cancel(); });
  select(selection_before_gesture_);
  gesture_.reset();
  announce(CanvasEvent::rest);
}

void MissionStage::commit_gesture() {
  if (!gesture_) return;
  announce(CanvasEvent::gesture);
  end_gesture();
}

bool MissionStage::can_nudge() const {
  // Texts and rules can be selected as well, and stand nowhere on the map.
  const auto on_map = [&](const Address& address) {
    return !std::holds_alternative<ObjectAddress>(address) || class_of(mission(), address).has_value();
  };
  return selection_.board().has_value() || std::ranges::any_of(selection_.addresses(), on_map);
}

void MissionStage::nudge(const Nudge& nudge) {
  if (!gesture_ || !nudged_) {
    begin_command();
    begin_gesture();
    nudged_ = Nudge();
  }
  say({});
  const auto way = *nudged_ + nudge;
  nudged_ = way;
  const auto& before = *gesture_->before();
  if (const auto board = selection_before_gesture_.board()) return nudge_board(before, *board, way);
  const auto pasted = nudged(before, selection_before_gesture_, way);
  Answer answer{
      pasted.edits, StepName("Move {}", {words_for(before, selection_before_gesture_)}), pasted.selection, {}};
  answer.takes_back = pasted.edits.empty();
  if (answer.takes_back) answer.selection = selection_before_gesture_;
  answer.message = joined(pasted.left_out);
  const auto shown_before = shown();
  act(answer);
  if (*shown_before == mission() && message().empty()) say(why_not_nudged(before, selection_before_gesture_, classes_));
}

void MissionStage::end_nudge() {
  if (!nudged_) return;
  nudged_.reset();
  end_gesture();
}

void MissionStage::nudge(int columns, int rows) {
  nudge({columns, rows, {Length::inches(columns), Length::inches(rows)}});
  end_nudge();
}

void MissionStage::point_menu_at(const Pointer& pointer) {
  const auto hit = without(point_at(mission(), table_, pointer.at, pointer.reach), classes_.barred());
  const auto what = selectable(mission(), hit, pointer.reach);
  const auto board = what ? std::nullopt : board_edge_at(mission(), table_, pointer.at, pointer.reach);
  if (board) return select(Selection::of_board(*board));
  if (!what) return select({});
  if (!selection_.contains(*what)) select(Selection({*what}));
}

void MissionStage::nudge_board(const Mission& before, int board, const Nudge& way) {
  const auto& its = *find_board(before, board);
  const auto* set = its.lattice() == nullptr ? nullptr : set_of(before, its);
  const auto by = set == nullptr ? way.by : Point{set->pitch * way.columns, set->pitch * way.rows};
  act({{SetBoard{board, its.at + by, std::nullopt}},
       StepName("Move {}", {words_for(before, selection_before_gesture_)}),
       selection_before_gesture_,
       {}});
}

void MissionStage::begin_paste(Fragment fragment) {
  select_tool_->begin_paste(std::move(fragment));
  announce(CanvasEvent::marks);
}

void MissionStage::set_pen(SymmetryPen pen) {
  pen_ = pen;
  announce(CanvasEvent::tool);
}

void MissionStage::set_overlay_choice(OverlayChoice choice) {
  if (choice == overlay_choice_) return;
  overlay_choice_ = std::move(choice);
  announce(CanvasEvent::overlays);
}

void MissionStage::toggle_overlay(std::string_view overlay) {
  auto choice = overlay_choice_;
  choice.show(overlay, !choice.shows(overlay));
  set_overlay_choice(std::move(choice));
}

void MissionStage::set_hatchway_mode(HatchwayStates::Mode mode) {
  auto choice = overlay_choice_;
  choice.hatchways.set_mode(mode);
  set_overlay_choice(std::move(choice));
}

void MissionStage::set_classes(MapClasses classes) {
  if (classes == classes_) return;
  classes_ = std::move(classes);
  select(without(mission(), selection_, classes_.hidden));
  announce(CanvasEvent::overlays);
}

void MissionStage::toggle_hidden(MapClass what) {
  auto classes = classes_;
  if (classes.hidden.erase(what) == 0) classes.hidden.insert(what);
  set_classes(std::move(classes));
}

void MissionStage::toggle_locked(MapClass what) {
  auto classes = classes_;
  if (classes.locked.erase(what) == 0) classes.locked.insert(what);
  set_classes(std::move(classes));
}

std::string MissionStage::barred(const Mission& before, const Edit& edit) const {
  const auto classes = classes_.barred();
  // The battlefield as a whole may be turned.
  if (classes.empty() || std::holds_alternative<TransformBattlefield>(static_cast<const EditData&>(edit))) return {};
  const auto after = edit.apply(before);
  const auto changed = after ? changed_class(before, *after, classes) : std::nullopt;
  return changed ? why_barred(classes_, *changed) : std::string();
}

void MissionStage::highlight(std::vector<Address> places) {
  if (places == highlighted_) return;
  highlighted_ = std::move(places);
  announce(CanvasEvent::marks);
}

void MissionStage::mark_findings(std::vector<FindingMark> marks) {
  if (findings_ ? marks == *findings_ : marks.empty()) return;
  findings_ = std::make_shared<const std::vector<FindingMark>>(std::move(marks));
  announce(CanvasEvent::marks);
}

void MissionStage::show_findings(bool show) {
  if (show == shows_findings_) return;
  shows_findings_ = show;
  announce(CanvasEvent::overlays);
}

void MissionStage::reveal(const Address& address) {
  if (!exists(mission(), address)) return;
  if (const auto position = position_of(mission(), table_, address)) bring_into_sight(*position);
}

void MissionStage::reveal(const std::vector<Address>& addresses) {
  std::vector<Vec> places;
  for (const auto& address : addresses) {
    const auto at = exists(mission(), address) ? position_of(mission(), table_, address) : std::nullopt;
    if (at) places.push_back(*at);
  }
  if (places.empty()) return;
  auto least = places.front();
  auto most = places.front();
  for (const auto& at : places) {
    least = {std::min(least.x, at.x), std::min(least.y, at.y)};
    most = {std::max(most.x, at.x), std::max(most.y, at.y)};
  }
  bring_into_sight(most);
  bring_into_sight(least);
  // Where they do not fit it has gone out of sight again.
  bring_into_sight(places.front());
}

void MissionStage::select(Selection selection) {
  auto kept = selection.kept(mission());
  if (kept == selection_) return;
  selection_ = std::move(kept);
  announce(CanvasEvent::selection);
}

bool MissionStage::apply(const Edit& edit, std::string_view merge_key) {
  const auto applied = attempt(edit, merge_key);
  if (!applied) say(applied.error().message);
  return applied.has_value();
}

Result<void> MissionStage::attempt(const Edit& edit, std::string_view merge_key) {
  commit_gesture();
  if (auto why = barred(mission(), edit); !why.empty()) return fail(std::move(why));
  Result<void> done;
  work([&] { done = document_.apply(edit, merge_key); });
  return done ? done : fail(PlaceWords(mission()).in(done.error().message));
}

void MissionStage::put(const Pasted& pasted, const StepName& name) {
  if (!pasted.edits.empty()) {
    const auto edits = with_images(mission(), pasted.edits, pen_);
    if (!edits) {
      say(edits.error().message);
    } else if (apply(EditSequence{*edits, name})) {
      select(pasted.selection);
    }
  }
  if (const auto left_out = joined(pasted.left_out); !left_out.empty()) say(left_out);
}

void MissionStage::replace(Mission mission, const StepName& name) {
  commit_gesture();
  auto gesture = document_.begin_gesture();
  Result<void> done;
  work([&] { done = gesture.set(std::move(mission), name); });
  gesture.commit();
  if (!done) say(done.error().message);
}

void MissionStage::work(const std::function<void()>& change) {
  const ScopedFlag at_work(at_work_);
  change();
}

void MissionStage::begin_command() {
  cancel_gesture();
  commit_input();
  say({});
}

void MissionStage::undo() {
  begin_command();
  step([&] { document_.undo(); }, translate("Undone: {}", {document_.undo_name()}));
}

void MissionStage::redo() {
  begin_command();
  step([&] { document_.redo(); }, translate("Done again: {}", {document_.redo_name()}));
}

void MissionStage::go_to_step(std::size_t done) {
  begin_command();
  const auto before = document_.steps_done();
  const auto way = [&] { document_.go_to_step(done); };
  const auto number = before < done ? done - before : before - done;
  step(way, before < done ? counted(number, "1 step done again", "{} steps done again")
                          : counted(number, "1 step undone", "{} steps undone"));
}

void MissionStage::step(const std::function<void()>& way, std::string words) {
  const auto before = document_.mission();
  work(way);
  if (document_.mission() == before) return;
  last_step_ = {before, std::move(words)};
  announce(CanvasEvent::step);
}

std::vector<RefusedText> MissionStage::commit_input() {
  commit_gesture();
  std::vector<RefusedText> refused;
  for (const auto& source : input_sources_) {
    auto there = source();
    refused.insert(refused.end(), std::make_move_iterator(there.begin()), std::make_move_iterator(there.end()));
  }
  return refused;
}

void MissionStage::document_changed(Document::Event event) {
  if (event == Document::Event::state) {
    announce(CanvasEvent::state);
    return;
  }
  table_ = Table(mission());
  highlighted_.clear();
  if (event == Document::Event::replaced) findings_.reset();
  if (!at_work_) {
    // What a gesture began with is no more.
    if (gesture_) announce(CanvasEvent::gesture);
    gesture_.reset();
  }
  if (event == Document::Event::replaced || event == Document::Event::reloaded) announce(CanvasEvent::replaced);
  if (event == Document::Event::replaced) {
    auto choice = overlay_choice_;
    choice.zone.reset();
    choice.hatchways = {};
    set_overlay_choice(std::move(choice));
    select({});
  }
  announce(CanvasEvent::mission);
  keep_selection();
}

void MissionStage::keep_selection() {
  auto kept = renamed(selection_, *seen_, mission()).kept(mission());
  seen_ = document_.mission();
  if (kept == selection_) return;
  selection_ = std::move(kept);
  announce(CanvasEvent::selection);
}

}  // namespace bulkhead

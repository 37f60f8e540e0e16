// SPDX-License-Identifier: MIT
#include "editor/tools/tool/select_tool.h"

#include <algorithm>
#include <cmath>

#include "editor/tools/boards/board_edits.h"
#include "editor/tools/pointing/position.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/tool/grid.h"
#include "editor/tools/tool/moving.h"
#include "editor/tools/tool/nudging.h"
#include "editor/tools/tool/preview.h"
#include "editor/tools/words/joined.h"
#include "editor/tools/words/translate.h"
#include "model/base/contracts.h"
#include "model/mission/geometry.h"
#include "model/mission/on_boards.h"

namespace bulkhead {
namespace {

/// Counted in cells from the first node of a board's lattice.
struct InCells {
  double column = 0;
  double row = 0;
};

InCells in_cells(const Scene& scene, int board, Vec at) {
  const auto& its_board = *find_board(scene.mission, board);
  const auto& set = *set_of(scene.mission, its_board);
  const auto point = scene.table.point_on(board, at) - its_board.at - node_on_board(set, {});
  const auto pitch = static_cast<double>(set.pitch.in_micrometres());
  return {static_cast<double>(point.x.in_micrometres()) / pitch, static_cast<double>(point.y.in_micrometres()) / pitch};
}

int rounded(double value) { return static_cast<int>(std::lround(value)); }

/// The board that a pointer is over, or the nearest; 0 where there are none.
int board_under(const Scene& scene, Vec at) {
  const auto found = scene.table.locate(at);
  return found ? found->board : 0;
}

bool has_lattice(const Scene& scene, int board) { return find_lattice(scene.mission, board) != nullptr; }

/// What a click selects that is neither hidden nor locked.
std::optional<Address> touchable(const Scene& scene, const Pointer& pointer) {
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  return selectable(scene.mission, without(hit, scene.classes.barred()), pointer.reach);
}

Selection touchable(const Scene& scene, const Rect& band) {
  return without(scene.mission, inside(scene.mission, scene.table, band), scene.classes.barred());
}

std::string hint_of(const Handle& handle) {
  switch (handle.kind) {
    case Handle::Kind::corner: return translate("Drag to move the corner; right button: take it away");
    case Handle::Kind::side: return translate("Drag to make a corner here");
    case Handle::Kind::radius: return translate("Drag to make the circle larger or smaller");
    case Handle::Kind::depth: return translate("Drag to make the strip deeper or shallower");
    case Handle::Kind::turn: break;
  }
  return translate("Drag round to turn by 15°; Alt: by single degrees");
}

}  // namespace

const ToolInfo& SelectTool::info() const {
  static constexpr ToolInfo info{.key = "select",
                                 .name = marked("Select"),
                                 .shortcut = "V",
                                 .help = marked("Select, move and copy what stands on the battlefield"),
                                 .pointer = ToolInfo::Shape::arrow,
                                 .nudges = true,
                                 .takes_badges = true};
  return info;
}

Point SelectTool::as_typed(Point way) const {
  const auto by = [](Length drawn, const std::optional<Length>& typed) {
    if (!typed) return drawn;
    return drawn < Length() ? -*typed : *typed;
  };
  return {by(way.x, fixed_[0]), by(way.y, fixed_[1])};
}

Point SelectTool::way_of(const Scene& scene, const Pointer& pointer) const {
  const auto from = point_at(scene.mission, scene.table, pressed_.at, 0).point;
  const auto way = point_at(scene.mission, scene.table, pointer.at, 0).point - from;
  const int board = board_under(scene, pressed_.at);
  if (board == 0 || !grid_step(scene, board, pointer)) return as_typed(in_whole_millimetres(way));
  // What was taken hold of comes to lie on the grid, and all else goes as far as it.
  const auto spot = taken_ ? position_of(scene.mission, scene.table, *taken_) : std::nullopt;
  const auto taken = spot ? scene.table.point_on(board, *spot) : from;
  return as_typed(on_grid(scene, board, taken + way, pointer) - taken);
}

std::vector<ToolFigure> SelectTool::figures(const Scene& scene, const std::optional<Pointer>& pointer) const {
  const bool drags = pointer && gesture_ == Gesture::moving && !has_lattice(scene, board_under(scene, pressed_.at));
  const bool drags_board = pointer && gesture_ == Gesture::board && gone_;
  if (!drags && !drags_board) return {};
  const auto way =
      drags ? way_of(scene, *pointer) : board_place(scene, *pointer) - find_board(scene.mission, *before_.board())->at;
  return {{translate("Across"), way.x, fixed_[0].has_value()}, {translate("Down"), way.y, fixed_[1].has_value()}};
}

void SelectTool::fix_figure(std::size_t number, std::optional<Length> length) {
  if (number < fixed_.size()) fixed_[number] = length;
}

bool SelectTool::takes_hold(const Scene& scene, const Pointer& pointer) const {
  if (pasting()) return false;
  if (handle_at(scene, pointer)) return true;
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  const auto what = selectable(scene.mission, hit, pointer.reach);
  return what && scene.selection.contains(*what);
}

void SelectTool::begin_paste(Fragment fragment) {
  cancel();
  paste_ = std::move(fragment);
}

Result<void> SelectTool::transform_held(const Mission&, Transform transform) {
  BULKHEAD_EXPECTS(paste_.has_value());
  auto turned = transformed(*paste_, transform);
  if (!turned) return tl::unexpected(std::move(turned.error()));
  paste_ = std::move(*turned);
  return {};
}

Result<void> SelectTool::turn_held(const Mission& mission, int degrees) {
  return transform_held(mission, degrees > 0 ? Transform::rotate_90 : Transform::rotate_270);
}

std::optional<NodeAddress> SelectTool::paste_place(const Scene& scene, const Pointer& pointer) const {
  const int board = board_under(scene, pointer.at);
  if (!paste_ || !has_lattice(scene, board)) return std::nullopt;
  const auto size = paste_->mission.boards.front()->lattice()->size();
  const auto at = in_cells(scene, board, pointer.at);
  const NodePos wanted{rounded(at.column - size.columns / 2.0), rounded(at.row - size.rows / 2.0)};
  return fitted(scene.mission, *paste_, {board, wanted});
}

Answer SelectTool::press(const Scene& scene, const Pointer& pointer) {
  Answer answer;
  if (paste_) {
    const auto at = paste_place(scene, pointer);
    if (pointer.button == Button::right) {
      paste_.reset();
    } else if (!at) {
      answer.message = no_lattice_words();
    } else {
      const auto pasted = paste(scene.mission, *paste_, *at, Naming::fresh);
      answer = {pasted.edits, StepName("Paste"), pasted.selection, joined(pasted.left_out)};
      if (!pointer.modifiers.shift) paste_.reset();
    }
    return answer;
  }
  cancel();
  pressed_ = pointer;
  before_ = scene.selection;
  if (const auto handle = handle_at(scene, pointer)) {
    if (pointer.button == Button::right) {
      if (auto edit = without_corner(scene, *handle)) answer.edits = {std::move(*edit)};
    } else {
      gesture_ = Gesture::handle;
      handle_ = handle;
    }
    return answer;
  }
  taken_ = touchable(scene, pointer);
  const bool in_addition = pointer.modifiers.shift || pointer.modifiers.control;
  const auto board =
      taken_ || in_addition ? std::nullopt : board_edge_at(scene.mission, scene.table, pointer.at, pointer.reach);
  if (board && pointer.button == Button::left) {
    gesture_ = before_.board() == board ? Gesture::board : Gesture::band;
    answer.selection = Selection::of_board(*board);
  } else if (!taken_) {
    gesture_ = Gesture::band;
    if (!in_addition) answer.selection = Selection();
  } else if (in_addition) {
    gesture_ = pointer.button == Button::left ? Gesture::added : Gesture::none;
    answer.selection = before_.toggled(*taken_);
  } else {
    gesture_ = pointer.button == Button::left ? Gesture::pressed : Gesture::none;
    if (!before_.contains(*taken_)) answer.selection = Selection({*taken_});
  }
  return answer;
}

Point SelectTool::board_place(const Scene& scene, const Pointer& pointer) const {
  const int board = *before_.board();
  const auto way = scene.table.point_on(board, pointer.at) - scene.table.point_on(board, pressed_.at);
  const auto from = find_board(scene.mission, board)->at;
  const auto near = Length::micrometres(std::llround(2 * pointer.reach * 1000));
  const auto to =
      pointer.modifiers.alt ? in_whole_millimetres(from + way) : joined(scene.mission, board, from + way, near);
  return from + as_typed(to - from);
}

Answer SelectTool::moved_board(const Scene& scene, const Pointer& pointer) const {
  Answer answer;
  const int board = *before_.board();
  if (gone_) answer.edits = {SetBoard{board, board_place(scene, pointer), std::nullopt}};
  answer.name = StepName("Move {}", {board_words(scene.mission, board)});
  return answer;
}

Answer SelectTool::moved_handle(const Scene& scene, const Pointer& pointer) const {
  Answer answer;
  if (auto edit = dragged(scene, *handle_, pointer)) {
    answer.edits = {std::move(*edit)};
    answer.name = StepName("Shape of {}", {words_for(scene.mission, scene.selection)});
    if (handle_->kind == Handle::Kind::turn) answer.name.reset();
  }
  return answer;
}

bool SelectTool::has_gone(const Pointer& pointer) {
  const auto way = pointer.at - pressed_.at;
  gone_ = gone_ || std::hypot(way.x, way.y) > pointer.reach;
  return gone_;
}

Answer SelectTool::drag(const Scene& scene, const Pointer& pointer) {
  Answer answer;
  if (!has_gone(pointer)) return answer;
  if (gesture_ == Gesture::handle) return moved_handle(scene, pointer);
  if (gesture_ == Gesture::added) {
    // It was no click: what it began on is in the band or not, as all else.
    gesture_ = Gesture::band;
    answer.selection = before_;
  }
  if (gesture_ == Gesture::pressed) gesture_ = Gesture::moving;
  if (gesture_ != Gesture::moving) return answer;
  if (has_fixed()) {
    answer.edits = moved(scene, pointer).edits;
    answer.takes_back = answer.edits.empty();
    answer.name = StepName("Move {}", {words_for(scene.mission, scene.selection)});
  } else if (auto edit = moved_zone(scene, pressed_, pointer)) {
    answer.edits = {std::move(*edit)};
    answer.name = StepName("Move {}", {words_for(scene.mission, scene.selection)});
  }
  return answer;
}

Answer SelectTool::release(const Scene& scene, const Pointer& pointer) {
  Answer answer;
  if (paste_) return answer;
  answer = drag(scene, pointer);
  if (gesture_ == Gesture::board) {
    answer = moved_board(scene, pointer);
  } else if (gesture_ == Gesture::moving && answer.edits.empty()) {
    const auto pasted = moved(scene, pointer);
    answer = {pasted.edits, StepName("Move {}", {words_for(scene.mission, scene.selection)}), pasted.selection,
              joined(pasted.left_out)};
    // What does not move stays selected.
    if (answer.edits.empty()) answer.selection.reset();
  } else if (gesture_ == Gesture::band) {
    const bool in_addition = pressed_.modifiers.shift || pressed_.modifiers.control;
    // A click on the edge of a board.
    if (!gone_ && scene.selection.board()) {
      cancel();
      return answer;
    }
    const auto found = touchable(scene, band(pointer));
    answer.selection = in_addition ? before_.with(found) : found;
  } else if (gesture_ == Gesture::pressed) {
    answer.selection = Selection({*taken_});
  }
  cancel();
  return answer;
}

void SelectTool::cancel() {
  gesture_ = Gesture::none;
  gone_ = false;
  fixed_ = {};
  taken_.reset();
  handle_.reset();
  paste_.reset();
}

Rect SelectTool::band(const Pointer& pointer) const {
  const Vec first{std::min(pressed_.at.x, pointer.at.x), std::min(pressed_.at.y, pointer.at.y)};
  const Vec last{std::max(pressed_.at.x, pointer.at.x), std::max(pressed_.at.y, pointer.at.y)};
  return {first, last - first};
}

std::optional<Pasted> SelectTool::moved_alone(const Scene& scene, const Pointer& pointer) const {
  const auto* object =
      scene.selection.size() == 1 ? std::get_if<ObjectAddress>(&scene.selection.addresses().front()) : nullptr;
  if (object == nullptr) return std::nullopt;
  Pasted pasted;
  pasted.selection = scene.selection;
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  const auto grabbed = point_at(scene.mission, scene.table, pressed_.at, 0).point;
  if (const auto piece = find_on_boards(scene.mission, &Board::pieces, object->id); piece.thing != nullptr) {
    if (!hit.on_board) return pasted;
    const auto to = on_grid(scene, hit.board, piece.at + hit.point - grabbed, pointer);
    if (exists(scene.mission, Place(to))) pasted.edits = {MoveObject{object->id, to}};
    return pasted;
  }
  if (const auto feature = find_on_boards(scene.mission, &Board::features, object->id); feature.thing != nullptr) {
    if (!hit.on_board) return pasted;
    auto moved = *feature.thing;
    moved.at = feature.at + hit.point - grabbed - find_board(scene.mission, hit.board)->at;
    moved.at = ground_.snapped(scene, hit.board, moved, pointer);
    pasted.edits = {PutFeature{hit.board, std::move(moved)}};
    return pasted;
  }
  if (find_marker(scene.mission, object->id) == nullptr) return std::nullopt;
  if (const auto to = put_place(scene, hit, pointer)) {
    pasted.edits = {MoveObject{object->id, *to}};
  }
  return pasted;
}

Pasted SelectTool::moved(const Scene& scene, const Pointer& pointer) const {
  if (has_fixed()) return nudged(scene.mission, scene.selection, {0, 0, way_of(scene, pointer)});
  if (auto alone = moved_alone(scene, pointer)) return *alone;
  const int from_board = board_under(scene, pressed_.at);
  if (!has_lattice(scene, from_board)) {
    return moved_freely(scene.mission, scene.selection, way_of(scene, pointer));
  }
  const int to_board = board_under(scene, pointer.at);
  const auto cut = cut_out(scene.mission, scene.selection);
  Pasted nothing;
  nothing.selection = scene.selection;
  nothing.left_out = cut.left_out;
  if (cut.fragments.empty()) return nothing;
  const auto from = in_cells(scene, from_board, pressed_.at);
  if (cut.fragments.size() == 1 && to_board != cut.fragments.front().from.board && has_lattice(scene, to_board)) {
    const auto& fragment = cut.fragments.front();
    const auto to = in_cells(scene, to_board, pointer.at);
    const NodeAddress wanted{to_board,
                             {fragment.from.node.column + rounded(to.column - from.column),
                              fragment.from.node.row + rounded(to.row - from.row)}};
    auto pasted = replaced(scene.mission, cut.fragments, cut.fragments, {fitted(scene.mission, fragment, wanted)});
    pasted.left_out.insert(pasted.left_out.begin(), cut.left_out.begin(), cut.left_out.end());
    return pasted;
  }
  const auto to = in_cells(scene, from_board, pointer.at);
  return moved_by(scene.mission, scene.selection, rounded(to.column - from.column), rounded(to.row - from.row));
}

Marks SelectTool::marks(const Scene& scene, const std::optional<Pointer>& pointer) const {
  Marks marks;
  if (pointer && paste_) {
    if (const auto at = paste_place(scene, *pointer)) {
      marks = preview(scene, paste(scene.mission, *paste_, *at, Naming::fresh).edits);
    }
  } else if (pointer && gesture_ == Gesture::moving && !has_fixed() && !moved_zone(scene, pressed_, *pointer)) {
    marks = preview(scene, moved(scene, *pointer).edits);
  } else if (pointer && gesture_ == Gesture::board && gone_) {
    const auto& board = *find_board(scene.mission, *before_.board());
    const auto bounds = board_bounds(scene.mission, board);
    const auto to = board_place(scene, *pointer);
    const Rectangle there{to, to + (bounds.bottom_right - bounds.top_left)};
    marks.boards.push_back({scene.table.box(*before_.board(), there), MarkStyle::ghost});
  } else if (pointer && gesture_ == Gesture::band) {
    marks.band = band(*pointer);
    add_selected(marks, touchable(scene, *marks.band));
  } else if (pointer && gesture_ == Gesture::none && !handle_at(scene, *pointer)) {
    if (const auto what = touchable(scene, *pointer)) {
      add_selected(marks, Selection({*what}));
      for (auto& mark : marks.edges) mark.style = MarkStyle::hover;
      for (auto& mark : marks.nodes) mark.style = MarkStyle::hover;
      for (auto& mark : marks.objects) mark.style = MarkStyle::hover;
    } else if (const auto board = board_edge_at(scene.mission, scene.table, pointer->at, pointer->reach)) {
      const auto outline = board_bounds(scene.mission, *find_board(scene.mission, *board));
      marks.boards.push_back({scene.table.box(*board, outline), MarkStyle::hover});
    }
  }
  if (!paste_ && (gesture_ == Gesture::none || gesture_ == Gesture::pressed)) {
    const auto turning = turning_middle(scene);
    for (const auto& handle : handles_of(scene)) {
      const bool turns = handle.kind == Handle::Kind::turn;
      marks.handles.push_back({handle.at, handle.kind == Handle::Kind::side, turns ? turning : std::nullopt});
    }
  }
  return marks;
}

std::optional<MarkerAtWork> SelectTool::marker_at_work(const Scene& scene,
                                                       const std::optional<Pointer>& pointer) const {
  if (!pointer || gesture_ != Gesture::moving || scene.selection.size() != 1) return std::nullopt;
  const auto* object = std::get_if<ObjectAddress>(&scene.selection.addresses().front());
  const auto* marker = object == nullptr ? nullptr : find_marker(scene.mission, object->id);
  if (marker == nullptr) return std::nullopt;
  MarkerAtWork work{marker->kind, marker->id, marker->at};
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (const auto to = put_place(scene, hit, *pointer)) work.at = to;
  return work;
}

std::string SelectTool::hint(const Scene& scene, const std::optional<Pointer>& pointer) const {
  if (paste_) return translate("Click to put it down, with Shift again and again; R and E turn it; Esc gives up");
  if (gesture_ == Gesture::board) return translate("Release to put the board there; Alt: do not snap; Esc gives up");
  if (gesture_ == Gesture::moving) return translate("Release to put it down; Esc gives up");
  if (gesture_ == Gesture::handle) return translate("Release to leave it so; Alt: do not snap; Esc gives up");
  if (gesture_ == Gesture::band) return translate("Release to select what is inside");
  if (!pointer) return translate("Click to select, drag for a band; drag what is selected to move it");
  if (const auto handle = handle_at(scene, *pointer)) return hint_of(*handle);
  const auto what = touchable(scene, *pointer);
  if (!what) {
    const auto board = board_edge_at(scene.mission, scene.table, pointer->at, pointer->reach);
    if (board && scene.selection.board() == board)
      return translate("Drag to move {}", {board_words(scene.mission, *board)});
    if (board) return translate("Click: select {}", {board_words(scene.mission, *board)});
    return translate("Drag to select what is inside the band");
  }
  if (scene.selection.contains(*what)) {
    return translate("Drag to move {}", {words_for(scene.mission, scene.selection)});
  }
  return translate("Click: select {}; Shift: in addition; drag with Shift: a band", {words_for(scene.mission, *what)});
}

std::unique_ptr<Tool> select_tool() { return std::make_unique<SelectTool>(); }

}  // namespace bulkhead

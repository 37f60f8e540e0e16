// SPDX-License-Identifier: MIT
#include "editor/tools/tool/zone_brush.h"

#include <algorithm>
#include <cstdlib>

#include "editor/tools/pointing/words.h"
#include "editor/tools/tool/preview.h"
#include "editor/tools/words/translate.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

bool has(const Zone& zone, const CellAddress& cell) {
  const auto* shape = std::get_if<CellsShape>(&zone.shape);
  return shape != nullptr && std::binary_search(shape->cells.begin(), shape->cells.end(), cell);
}

/// Whether a zone has a cell beside this one.
bool touches(const Zone& zone, const CellAddress& cell) {
  const auto& [column, row] = cell.cell;
  for (const auto beside : {CellPos{column - 1, row}, {column + 1, row}, {column, row - 1}, {column, row + 1}}) {
    if (has(zone, {cell.board, beside})) return true;
  }
  return false;
}

/// The cells that a straight line from one to another passes, without the first.
std::vector<CellPos> line_between(CellPos from, CellPos to) {
  const int steps = std::max(std::abs(to.column - from.column), std::abs(to.row - from.row));
  const auto along = [&](int a, int b, int step) {
    const int twice = 2 * (b - a) * step;
    return a + (twice >= 0 ? twice + steps : twice - steps) / (2 * steps);
  };
  std::vector<CellPos> cells;
  for (int step = 1; step <= steps; ++step) {
    cells.push_back({along(from.column, to.column, step), along(from.row, to.row, step)});
  }
  return cells;
}

/// Whether a board of the mission has cells; without boards they are as likely as anything.
bool has_cells(const Mission& mission) {
  return mission.boards.empty() || std::any_of(mission.boards.begin(), mission.boards.end(),
                                               [](const auto& board) { return board->lattice() != nullptr; });
}

/// Cells come first; where there are none they are not offered.
std::size_t first_form(const Mission& mission) { return has_cells(mission) ? 0 : 1; }

std::string zone_words(const Mission& mission, const Id& zone) { return words_for(mission, ObjectAddress{zone}); }

}  // namespace

const ToolInfo& ZoneBrush::info() const {
  static constexpr ToolInfo zones{.key = "zone",
                                  .name = marked("Zone"),
                                  .shortcut = "Z",
                                  .help = marked("Draw where sides set up and come in"),
                                  .draws = MapClass::zones};
  static constexpr ToolInfo areas{.key = "area",
                                  .name = marked("Area"),
                                  .shortcut = "A",
                                  .help = marked("Draw named areas"),
                                  .draws = MapClass::areas};
  return area_ ? areas : zones;
}

const std::vector<Zone>& ZoneBrush::zones(const Mission& mission) const {
  return area_ ? *mission.areas : *mission.zones;
}

std::optional<ZonePaint> ZoneBrush::paint(const Mission& mission) const {
  auto paint = paint_;
  const auto* kind = paint ? find_zone_kind(*mission.system, paint->kind) : nullptr;
  if (kind == nullptr || kind->area != area_) paint = usual_paint(mission, area_);
  if (!paint) return paint;
  if (paint->side && find_side(mission, *paint->side) == nullptr) paint->side.reset();
  const auto fits = [&](const Zone& zone) {
    return zone.id == paint->active && zone.kind == paint->kind && zone.side == paint->side &&
           std::holds_alternative<CellsShape>(zone.shape);
  };
  const auto& all = zones(mission);
  if (std::none_of(all.begin(), all.end(), fits)) paint->active.reset();
  return paint;
}

/// What the right button erases from: the active zone, else the topmost.
const Zone* ZoneBrush::zone_under(const Scene& scene, const CellAddress& cell) const {
  const auto active = paint(scene.mission);
  const Zone* found = nullptr;
  for (const auto& zone : zones(scene.mission)) {
    if (!has(zone, cell)) continue;
    if (active && active->active == zone.id) return &zone;
    found = &zone;
  }
  return found;
}

std::optional<Id> ZoneBrush::joined(const Mission& mission, const ZonePaint& with, const CellAddress& cell,
                                    bool anywhere) const {
  std::optional<Id> beside;
  for (const auto& zone : zones(mission)) {
    if (zone.kind != with.kind || zone.side != with.side) continue;
    if (has(zone, cell)) return zone.id;
    if (touches(zone, cell) && beside != with.active) beside = zone.id;
  }
  return beside || !anywhere ? beside : with.active;
}

ZoneForm ZoneBrush::form_in(const Mission& mission) const {
  return form_ == ZoneForm::cells && !has_cells(mission) ? ZoneForm::rectangle : form_;
}

ZoneForm ZoneBrush::form_on(const Mission& mission, const Hit& hit) const {
  const bool has_cells = find_lattice(mission, hit.board) != nullptr;
  return form_ == ZoneForm::cells && !has_cells ? ZoneForm::rectangle : form_;
}

bool ZoneBrush::takes_hold(const Scene& scene, const Pointer& pointer) const {
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  const bool in_cell = hit.cell && hit.edge && hit.edge->distance > pointer.reach;
  return pointer.modifiers.shift && in_cell && form_on(scene.mission, hit) == ZoneForm::cells && paint(scene.mission);
}

Answer ZoneBrush::press(const Scene& scene, const Pointer& pointer) {
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  if (pen_.holds_something()) return pen_.press(scene, pointer);
  cancel();
  Answer answer;
  const auto with = paint(scene.mission);
  const bool by_cells = form_on(scene.mission, hit) == ZoneForm::cells;
  if (by_cells ? !hit.cell : !meets_board(scene, hit, pointer)) return answer;
  if (!with && pointer.button != Button::right) {
    answer.message = area_ ? translate("The mission's game system has no kinds of areas to paint")
                           : translate("The mission's game system has no kinds of zones to paint");
    return answer;
  }
  const auto form = form_on(scene.mission, hit);
  if (form == ZoneForm::cells) return press_cell(scene, pointer, *hit.cell);
  if (pointer.button == Button::right) {
    const auto& under = area_ ? hit.areas : hit.zones;
    if (!under.empty()) answer.edits = {RemoveObjects{{under.back()}}};
    return answer;
  }
  paint_ = ZonePaint{with->kind, with->side, std::nullopt};
  return pen_.begin(form, *with, area_, scene, pointer, hit);
}

Answer ZoneBrush::press_cell(const Scene& scene, const Pointer& pointer, const CellAddress& cell) {
  if (pointer.button == Button::right) {
    const auto* zone = zone_under(scene, cell);
    if (zone == nullptr) return {};
    target_ = zone->id;
    gesture_ = Gesture::erasing;
  } else {
    const auto with = paint(scene.mission);
    target_ = joined(scene.mission, *with, cell, pointer.modifiers.control);
    if (!target_) target_ = new_zone_id(scene.mission, *with);
    paint_ = ZonePaint{with->kind, with->side, target_};
    gesture_ = Gesture::painting;
  }
  rectangle_.reset();
  if (pointer.modifiers.shift) rectangle_.emplace().begin(cell);
  last_ = cell;
  cells_ = {cell};
  return painted(scene.mission);
}

Answer ZoneBrush::drag(const Scene& scene, const Pointer& pointer) {
  if (pen_.drawing()) return pen_.drag(scene, pointer);
  if (gesture_ == Gesture::none) return {};
  follow(scene, pointer);
  return painted(scene.mission);
}

Answer ZoneBrush::release(const Scene& scene, const Pointer& pointer) {
  if (pen_.drawing()) return pen_.release(scene, pointer);
  auto answer = drag(scene, pointer);
  cancel();
  return answer;
}

void ZoneBrush::cancel() {
  pen_.cancel();
  gesture_ = Gesture::none;
  target_.reset();
  rectangle_.reset();
  cells_.clear();
}

void ZoneBrush::follow(const Scene& scene, const Pointer& pointer) {
  if (rectangle_) {
    rectangle_->follow(scene, pointer);
    cells_ = rectangle_->cells(scene.mission);
    return;
  }
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  if (!hit.cell || *hit.cell == last_) return;
  if (hit.cell->board == last_.board) {
    for (const auto cell : line_between(last_.cell, hit.cell->cell)) cells_.push_back({last_.board, cell});
  } else {
    cells_.push_back(*hit.cell);
  }
  last_ = *hit.cell;
}

std::vector<ToolFigure> ZoneBrush::figures(const Scene& scene, const std::optional<Pointer>& pointer) const {
  if (gesture_ != Gesture::none) return rectangle_ ? rectangle_->figures(scene.mission) : std::vector<ToolFigure>();
  return pointer ? pen_.figures(scene, *pointer) : std::vector<ToolFigure>();
}

void ZoneBrush::fix_figure(std::size_t number, std::optional<Length> length) {
  rectangle_ ? rectangle_->fix(number, length) : pen_.fix_figure(number, length);
}

std::string ZoneBrush::stroke_words(const Scene& scene) const {
  auto words = cells_words(scene.mission, cells_shape(cells_).cells, scene.unit);
  const auto rounding = rectangle_ ? rectangle_->rounding_words(scene.mission, scene.unit) : std::string();
  return rounding.empty() ? words : words + " (" + rounding + ")";
}

Answer ZoneBrush::painted(const Mission& mission) const {
  const auto* before = area_ ? find_area(mission, *target_) : find_zone(mission, *target_);
  auto zone = before != nullptr ? *before : Zone{*target_, paint_->kind, paint_->side, "", CellsShape(), {}};
  auto& cells = std::get<CellsShape>(zone.shape).cells;
  Answer answer;
  if (gesture_ == Gesture::erasing) {
    const auto gone = cells_shape(cells_).cells;
    std::erase_if(cells, [&](const CellAddress& at) { return std::binary_search(gone.begin(), gone.end(), at); });
  } else {
    cells.insert(cells.end(), cells_.begin(), cells_.end());
    zone.shape = cells_shape(std::move(cells));
    answer.selection = Selection({ObjectAddress{*target_}});
  }
  answer.edits = {PutZone{std::move(zone), area_}};
  return answer;
}

Marks ZoneBrush::marks(const Scene& scene, const std::optional<Pointer>& pointer) const {
  if (!pointer) return {};
  if (gesture_ != Gesture::none) {
    Marks size;
    size.words.push_back({pointer->at, stroke_words(scene)});
    return size;
  }
  if (pen_.drawing()) return pen_.marks(scene, *pointer);
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (!hit.cell || form_on(scene.mission, hit) != ZoneForm::cells) return {};
  Marks marks;
  marks.cells.push_back({*hit.cell, MarkStyle::ghost});
  if (scene.pen != SymmetryPen::off) {
    const auto image = Mirror(scene.mission, scene.pen)(*hit.cell);
    if (image != *hit.cell) marks.cells.push_back({image, MarkStyle::image});
  }
  const auto with = paint(scene.mission);
  const auto zone = with ? joined(scene.mission, *with, *hit.cell, pointer->modifiers.control) : std::nullopt;
  if (zone) marks.objects.push_back({*zone, MarkStyle::hover});
  return marks;
}

std::string ZoneBrush::hint(const Scene& scene, const std::optional<Pointer>& pointer) const {
  if (gesture_ != Gesture::none) {
    const auto ends = gesture_ == Gesture::painting ? translate("Release to leave it painted; Esc gives up")
                                                    : translate("Release to end erasing; Esc gives up");
    return stroke_words(scene) + "  ·  " + ends;
  }
  const auto with = paint(scene.mission);
  if (!with) return translate("The mission's game system has no kinds to paint");
  const auto* kind = find_zone_kind(*scene.mission.system, with->kind);
  const auto* side = with->side ? find_side(scene.mission, *with->side) : nullptr;
  auto what = name_or_id(*kind);
  if (side != nullptr) what += " (" + name_or_id(*side) + ")";
  const auto purpose =
      translate("Drag over cells to paint: {}; with Shift a rectangle; the right button erases", {what});
  const auto likely = form_in(scene.mission);
  if (!pointer) return likely == ZoneForm::cells ? purpose : ZonePen::purpose(likely, what);
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  const auto form = form_on(scene.mission, hit);
  const bool draws = hit.board != 0 && (pen_.holds_something() || meets_board(scene, hit, *pointer));
  if (form != ZoneForm::cells) return draws ? pen_.hint(scene, *pointer, form, what) : ZonePen::purpose(form, what);
  if (!hit.cell) return purpose;
  const auto where = to_text(scene.mission, *hit.cell);
  if (const auto zone = joined(scene.mission, *with, *hit.cell, pointer->modifiers.control)) {
    return translate("Click: {} joins {}; right button: erase", {where, zone_words(scene.mission, *zone)});
  }
  if (!with->active) return translate("Click: begin a {} at {}; right button: erase", {what, where});
  return translate("Click: begin a {} at {}; Ctrl: {} goes on here; right button: erase",
                   {what, where, zone_words(scene.mission, *with->active)});
}

std::vector<ToolChoice> ZoneBrush::choices(const Mission& mission) const {
  ToolChoice kinds{translate("Paint"), {}, std::nullopt};
  const auto now = paint(mission);
  for (const auto& [name, one] : paints(mission, area_)) {
    if (now && now->kind == one.kind && now->side == one.side) kinds.chosen = kinds.names.size();
    kinds.names.push_back(name);
  }
  const auto first = first_form(mission);
  ToolChoice forms{translate("As"), {}, static_cast<std::size_t>(form_in(mission)) - first};
  for (auto form = first; form < zone_form_names.size(); ++form) {
    forms.names.push_back(translate(zone_form_names.at(form)));
  }
  return {std::move(kinds), std::move(forms)};
}

void ZoneBrush::choose_option(const Mission& mission, std::size_t choice, std::size_t number) {
  cancel();
  if (choice == 0) {
    paint_ = paints(mission, area_).at(number).paint;
  } else {
    form_ = static_cast<ZoneForm>(number + first_form(mission));
  }
}

std::unique_ptr<Tool> zone_tool() { return std::make_unique<ZoneBrush>(false); }
std::unique_ptr<Tool> area_tool() { return std::make_unique<ZoneBrush>(true); }

}  // namespace bulkhead

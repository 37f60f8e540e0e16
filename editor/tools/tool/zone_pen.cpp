// SPDX-License-Identifier: MIT
#include "editor/tools/tool/zone_pen.h"

#include <algorithm>
#include <cmath>

#include "editor/tools/pointing/words.h"
#include "editor/tools/tool/ground_outlines.h"
#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"

namespace bulkhead {
namespace {

Vec on_table(const Scene& scene, int board, Point point) { return scene.table.at(board, point); }

}  // namespace

Answer ZonePen::begin(ZoneForm form, const ZonePaint& paint, bool area, const Scene& scene, const Pointer& pointer,
                      const Hit& hit) {
  paint_ = paint;
  area_ = area;
  board_ = hit.board;
  outline_.begin(form, drawn_point(scene, hit, pointer));
  waits_ = form == ZoneForm::polygon;
  return waits_ ? Answer() : drawn(scene.mission);
}

void ZonePen::cancel() {
  outline_.cancel();
  waits_ = false;
}

std::optional<Point> ZonePen::drawn_to(const Scene& scene, const Pointer& pointer) const {
  if (find_board(scene.mission, board_) == nullptr) return std::nullopt;
  auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  if (hit.board != board_) {
    hit.board = board_;
    hit.node.reset();
    hit.point = scene.table.point_on(board_, pointer.at);
  }
  return outline_.constrained(drawn_point(scene, hit, pointer));
}

std::vector<ToolFigure> ZonePen::figures(const Scene& scene, const Pointer& pointer) const {
  const auto to = outline_.drawing() ? drawn_to(scene, pointer) : std::nullopt;
  return to ? outline_.figures(scene.mission, *to) : std::vector<ToolFigure>();
}

Answer ZonePen::press(const Scene& scene, const Pointer& pointer) {
  const auto to = drawn_to(scene, pointer);
  if (to && outline_.form() == ZoneForm::polygon) return press_corner(scene, pointer);
  if (!to || pointer.button == Button::right) {
    cancel();
    return {};
  }
  outline_.follow(*to);
  return drawn(scene.mission);
}

bool ZonePen::closes(const Scene& scene, const Pointer& pointer) const {
  const auto& corners = outline_.corners();
  if (corners.size() < 3) return false;
  const auto near = [&](Point corner) {
    const auto way = on_table(scene, board_, corner) - pointer.at;
    return std::hypot(way.x, way.y) <= pointer.reach;
  };
  return near(corners.front()) || near(corners.back());
}

Answer ZonePen::close(const Mission& mission) {
  Answer answer;
  if (outline_.crosses_closed()) {
    answer.message = translate("The side back to the first corner would cross another; the drawing is as it was");
    return answer;
  }
  answer = drawn(mission);
  cancel();
  return answer;
}

std::optional<Answer> ZonePen::finish(const Mission& mission) {
  if (!waits_ || outline_.form() != ZoneForm::polygon || find_board(mission, board_) == nullptr) return std::nullopt;
  if (outline_.corners().size() >= 3) return close(mission);
  Answer answer;
  answer.message = translate("A polygon has at least three corners");
  return answer;
}

Answer ZonePen::press_corner(const Scene& scene, const Pointer& pointer) {
  Answer answer;
  if (pointer.button == Button::right) {
    outline_.remove_corner();
    if (!outline_.drawing()) cancel();
  } else if (closes(scene, pointer)) {
    return close(scene.mission);
  } else {
    const auto corner = *drawn_to(scene, pointer);
    if (outline_.corners().size() == most_corners) {
      answer.message = translate("A polygon has at most {} corners", {std::to_string(most_corners)});
    } else if (outline_.crosses(corner)) {
      answer.message = translate("That side would cross or touch another; the drawing is as it was");
    } else {
      outline_.add_corner(corner);
    }
  }
  return answer;
}

Answer ZonePen::drag(const Scene& scene, const Pointer& pointer) {
  const auto to = drawn_to(scene, pointer);
  if (!to || outline_.form() == ZoneForm::polygon) return {};
  outline_.follow(*to);
  return drawn(scene.mission);
}

Answer ZonePen::release(const Scene& scene, const Pointer& pointer) {
  if (outline_.form() == ZoneForm::polygon) return {};
  auto answer = drag(scene, pointer);
  if (answer.edits.empty() && outline_.form() != ZoneForm::quarter) {
    // A click: the next one is where it ends.
    waits_ = true;
  } else {
    cancel();
  }
  return answer;
}

const Zone* ZonePen::same_quarter(const Mission& mission, const Shape& shape) const {
  const auto* const quarter = std::get_if<QuarterShape>(&shape);
  if (quarter == nullptr) return nullptr;
  for (const auto& zone : area_ ? *mission.areas : *mission.zones) {
    const auto* const its = std::get_if<QuarterShape>(&zone.shape);
    const bool same = its != nullptr && its->quarter == quarter->quarter;
    if (same && zone.kind == paint_.kind && zone.side == paint_.side) return &zone;
  }
  return nullptr;
}

Answer ZonePen::drawn(const Mission& mission) const {
  Answer answer;
  auto shape = outline_.shape(mission);
  answer.takes_back = !shape;
  if (!shape) return answer;
  if (const auto* there = same_quarter(mission, *shape)) {
    answer.takes_back = true;
    answer.message = translate("This quarter is {} already", {words_for(mission, ObjectAddress{there->id})});
    return answer;
  }
  Zone zone{new_zone_id(mission, paint_), paint_.kind, paint_.side, "", std::move(*shape), {}};
  answer.selection = Selection({ObjectAddress{zone.id}});
  answer.edits = {PutZone{std::move(zone), area_}};
  return answer;
}

Marks ZonePen::marks(const Scene& scene, const Pointer& pointer) const {
  Marks marks;
  const auto next = drawn_to(scene, pointer);
  if (!next || !outline_.drawing()) return marks;
  const auto edges = edge_words(scene, board_, *next);
  if (outline_.form() != ZoneForm::polygon) {
    auto drawn = outline_;
    if (waits_) drawn.follow(*next);
    const auto shape = drawn.shape(scene.mission);
    const auto grounds = shape ? outlines_on_table(scene, board_, *shape) : std::vector<Loop>();
    const auto about = grounds.empty() ? std::nullopt : std::optional(bounds_of(grounds));
    const auto size = drawn.size_words(scene.mission, scene.unit);
    const auto words = size.empty() ? edges : size + " · " + edges;
    if (waits_ || !size.empty()) marks.words.push_back({pointer.at, words, {}, about});
    if (!waits_) return marks;
    for (const auto& ground : grounds) marks.ghost_grounds.push_back({ground});
    marks.handles.push_back({on_table(scene, board_, outline_.corners().front())});
    return marks;
  }
  const auto from = on_table(scene, board_, outline_.corners().back());
  const auto to = on_table(scene, board_, *next);
  const Vec first{std::min(from.x, to.x), std::min(from.y, to.y)};
  // Beside the side that is drawn.
  marks.words.push_back(
      {pointer.at, edges, {}, Rect{first, Vec{std::max(from.x, to.x), std::max(from.y, to.y)} - first}});
  GhostOutline outline;
  for (const auto& corner : outline_.corners()) outline.corners.push_back(on_table(scene, board_, corner));
  outline.next = to;
  const bool closing = closes(scene, pointer);
  if (closing) outline.next = outline.corners.front();
  const bool wrong = closing ? outline_.crosses_closed() : outline_.crosses(*next);
  if (wrong && *next != outline_.corners().back()) outline.style = MarkStyle::erase;
  marks.outline = std::move(outline);
  return marks;
}

std::string ZonePen::purpose(ZoneForm form, const std::string& what) {
  switch (form) {
    case ZoneForm::circle:
      return translate("Drag from the middle outwards: {}; right button: remove; Alt: do not snap", {what});
    case ZoneForm::strip:
      return translate("Drag from an edge inwards: {}; right button: remove; Alt: do not snap", {what});
    case ZoneForm::quarter: return translate("Click a quarter of the battlefield: {}; right button: remove", {what});
    case ZoneForm::polygon:
      return translate("Click corner after corner: {}; right button: remove; Alt: do not snap", {what});
    case ZoneForm::rectangle:
    case ZoneForm::cells: break;
  }
  return translate("Drag from corner to corner: {}; right button: remove; Alt: do not snap", {what});
}

std::string ZonePen::hint(const Scene& scene, const Pointer& pointer, ZoneForm form, const std::string& what) const {
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  const auto held = waits_ ? drawn_to(scene, pointer) : std::nullopt;
  const auto where =
      (held ? edge_words(scene, board_, *held) : edge_words(scene, hit.board, drawn_point(scene, hit, pointer))) +
      " · ";
  if (!waits_) return where + purpose(form, what);
  if (outline_.form() != ZoneForm::polygon) return where + translate("Click where it ends; Esc gives up");
  if (closes(scene, pointer)) {
    return outline_.crosses_closed() ? translate(
                                           "The side back to the first corner would cross another: take a corner back "
                                           "with the right button, or put another")
                                     : translate("Click: the outline is closed");
  }
  return where +
         (outline_.corners().size() < 3
              ? translate("Click: next corner; right button: take one back; Esc gives up")
              : translate("Click: next corner, or the first one to close; Enter closes; right button: take one back"));
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/tools/tool/zone_pen.h"

#include <cmath>

#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"

namespace bulkhead {
namespace {

Vec on_table(const Scene& scene, int board, Point point) { return scene.table.at(board, point); }

}  // namespace

void ZonePen::begin(ZoneForm form, const ZonePaint& paint, bool area) {
  drawing_ = true;
  form_ = form;
  paint_ = paint;
  area_ = area;
  outline_.cancel();
}

void ZonePen::cancel() {
  drawing_ = false;
  outline_.cancel();
}

Answer ZonePen::press(const Scene& scene, const Pointer& pointer, const Hit& hit) {
  if (form_ == ZoneForm::polygon) return press_corner(scene, pointer, hit);
  board_ = hit.board;
  outline_.begin(form_, drawn_point(scene, hit, pointer));
  return drawn(scene.mission);
}

bool ZonePen::closes(const Scene& scene, const Pointer& pointer, const Hit& hit) const {
  const auto& corners = outline_.corners();
  if (corners.size() < 3) return false;
  const auto near = [&](Point corner) {
    const auto way = on_table(scene, hit.board, corner) - pointer.at;
    return std::hypot(way.x, way.y) <= pointer.reach;
  };
  return near(corners.front()) || near(corners.back());
}

Answer ZonePen::press_corner(const Scene& scene, const Pointer& pointer, const Hit& hit) {
  Answer answer;
  if (pointer.button == Button::right) {
    outline_.remove_corner();
    drawing_ = outline_.drawing();
    return answer;
  }
  if (!outline_.drawing()) {
    board_ = hit.board;
    outline_.begin(form_, drawn_point(scene, hit, pointer));
    return answer;
  }
  if (closes(scene, pointer, hit)) {
    if (outline_.crosses_closed()) {
      answer.message = translate("The side back to the first corner would cross another");
      return answer;
    }
    answer = drawn(scene.mission);
    cancel();
    return answer;
  }
  if (!hit.on_board) return answer;
  const auto corner = drawn_point(scene, hit, pointer);
  if (outline_.corners().size() == most_corners) {
    answer.message = translate("A polygon has at most {} corners", {std::to_string(most_corners)});
  } else if (outline_.crosses(corner)) {
    answer.message = translate("That side would cross or touch another; the drawing is as it was");
  } else {
    outline_.add_corner(corner);
  }
  return answer;
}

Answer ZonePen::drag(const Scene& scene, const Pointer& pointer) {
  if (form_ == ZoneForm::polygon) return {};
  auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  if (hit.board != board_) {
    hit.board = board_;
    hit.node.reset();
    hit.point = scene.table.point_on(board_, pointer.at);
  }
  outline_.follow(drawn_point(scene, hit, pointer));
  return drawn(scene.mission);
}

Answer ZonePen::release(const Scene& scene, const Pointer& pointer) {
  if (form_ == ZoneForm::polygon) return {};
  auto answer = drag(scene, pointer);
  if (answer.edits.empty()) answer.message = purpose(form_, translate("a zone"));
  cancel();
  return answer;
}

Answer ZonePen::drawn(const Mission& mission) const {
  Answer answer;
  auto shape = outline_.shape(mission);
  if (!shape) return answer;
  Zone zone{new_zone_id(mission, paint_), paint_.kind, paint_.side, "", std::move(*shape), {}};
  answer.selection = Selection({ObjectAddress{zone.id}});
  answer.edits = {PutZone{std::move(zone), area_}};
  return answer;
}

Marks ZonePen::marks(const Scene& scene, const Pointer& pointer) const {
  Marks marks;
  if (!outline_.drawing()) return marks;
  if (form_ != ZoneForm::polygon) {
    auto words = outline_.size_words(scene.mission, scene.unit);
    if (!words.empty()) marks.words.push_back({pointer.at, std::move(words)});
    return marks;
  }
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  GhostOutline outline;
  for (const auto& corner : outline_.corners()) outline.corners.push_back(on_table(scene, board_, corner));
  const auto next = drawn_point(scene, hit, pointer);
  const bool closing = closes(scene, pointer, hit);
  outline.next = closing ? outline.corners.front() : on_table(scene, hit.board, next);
  const bool wrong = closing ? outline_.crosses_closed() : outline_.crosses(next);
  if (wrong && next != outline_.corners().back()) outline.style = MarkStyle::erase;
  marks.outline = std::move(outline);
  return marks;
}

std::string ZonePen::purpose(ZoneForm form, const std::string& what) {
  switch (form) {
    case ZoneForm::circle: return translate("Drag from the middle outwards: {}; Alt: do not snap", {what});
    case ZoneForm::strip: return translate("Drag from an edge inwards: {}; Alt: do not snap", {what});
    case ZoneForm::quarter: return translate("Click a quarter of the battlefield: {}", {what});
    case ZoneForm::polygon: return translate("Click corner after corner: {}; Alt: do not snap", {what});
    case ZoneForm::rectangle:
    case ZoneForm::cells: break;
  }
  return translate("Drag from corner to corner: {}; Alt: do not snap", {what});
}

std::string ZonePen::hint(const Scene& scene, const Pointer& pointer, ZoneForm form, const std::string& what) const {
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  const auto where = edge_words(scene, hit.board, drawn_point(scene, hit, pointer));
  if (!holds_something()) return where + " · " + purpose(form, what);
  if (closes(scene, pointer, hit)) return translate("Click: the outline is closed");
  return where + " · " +
         (outline_.corners().size() < 3
              ? translate("Click: next corner; right button: take one back; Esc gives up")
              : translate("Click: next corner, or the first one to close; right button: take one back"));
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "rendering/canvas/part_canvas.h"

#include <utility>

#include "model/base/contracts.h"
#include "rendering/canvas/outline.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// How far a line reaches to each side of its path, at sharp corners as well: canvases cut them at four times the
/// width.
double reach(const Stroke& stroke) {
  constexpr double miter_limit = 4;
  return stroke.width / 2 * (stroke.join == Stroke::Join::miter ? miter_limit : 1);
}

}  // namespace

PartCanvas::PartCanvas(Canvas& page, const Rect& part, Vec at) : page_(page), part_(part), shift_(at - part.top_left) {
  page_.push_clip(Path::rectangle({at, part.size}));
}

PartCanvas::~PartCanvas() { page_.pop_clip(); }

Canvas& PartCanvas::page() {
  for (auto& group : groups_) {
    if (!group.begun) group.begin(page_);
    group.begun = true;
  }
  return page_;
}

bool PartCanvas::shows(const Rect& box) const {
  // Lines have no area.
  return box.grown(0.001).overlaps(part_);
}

void PartCanvas::begin_group(std::function<void(Canvas&)> begin, void (Canvas::*end)()) {
  groups_.push_back({std::move(begin), end});
}

void PartCanvas::end_group() {
  BULKHEAD_EXPECTS(!groups_.empty());
  if (groups_.back().begun) (page_.*groups_.back().end)();
  groups_.pop_back();
}

void PartCanvas::fill(const Path& path, Colour colour) {
  if (shows(path.bounds())) page().fill(path.moved(shift_), colour);
}

void PartCanvas::fill(const Path& path, const Pattern& pattern) {
  const auto box = path.bounds();
  if (!shows(box)) return;
  push_clip(path);
  Canvas::fill(Path::rectangle(common(box, part_)), pattern);
  pop_clip();
}

void PartCanvas::stroke(const Path& path, const Stroke& stroke) {
  if (shows(path.bounds().grown(reach(stroke)))) page().stroke(path.moved(shift_), stroke);
}

void PartCanvas::text(const TextRun& run) {
  if (!shows(bounds_of(run))) return;
  auto moved = run;
  moved.at = run.at + shift_;
  page().text(moved);
}

void PartCanvas::picture(const Picture& picture, const Rect& box) {
  if (shows(box)) page().picture(picture, {box.top_left + shift_, box.size});
}

void PartCanvas::push_clip(const Path& path) {
  begin_group([path = path.moved(shift_)](Canvas& page) { page.push_clip(path); }, &Canvas::pop_clip);
}
void PartCanvas::pop_clip() { end_group(); }

void PartCanvas::push_opacity(double opacity) {
  begin_group([opacity](Canvas& page) { page.push_opacity(opacity); }, &Canvas::pop_opacity);
}
void PartCanvas::pop_opacity() { end_group(); }

void PartCanvas::begin_layer(const std::string& id, const std::string& name) {
  begin_group([id, name](Canvas& page) { page.begin_layer(id, name); }, &Canvas::end_layer);
}
void PartCanvas::end_layer() { end_group(); }

void PartCanvas::begin_object(const ObjectInfo& object) {
  begin_group([object](Canvas& page) { page.begin_object(object); }, &Canvas::end_object);
}
void PartCanvas::end_object() { end_group(); }

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "tests/rendering/support/recording_canvas.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ostream>

#include "rendering/canvas/outline.h"
#include "rendering/text/text_measure.h"

namespace bulkhead::test {

void RecordingCanvas::add(Drawn drawn) {
  drawn.layer = layer_;
  drawn.object = open_.empty() ? "" : open_.back();
  drawn.clips = clips_;
  drawn.visible = visible(drawn);
  drawn_.push_back(std::move(drawn));
}

std::optional<Rect> RecordingCanvas::visible(const Drawn& drawn) const {
  if (drawn.kind != Drawn::Kind::text && drawn.path.empty()) return std::nullopt;
  auto box = drawn.kind == Drawn::Kind::text ? bounds_of(drawn.text) : drawn.path.bounds();
  if (drawn.kind == Drawn::Kind::stroke) box = box.grown(drawn.stroke.width / 2);
  for (const auto& clip : open_clips_) {
    if (!box.overlaps(clip)) return std::nullopt;
    box = common(box, clip);
  }
  return box;
}

void RecordingCanvas::fill(const Path& path, Colour colour) {
  Drawn drawn;
  drawn.kind = Drawn::Kind::fill;
  drawn.path = path;
  drawn.colour = colour;
  add(std::move(drawn));
}

void RecordingCanvas::stroke(const Path& path, const Stroke& stroke) {
  Drawn drawn;
  drawn.kind = Drawn::Kind::stroke;
  drawn.path = path;
  drawn.colour = stroke.colour;
  drawn.stroke = stroke;
  add(std::move(drawn));
}

void RecordingCanvas::text(const TextRun& run) {
  Drawn drawn;
  drawn.kind = Drawn::Kind::text;
  drawn.colour = run.colour;
  drawn.text = run;
  add(std::move(drawn));
}

void RecordingCanvas::picture(const Picture&, const Rect&) {}
void RecordingCanvas::push_clip(const Path& path) {
  clip_paths_.push_back(path);
  open_clips_.push_back(path.bounds());
  ++clips_;
}

void RecordingCanvas::pop_clip() {
  open_clips_.pop_back();
  --clips_;
}

void RecordingCanvas::push_opacity(double) {}
void RecordingCanvas::pop_opacity() {}

void RecordingCanvas::begin_layer(const std::string& id, const std::string&) {
  layer_ = id;
  layers_.push_back(id);
}

void RecordingCanvas::end_layer() { layer_.clear(); }

void RecordingCanvas::begin_object(const ObjectInfo& object) {
  open_.push_back(object.id);
  objects_.push_back(object);
}

void RecordingCanvas::end_object() { open_.pop_back(); }

std::vector<Drawn> RecordingCanvas::of_object(std::string_view id) const {
  std::vector<Drawn> result;
  std::copy_if(drawn_.begin(), drawn_.end(), std::back_inserter(result),
               [&](const Drawn& d) { return d.object == id; });
  return result;
}

std::vector<Drawn> RecordingCanvas::of_layer(std::string_view id) const {
  std::vector<Drawn> result;
  std::copy_if(drawn_.begin(), drawn_.end(), std::back_inserter(result), [&](const Drawn& d) { return d.layer == id; });
  return result;
}

std::vector<std::string> RecordingCanvas::words(std::string_view layer) const {
  std::vector<std::string> result;
  for (const auto& drawn : drawn_) {
    if (drawn.kind == Drawn::Kind::text && (layer.empty() || drawn.layer == layer)) result.push_back(drawn.text.text);
  }
  return result;
}

int RecordingCanvas::count(std::string_view prefix) const {
  return static_cast<int>(std::count_if(objects_.begin(), objects_.end(),
                                        [&](const ObjectInfo& object) { return object.id.starts_with(prefix); }));
}

std::string shown_outside(const RecordingCanvas& canvas, const Rect& box) {
  std::string found;
  for (const auto& drawn : canvas.drawn()) {
    if (!drawn.visible) continue;
    const auto shown = *drawn.visible;
    if (shown.top_left.x >= box.top_left.x && shown.top_left.y >= box.top_left.y &&
        shown.bottom_right().x <= box.bottom_right().x && shown.bottom_right().y <= box.bottom_right().y) {
      continue;
    }
    found += drawn.layer + " " + drawn.object + " " + drawn.text.text + " at " + to_text(shown) + "\n";
  }
  return found;
}

std::vector<Vec> corners(const Path& path) {
  std::vector<Vec> result;
  for (const auto& segment : path.segments()) {
    if (segment.verb != Path::Verb::close) result.push_back(segment.end);
  }
  return result;
}

std::string to_text(const Rect& box) {
  const auto rounded = [](double value) { return std::round(value * 1000) / 1000 + 0.0; };
  return fmt::format("{} {} {} {}", rounded(box.top_left.x), rounded(box.top_left.y), rounded(box.size.x),
                     rounded(box.size.y));
}

}  // namespace bulkhead::test

namespace bulkhead {

void PrintTo(const Rect& box, std::ostream* stream) { *stream << test::to_text(box); }

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "tests/rendering/support/recording_canvas.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ostream>

namespace bulkhead::test {

void RecordingCanvas::add(Drawn drawn) {
  drawn.layer = layer_;
  drawn.object = open_.empty() ? "" : open_.back();
  drawn.clips = clips_;
  drawn_.push_back(std::move(drawn));
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

void RecordingCanvas::picture(const Picture&, const Box&) {}
void RecordingCanvas::push_clip(const Path& path) {
  clip_paths_.push_back(path);
  ++clips_;
}
void RecordingCanvas::pop_clip() { --clips_; }
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

std::vector<Vec> corners(const Path& path) {
  std::vector<Vec> result;
  for (const auto& segment : path.segments()) {
    if (segment.verb != Path::Verb::close) result.push_back(segment.end);
  }
  return result;
}

std::string to_text(const Box& box) {
  const auto rounded = [](double value) { return std::round(value * 1000) / 1000 + 0.0; };
  return fmt::format("{} {} {} {}", rounded(box.top_left.x), rounded(box.top_left.y), rounded(box.size.x),
                     rounded(box.size.y));
}

}  // namespace bulkhead::test

namespace bulkhead {

void PrintTo(const Box& box, std::ostream* stream) { *stream << test::to_text(box); }

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "rendering/canvas/canvas.h"

namespace bulkhead::test {

/// Keeps what is drawn to it instead of drawing.
class RecordingCanvas final : public Canvas {
 public:
  using Canvas::fill;
  void fill(const Path& path, Colour colour) override {
    ++fills;
    filled.push_back(colour);
    filled_boxes.push_back(path.bounds());
  }
  void stroke(const Path& path, const Stroke&) override {
    ++strokes;
    stroked.push_back(path.bounds());
    corners.push_back(path.segments().size());
  }
  void text(const TextRun& run) override { texts.push_back(run.text); }
  void picture(const Picture&, const Rect&) override {}
  void push_clip(const Path&) override {}
  void pop_clip() override {}
  void push_opacity(double) override {}
  void pop_opacity() override {}
  void begin_layer(const std::string&, const std::string&) override {}
  void end_layer() override {}
  void begin_object(const ObjectInfo&) override {}
  void end_object() override {}

  [[nodiscard]] bool has_text(const std::string& text) const {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
  }

  int fills = 0;
  int strokes = 0;
  /// The colour of each filled path.
  std::vector<Colour> filled;
  /// The bounds of each filled path.
  std::vector<Rect> filled_boxes;
  /// The bounds of each stroked path, and how many points it has.
  std::vector<Rect> stroked;
  std::vector<std::size_t> corners;
  std::vector<std::string> texts;
};

}  // namespace bulkhead::test

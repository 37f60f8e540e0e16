// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/canvas/outline.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {

/// Draws nothing, and keeps the boxes around what it was to draw, as far as clips show it.
class BoxesCanvas final : public Canvas {
 public:
  void fill(const Path& path, Colour /*colour*/) override { add(path.bounds()); }
  void fill(const Path& path, const Pattern& /*pattern*/) override { add(path.bounds()); }
  void stroke(const Path& path, const Stroke& stroke) override { add(path.bounds().grown(stroke.width / 2)); }
  void text(const TextRun& run) override { add(bounds_of(run)); }
  void picture(const Picture& /*picture*/, const Rect& box) override { add(box); }
  void push_clip(const Path& path) override {
    clips_.push_back(clips_.empty() ? path.bounds() : common(clips_.back(), path.bounds()));
  }
  void pop_clip() override { clips_.pop_back(); }
  void push_opacity(double /*opacity*/) override {}
  void pop_opacity() override {}
  void begin_layer(const std::string& /*id*/, const std::string& /*name*/) override {}
  void end_layer() override {}
  void begin_object(const ObjectInfo& /*object*/) override {}
  void end_object() override {}

  [[nodiscard]] const std::vector<Rect>& boxes() const { return boxes_; }

 private:
  void add(const Rect& box) {
    const auto shown = clips_.empty() ? box : common(clips_.back(), box);
    if (shown.size.x > 0 && shown.size.y > 0) boxes_.push_back(shown);
  }

  std::vector<Rect> clips_;
  std::vector<Rect> boxes_;
};

}  // namespace bulkhead

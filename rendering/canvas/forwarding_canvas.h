// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// Draws on another canvas, which must outlive it. Layers and objects are left to whoever draws there.
class ForwardingCanvas : public Canvas {
 public:
  using Canvas::fill;
  explicit ForwardingCanvas(Canvas& paper) : paper_(paper) {}

  void fill(const Path& path, Colour colour) override { paper_.fill(placed(path), colour); }
  void stroke(const Path& path, const Stroke& stroke) override { paper_.stroke(placed(path), stroke); }
  void text(const TextRun& run) override {
    auto there = run;
    there.at = placed(run.at);
    paper_.text(there);
  }
  void picture(const Picture& picture, const Rect& box) override {
    paper_.picture(picture, {placed(box.centre()) - box.size * 0.5, box.size});
  }
  void push_clip(const Path& path) override { paper_.push_clip(placed(path)); }
  void pop_clip() override { paper_.pop_clip(); }
  void push_opacity(double opacity) override { paper_.push_opacity(opacity); }
  void pop_opacity() override { paper_.pop_opacity(); }
  void begin_layer(const std::string& /*id*/, const std::string& /*name*/) override {}
  void end_layer() override {}
  void begin_object(const ObjectInfo& /*object*/) override {}
  void end_object() override {}

 protected:
  [[nodiscard]] Canvas& paper() { return paper_; }
  /// Where something comes to lie.
  [[nodiscard]] virtual Path placed(const Path& path) const { return path; }
  [[nodiscard]] virtual Vec placed(Vec at) const { return at; }

 private:
  Canvas& paper_;
};

}  // namespace bulkhead

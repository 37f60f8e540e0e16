// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// Draws on another canvas, upside down: turned by half a turn about a point. Letters become outlines; pictures stay
/// upright, in the box that theirs is turned to.
class TurnedCanvas final : public Canvas {
 public:
  TurnedCanvas(Canvas& canvas, Vec about) : canvas_(canvas), about_(about) {}

  using Canvas::fill;
  void fill(const Path& path, Colour colour) override;
  void stroke(const Path& path, const Stroke& stroke) override;
  void text(const TextRun& run) override;
  void picture(const Picture& picture, const Rect& box) override;
  void push_clip(const Path& path) override;
  void pop_clip() override;
  void push_opacity(double opacity) override;
  void pop_opacity() override;
  void begin_layer(const std::string& id, const std::string& name) override;
  void end_layer() override;
  void begin_object(const ObjectInfo& object) override;
  void end_object() override;

 private:
  [[nodiscard]] Path turned(const Path& path) const;

  Canvas& canvas_;
  Vec about_;
};

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// Draws areas by their outlines alone, which takes little ink. What lies on top still hides what is below it.
class LineCanvas final : public Canvas {
 public:
  /// Both are borrowed.
  LineCanvas(Canvas& page, const Design& design) : page_(page), design_(design) {}

  void fill(const Path& path, Colour colour) override;
  void fill(const Path& path, const Pattern& pattern) override;
  void stroke(const Path& path, const Stroke& stroke) override { page_.stroke(path, stroke); }
  void text(const TextRun& run) override;
  void picture(const Picture& picture, const Rect& box) override { page_.picture(picture, box); }
  void push_clip(const Path& path) override { page_.push_clip(path); }
  void pop_clip() override { page_.pop_clip(); }
  void push_opacity(double opacity) override { page_.push_opacity(opacity); }
  void pop_opacity() override { page_.pop_opacity(); }
  void begin_layer(const std::string& id, const std::string& name) override { page_.begin_layer(id, name); }
  void end_layer() override { page_.end_layer(); }
  void begin_object(const ObjectInfo& object) override { page_.begin_object(object); }
  void end_object() override { page_.end_object(); }

 private:
  /// Whether a colour is hardly to be told from paper, as the floor is.
  [[nodiscard]] bool is_pale(Colour colour) const;

  Canvas& page_;
  const Design& design_;
};

}  // namespace bulkhead

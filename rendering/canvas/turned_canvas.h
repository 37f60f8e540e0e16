// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/canvas/forwarding_canvas.h"

namespace bulkhead {

/// Draws on another canvas, upside down: turned by half a turn about a point. Letters become outlines; pictures stay
/// upright, in the box that theirs is turned to.
class TurnedCanvas final : public ForwardingCanvas {
 public:
  TurnedCanvas(Canvas& canvas, Vec about) : ForwardingCanvas(canvas), about_(about) {}

  void text(const TextRun& run) override;
  void begin_layer(const std::string& id, const std::string& name) override { paper().begin_layer(id, name); }
  void end_layer() override { paper().end_layer(); }
  void begin_object(const ObjectInfo& object) override { paper().begin_object(object); }
  void end_object() override { paper().end_object(); }

 private:
  [[nodiscard]] Path placed(const Path& path) const override;
  [[nodiscard]] Vec placed(Vec at) const override { return about_ + about_ - at; }

  Vec about_;
};

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/built/axonometry.h"
#include "rendering/canvas/forwarding_canvas.h"

namespace bulkhead {

/// Lays what is drawn on it, as on a map, onto the ground of an axonometric picture, or onto something at a height.
/// Words stay upright, and lines keep their widths.
class GroundCanvas final : public ForwardingCanvas {
 public:
  /// The picture's 0,0 falls on `origin` of the paper. Paper and projection must outlive the canvas.
  GroundCanvas(Canvas& paper, const Axonometry& view, Vec origin, double height = 0)
      : ForwardingCanvas(paper), view_(view), origin_(origin), height_(height) {}

 private:
  [[nodiscard]] Path placed(const Path& path) const override { return view_.laid(path, height_).moved(origin_); }
  [[nodiscard]] Vec placed(Vec at) const override { return origin_ + view_.at(at, height_); }

  const Axonometry& view_;
  Vec origin_;
  double height_;
};

}  // namespace bulkhead

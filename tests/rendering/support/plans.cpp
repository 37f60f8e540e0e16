// SPDX-License-Identifier: MIT
#include "tests/rendering/support/plans.h"

#include <cmath>

namespace bulkhead::test {

MapPlan plan_in_colour(const Mission& mission, double scale) {
  MapOptions options;
  options.scale = scale;
  options.top_left = {10, 20};
  return lay_out_map(mission, options);
}

RecordingCanvas painted(const Mission& mission, double scale) {
  auto plan = plan_in_colour(mission, scale);
  lay_out_labels(plan, plan.bounds);
  RecordingCanvas canvas;
  paint_map(canvas, plan);
  return canvas;
}

Rect first_fill(const RecordingCanvas& canvas, std::string_view object) {
  const auto drawn = canvas.of_object(object);
  return drawn.empty() ? Rect{} : drawn.front().path.bounds();
}

bool alike(const Rect& a, const Rect& b) {
  const auto near = [](Vec one, Vec other) {
    return std::abs(one.x - other.x) < 1e-3 && std::abs(one.y - other.y) < 1e-3;
  };
  return near(a.top_left, b.top_left) && near(a.size, b.size);
}

}  // namespace bulkhead::test

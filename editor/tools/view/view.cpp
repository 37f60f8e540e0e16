// SPDX-License-Identifier: MIT
#include "editor/tools/view/view.h"

#include <algorithm>

#include "editor/tools/view/zoom_steps.h"

namespace bulkhead {
namespace {

/// How far to move a stretch of the canvas so that [from, to] has at least `least` pixels in [0, size].
double shift_into(double from, double to, double size, double least) {
  const double wanted = std::min({least, to - from, size});
  if (to < wanted) return wanted - to;
  if (from > size - wanted) return size - wanted - from;
  return 0;
}

}  // namespace

void View::resize(ScreenPoint size) {
  const ScreenPoint larger{std::max(size.x, 1.0), std::max(size.y, 1.0)};
  pan({(larger.x - size_.x) / 2, (larger.y - size_.y) / 2});
  size_ = larger;
}

void View::reframe(ScreenPoint size, ScreenPoint corner_moved) {
  size_ = {std::max(size.x, 1.0), std::max(size.y, 1.0)};
  pan({-corner_moved.x, -corner_moved.y});
}

ScreenPoint View::to_screen(Vec on_table) const {
  return {origin_.x + on_table.x * zoom_, origin_.y + on_table.y * zoom_};
}

Vec View::to_table(ScreenPoint on_canvas) const {
  return {(on_canvas.x - origin_.x) / zoom_, (on_canvas.y - origin_.y) / zoom_};
}

Rect View::visible() const { return {to_table({0, 0}), {size_.x / zoom_, size_.y / zoom_}}; }

void View::zoom_at(ScreenPoint pointer, double factor) {
  const auto held = to_table(pointer);
  zoom_ = std::clamp(zoom_ * factor, least_zoom, most_zoom);
  origin_ = {pointer.x - held.x * zoom_, pointer.y - held.y * zoom_};
}

void View::zoom_steps_at(ScreenPoint pointer, double steps) { zoom_at(pointer, zoom_factor(steps)); }

void View::pan(ScreenPoint by) { origin_ = {origin_.x + by.x, origin_.y + by.y}; }

void View::keep_in_sight(const Rect& area) {
  constexpr double least = 64;
  const auto from = to_screen(area.top_left);
  const auto to = to_screen(area.bottom_right());
  pan({shift_into(from.x, to.x, size_.x, least), shift_into(from.y, to.y, size_.y, least)});
}

void View::fit(const Rect& area, double margin) {
  const double width = std::max(size_.x - 2 * margin, 1.0);
  const double height = std::max(size_.y - 2 * margin, 1.0);
  const double across = area.size.x > 0 ? width / area.size.x : most_zoom;
  const double down = area.size.y > 0 ? height / area.size.y : most_zoom;
  const bool nothing = area.size.x <= 0 && area.size.y <= 0;
  zoom_ = nothing ? 1 : std::clamp(std::min(across, down), least_zoom, most_zoom);
  const auto middle = area.centre();
  origin_ = {size_.x / 2 - middle.x * zoom_, size_.y / 2 - middle.y * zoom_};
}

void View::reveal(Vec on_table, double margin) {
  const auto at = to_screen(on_table);
  const auto shift = [&](double position, double size) {
    const double edge = std::min(margin, size / 2);
    return std::clamp(position, edge, size - edge) - position;
  };
  pan({shift(at.x, size_.x), shift(at.y, size_.y)});
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/tools/built/turned_view.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "editor/tools/view/zoom_steps.h"
#include "editor/tools/words/translate.h"
#include "model/base/marked.h"

namespace bulkhead {
namespace {

/// Around all there is, in logical pixels: room for letters, and together with `lean` for names, beside the boards.
constexpr double margin = 26;
/// Nearer to a corner than this one looks from there, in degrees.
constexpr double at_corner = 0.05;

constexpr std::array corners_in_turn = {BuiltView::from_east, BuiltView::from_south, BuiltView::from_west,
                                        BuiltView::from_north};

double around(double azimuth) {
  const double rest = std::fmod(azimuth, 360);
  return rest < 0 ? rest + 360 : rest;
}

/// From one direction clockwise to another, from 0 up to 360.
double clockwise(double from, double to) { return around(to - from); }

class Reach {
 public:
  explicit Reach(const Rect& boards) : boards_(boards) {
    add(boards.top_left, 0, unknown_height);
    add(boards.bottom_right(), 0, unknown_height);
  }
  /// Something upright, in millimetres on the table.
  void add(Vec ground, double low, double high) {
    const auto away = ground - boards_.centre();
    const double reach = std::hypot(away.x, away.y);
    aside_ = std::max(aside_, reach);
    // It is farthest up where it lies behind the middle, farthest down in front of it.
    above_ = std::max(above_, -seen_.at({0, -reach}, high).y);
    below_ = std::max(below_, seen_.at({0, reach}, low).y);
  }
  [[nodiscard]] BuiltExtent extent() const { return {boards_, aside_, above_, below_}; }

 private:
  Rect boards_;
  /// From whatever side one looks, heights and depths are shortened alike.
  Axonometry seen_{180};
  double aside_ = 0;
  double above_ = 0;
  double below_ = 0;
};

}  // namespace

BuiltExtent extent_of(const Rect& boards) { return Reach(boards).extent(); }

BuiltExtent extent_of(const StandingMap& standing) {
  const double scale = standing.map.scale;
  Reach reach({standing.map.boards.top_left * scale, standing.map.boards.size * scale});
  for (const auto& prism : standing.prisms) {
    for (const auto corner : prism.corners) reach.add(corner * scale, prism.low * scale, prism.high * scale);
  }
  return reach.extent();
}

void TurnedView::turn_to(double azimuth) { azimuth_ = around(azimuth); }

void TurnedView::turn_to_corner(Way way) {
  const auto far = [&](BuiltView corner) {
    const double there = azimuth_of(corner);
    const double turn = way == Way::right ? clockwise(azimuth_, there) : clockwise(there, azimuth_);
    return turn < at_corner ? 360 : turn;
  };
  turn_to(azimuth_of(*std::ranges::min_element(corners_in_turn, {}, far)));
}

void TurnedView::show(const BuiltExtent& extent) {
  extent_ = extent;
  fitted_ ? fit() : hold_middle();
}

void TurnedView::resize(ScreenPoint size) {
  size_ = {std::max(size.x, 1.0), std::max(size.y, 1.0)};
  if (fitted_) fit();
}

double TurnedView::fitting_zoom() const {
  const double across = std::max(size_.x - 2 * margin, 1.0) / std::max(2 * extent_.aside, 1.0);
  const double down = std::max(size_.y - 2 * margin, 1.0) / std::max(extent_.above + extent_.below, 1.0);
  return std::clamp(std::min(across, down), View::least_zoom / 4, View::most_zoom);
}

void TurnedView::fit() {
  fitted_ = true;
  zoom_ = fitting_zoom();
  middle_ = extent_.boards.centre();
}

void TurnedView::zoom_at(ScreenPoint pointer, double factor) {
  const auto held = ground_at(pointer);
  middle_ = ground_at({size_.x / 2, size_.y / 2});
  fitted_ = false;
  zoom_ = std::clamp(zoom_ * factor, fitting_zoom() / 2, View::most_zoom);
  middle_ = middle_ + held - ground_at(pointer);
  hold_middle();
}

void TurnedView::zoom_steps_at(ScreenPoint pointer, double steps) { zoom_at(pointer, zoom_factor(steps)); }

void TurnedView::pan(ScreenPoint by) {
  middle_ = ground_at({size_.x / 2 - by.x, size_.y / 2 - by.y});
  fitted_ = false;
  hold_middle();
}

void TurnedView::hold_middle() {
  const auto last = extent_.boards.bottom_right();
  middle_ = {std::clamp(middle_.x, extent_.boards.top_left.x, std::max(last.x, extent_.boards.top_left.x)),
             std::clamp(middle_.y, extent_.boards.top_left.y, std::max(last.y, extent_.boards.top_left.y))};
}

ScreenPoint TurnedView::origin() const {
  const auto corner = Axonometry(azimuth_).at(Vec{} - middle_, 0) * zoom_;
  // What stands reaches farther up than down.
  const double lower = fitted_ ? (extent_.above - extent_.below) / 2 * zoom_ : 0;
  const double aside = fitted_ ? lean_ : 0;
  return {size_.x / 2 + aside + corner.x, size_.y / 2 + lower + corner.y};
}

Vec TurnedView::ground_at(ScreenPoint in_picture) const {
  const auto corner = origin();
  return Axonometry(azimuth_).ground_at(Vec{in_picture.x - corner.x, in_picture.y - corner.y} * (1 / zoom_));
}

std::string words_for_azimuth(double azimuth) {
  if (azimuth >= 45 && azimuth < 135) return translate("From the east");
  if (azimuth >= 135 && azimuth < 225) return translate("From the south");
  if (azimuth >= 225 && azimuth < 315) return translate("From the west");
  return translate("From the north");
}

}  // namespace bulkhead

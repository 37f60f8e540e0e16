// SPDX-License-Identifier: MIT
#include "rendering/built/axonometry.h"

#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

constexpr std::array<std::pair<std::string_view, BuiltView>, 4> views = {{{"from-south", BuiltView::from_south},
                                                                          {"from-east", BuiltView::from_east},
                                                                          {"from-north", BuiltView::from_north},
                                                                          {"from-west", BuiltView::from_west}}};

constexpr double radians(double degrees) { return degrees * std::numbers::pi / 180; }

/// How long what lies along the line of sight is in the picture, and what stands upright.
double of_depth() {
  static const double share = std::sin(radians(elevation));
  return share;
}
double of_height() {
  static const double share = std::cos(radians(elevation));
  return share;
}

}  // namespace

Result<BuiltView> parse_built_view(std::string_view text) {
  for (const auto& [word, view] : views) {
    if (word == text) return view;
  }
  return fail("There is no view \"" + quotable(text) + "\": choose from-south, from-east, from-north or from-west.");
}

std::string_view to_text(BuiltView view) { return views[static_cast<std::size_t>(view)].first; }

double azimuth_of(BuiltView view) {
  switch (view) {
    case BuiltView::from_south: return 150;
    case BuiltView::from_east: return 60;
    case BuiltView::from_north: return 330;
    case BuiltView::from_west: break;
  }
  return 240;
}

Axonometry::Axonometry(double azimuth) {
  const double angle = radians(std::fmod(azimuth, 360));
  towards_ = {std::sin(angle), -std::cos(angle)};
}

Vec Axonometry::at(Vec ground, double height) const {
  const auto right = to_the_right();
  return {ground.x * right.x + ground.y * right.y, nearness(ground) * of_depth() - height * of_height()};
}

Vec Axonometry::ground_at(Vec picture) const {
  return to_the_right() * picture.x + towards_viewer() * (picture.y / of_depth());
}

Path Axonometry::laid(const Path& path, double height) const {
  Path result;
  for (const auto& segment : path.segments()) {
    switch (segment.verb) {
      case Path::Verb::move: result.move_to(at(segment.end, height)); break;
      case Path::Verb::line: result.line_to(at(segment.end, height)); break;
      case Path::Verb::curve:
        result.curve_to(at(segment.control1, height), at(segment.control2, height), at(segment.end, height));
        break;
      case Path::Verb::close: result.close(); break;
    }
  }
  return result;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "rendering/built/hidden_markers.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

constexpr int samples_around = 8;
/// A sign's middle stands so far above what hides its marker, in millimetres.
constexpr double above = 4;

constexpr double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }

/// Whether a segment passes through a convex outline, more than touching it.
bool passes_through(const Prism& prism, Vec from, Vec to) {
  double enter = 0;
  double leave = 1;
  for (std::size_t side = 0; side < prism.corners.size(); ++side) {
    const auto normal = outwards(prism, side);
    const double size = std::hypot(normal.x, normal.y);
    const double start = dot(from - prism.corners[side], normal) + touching * size;
    const double end = dot(to - prism.corners[side], normal) + touching * size;
    if (start >= 0 && end >= 0) return false;
    if (start > 0) enter = std::max(enter, start / (start - end));
    if (end > 0) leave = std::min(leave, start / (start - end));
    if (enter > leave) return false;
  }
  return true;
}

}  // namespace

bool hides(const Prism& prism, Vec ground, double height, const Axonometry& view) {
  // The ray of sight is above ground nearer by this much for each millimetre of height.
  static const double nearer = 1 / std::tan(elevation * std::numbers::pi / 180);
  const double low = std::max(prism.low - height, 0.0);
  const double high = prism.high - height;
  if (high <= low) return false;
  return passes_through(prism, ground + view.towards_viewer() * (low * nearer),
                        ground + view.towards_viewer() * (high * nearer));
}

bool fits_sign(const std::string& label) { return measure(label, sign_font).width <= 2 * sign_radius * 0.85; }

std::vector<HiddenMarker> hidden_markers(const MapPlan& map, const std::vector<Prism>& prisms, const Axonometry& view) {
  std::vector<HiddenMarker> result;
  for (std::size_t number = 0; number < map.markers.size(); ++number) {
    const auto& marker = map.markers[number];
    const double own = static_cast<double>(marker.stands_at.in_micrometres()) / 1000 / map.scale;
    // On top of its own disc.
    const double height = own > 0 ? own + 2 / map.scale : 0;
    std::vector<Vec> spots = {marker.centre};
    for (int sample = 0; sample < samples_around; ++sample) {
      const double angle = 2 * std::numbers::pi * sample / samples_around;
      spots.push_back(marker.centre + Vec{std::cos(angle), std::sin(angle)} * (marker.radius * 0.7));
    }
    std::vector<bool> hidden(spots.size(), false);
    double highest = height;
    for (const auto& prism : prisms) {
      for (std::size_t spot = 0; spot < spots.size(); ++spot) {
        if (!hides(prism, spots[spot], height, view)) continue;
        hidden[spot] = true;
        highest = std::max(highest, prism.high);
      }
    }
    if (!hidden.front() && 4 * std::ranges::count(hidden, true) <= samples_around) continue;
    const auto top = view.at(marker.centre, highest);
    result.push_back({number, view.at(marker.centre, height), top - Vec{0, above}});
  }
  return result;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "analysis/distance/tangent_graph.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "analysis/sight/visible_corners.h"

namespace bulkhead {
namespace {

/// What is kept at most: 56 MB.
constexpr std::size_t most_tangents = std::size_t{1} << 20;

}  // namespace

TangentGraph::TangentGraph(const Kernel& kernel, const TurningPoints& turning_points, double radius)
    : kernel_(&kernel),
      replaced_(turning_points.replaced),
      circles_(kernel, turning_points, radius),
      tangents_(2 * std::size_t{circles_.size()}) {}

void TangentGraph::see(FinePoint from, std::vector<std::uint32_t>& corners) const {
  see(Viewpoint(kernel_->mesh(), from), corners);
}

void TangentGraph::see(const Viewpoint& viewpoint, std::vector<std::uint32_t>& corners) const {
  const auto& mesh = kernel_->mesh();
  visible_corners(mesh, viewpoint, corners);
  if (kernel_->mesh_decides()) return;
  std::erase_if(corners, [&](std::uint32_t number) { return replaced_[number]; });
  for (auto number = static_cast<std::uint32_t>(mesh.corners().size()); number < circles_.size(); ++number) {
    corners.push_back(number);
  }
}

std::optional<TangentGraph::Tangent> TangentGraph::tangent(std::uint32_t from, double sense, std::uint32_t to,
                                                           double sense_there) {
  const auto between = circles_.corner(to) - circles_.corner(from);
  const double away = length(between);
  // The directions from both corners to where the straight piece touches their circles.
  double leave = 0;
  double arrive = 0;
  if (away == 0) {
    // Both ends of a wall without thickness: the one quarter goes on where the other ends.
    if (sense_there != sense) return std::nullopt;
    leave = arrive = circles_.first_direction(from) + (sense > 0 ? circles_.whole_angle(from) : 0);
  } else if (sense_there == sense) {
    leave = arrive = direction_of({sense * between.y, -sense * between.x});
  } else {
    const double cosine = 2 * circles_.radius() / away;
    if (cosine > 1 + CornerCircles::slack) return std::nullopt;
    leave = direction_of(between) - sense * std::acos(std::min(cosine, 1.0));
    arrive = leave + std::numbers::pi;
  }
  const auto left_at = circles_.angle_of(from, leave);
  const auto angle = circles_.angle_of(to, arrive);
  if (!left_at || !angle || !circles_.arc_at(from, *left_at)) return std::nullopt;
  const auto arc = circles_.arc_at(to, *angle);
  if (!arc) return std::nullopt;
  const double length = distance(circles_.place(from, *left_at), circles_.place(to, *angle));
  return Tangent{to, sense_there, *left_at, *angle, *arc, length};
}

std::vector<TangentGraph::Tangent>& TangentGraph::tangents(std::uint32_t corner, double sense) {
  auto& known = tangents_[2 * std::size_t{corner} + (sense > 0 ? 1U : 0U)];
  if (known) return *known;
  if (kept_ > most_tangents) {
    for (auto& kept : tangents_) kept.reset();
    kept_ = 0;
  }
  known.emplace();
  const auto& mesh = kernel_->mesh();
  const auto corners = mesh.corners();
  see(corner < corners.size() ? Viewpoint(mesh, corners[corner]) : Viewpoint(mesh, circles_.corner(corner)), seen_);
  for (const auto next : seen_) {
    if (next == corner) continue;
    for (const double sense_there : {1.0, -1.0}) {
      if (const auto found = tangent(corner, sense, next, sense_there)) known->push_back(*found);
    }
  }
  kept_ += known->size();
  return *known;
}

bool TangentGraph::has_room(Tangent& tangent, std::uint32_t from) const {
  if (tangent.room == Tangent::Room::unknown) {
    const bool room =
        circles_.has_room(circles_.place(from, tangent.left_at), circles_.place(tangent.to, tangent.angle));
    tangent.room = room ? Tangent::Room::enough : Tangent::Room::none;
  }
  return tangent.room == Tangent::Room::enough;
}

}  // namespace bulkhead

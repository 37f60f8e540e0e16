// SPDX-License-Identifier: MIT
#include "analysis/sight/sight.h"

#include <algorithm>
#include <cmath>

#include "analysis/sight/cone.h"
#include "analysis/sight/line.h"
#include "analysis/sight/obstacle_line.h"
#include "analysis/sight/obstacle_view.h"

namespace bulkhead {
namespace {

constexpr std::size_t usual_vertices = 128;

/// Collects the vertices of what a cone sees. It writes every vertex it is told of and moves on only behind those that
/// are seen.
template <StripMesh::Side Towards>
class Outline {
 public:
  /// Where the next vertex goes.
  using State = FinePoint*;

  Outline(FinePoint from, std::vector<FinePoint>& vertices)
      : from_(from), vertices_(vertices), end_(vertices.data() + vertices.size()) {}

  void strip(std::uint32_t, Ray, Ray) {}
  void corner(bool, std::uint32_t, double, double) {}
  FinePoint* vertex(FinePoint* next, bool seen, double x, double y) {
    if (next == end_) next = grown(next);
    *next = {from_.x + x, Towards == StripMesh::south ? from_.y + y : from_.y - y};
    return next + (seen ? 1 : 0);
  }

 private:
  FinePoint* grown(FinePoint* next) {
    const auto size = static_cast<std::size_t>(next - vertices_.data());
    vertices_.resize(std::max(2 * size, usual_vertices));
    end_ = vertices_.data() + vertices_.size();
    return vertices_.data() + size;
  }

  FinePoint from_;
  std::vector<FinePoint>& vertices_;
  FinePoint* end_;
};

/// From west to east; how many there are.
template <StripMesh::Side Towards>
std::size_t outline(const StripMesh& mesh, const Outlook& outlook, FinePoint from, std::vector<FinePoint>& vertices) {
  Outline<Towards> half(from, vertices);
  ConeWalk<Towards, Outline<Towards>> walk(mesh, outlook.from, half);
  auto* next = vertices.data();
  for (const auto strip : outlook.strips[Towards]) next = walk.follow(strip, due_west, due_east, next);
  return static_cast<std::size_t>(next - vertices.data());
}

}  // namespace

bool sees(const Plan& plan, Point from, Point to) {
  if (const auto* obstacles = plan.obstacles_to_sight()) {
    return is_clear(*obstacles, obstacles->inside(from), obstacles->inside(to));
  }
  const auto& mesh = plan.open_to_sight();
  return is_clear(mesh, mesh.inside(from), mesh.inside(to));
}

std::optional<SightStop> what_blocks(const Plan& plan, Point from, Point to) {
  const auto& mesh = plan.open_to_sight();
  if (const auto* obstacles = plan.obstacles_to_sight()) {
    const auto stop = first_stop(*obstacles, obstacles->inside(from), obstacles->inside(to));
    if (!stop) return std::nullopt;
    if (!obstacles->is_free(obstacles->inside(from))) return SightStop{fine(from), std::nullopt};
    return SightStop{mesh.on_battlefield(stop->at), plan.subject_of(stop->owner)};
  }
  Stop stop;
  if (is_clear(mesh, mesh.inside(from), mesh.inside(to), &stop)) return std::nullopt;
  if (mesh.places(mesh.inside(from)).empty()) return SightStop{fine(from), std::nullopt};
  const auto at = mesh.on_battlefield(stop.at);
  if (stop.block == StripMesh::none) return SightStop{at, std::nullopt};
  return SightStop{at, plan.sight_block(stop.block).subject};
}

std::span<const FinePoint> Lookout::visible_area(Point from) {
  const auto& mesh = plan_.open_to_sight();
  if (const auto* obstacles = plan_.obstacles_to_sight()) {
    view_among(*obstacles, obstacles->inside(from), polygon_);
    for (auto& vertex : polygon_) vertex = mesh.on_battlefield(vertex);
    return polygon_;
  }
  const Outlook outlook(mesh, mesh.inside(from));
  const auto northern = outline<StripMesh::north>(mesh, outlook, fine(from), polygon_);
  const auto southern = outline<StripMesh::south>(mesh, outlook, fine(from), southern_);
  if (polygon_.size() < northern + southern) polygon_.resize(northern + southern);
  // Each vertex once: to the north from west to east, to the south back again.
  std::size_t size = 0;
  FinePoint previous{INFINITY, INFINITY};
  const auto add = [&](FinePoint vertex) {
    polygon_[size] = vertex;
    size += vertex == previous ? 0U : 1U;
    previous = vertex;
  };
  for (std::size_t index = 0; index < northern; ++index) add(polygon_[index]);
  for (std::size_t index = southern; index > 0; --index) add(southern_[index - 1]);
  if (size > 1 && polygon_[0] == polygon_[size - 1]) --size;
  return {polygon_.data(), size};
}

std::vector<FinePoint> visible_area(const Plan& plan, Point from) {
  Lookout lookout(plan);
  const auto polygon = lookout.visible_area(from);
  return {polygon.begin(), polygon.end()};
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "analysis/sight/sight.h"

#include <algorithm>

#include "analysis/sight/cone.h"
#include "analysis/sight/line.h"

namespace bulkhead {
namespace {

constexpr std::size_t usual_vertices = 128;

/// Collects the vertices of what a cone sees, each once. It writes every vertex it is told of and moves on only behind
/// those that are seen.
template <StripMesh::Side side>
struct Outline {
  FinePoint from;
  std::vector<FinePoint>& polygon;
  std::size_t size = 0;

  void strip(std::uint32_t, Ray, Ray) {}
  void corner(bool, std::uint32_t, double, double) {}
  void vertex(bool seen, double x, double y) {
    if (size == polygon.size()) polygon.resize(2 * size);
    polygon[size] = {from.x + x, side == StripMesh::south ? from.y + y : from.y - y};
    size += seen ? 1 : 0;
  }
};

template <StripMesh::Side side>
std::size_t add_half(const StripMesh& mesh, const Outlook& outlook, FinePoint shift, std::vector<FinePoint>& polygon,
                     std::size_t size) {
  Outline<side> outline{outlook.from + shift, polygon, size};
  ConeWalk<side, Outline<side>> walk(mesh, outlook.from, outline);
  for (const auto strip : outlook.strips[side]) walk.follow(strip, due_west, due_east);
  return outline.size;
}

}  // namespace

bool sees(const Plan& plan, Point from, Point to) {
  const auto& mesh = plan.open_to_sight();
  return is_clear(mesh, mesh.inside(from), mesh.inside(to));
}

std::optional<SightStop> what_blocks(const Plan& plan, Point from, Point to) {
  const auto& mesh = plan.open_to_sight();
  Stop stop;
  if (is_clear(mesh, mesh.inside(from), mesh.inside(to), &stop)) return std::nullopt;
  if (mesh.places(mesh.inside(from)).empty()) return SightStop{fine(from), std::nullopt};
  const auto at = mesh.on_battlefield(stop.at);
  if (stop.block == StripMesh::none) return SightStop{at, std::nullopt};
  return SightStop{at, plan.sight_block(stop.block).subject};
}

void visible_area(const Plan& plan, Point from, std::vector<FinePoint>& polygon) {
  polygon.clear();
  const auto& mesh = plan.open_to_sight();
  const Outlook outlook(mesh, mesh.inside(from));
  const auto shift = fine(from) - outlook.from;
  polygon.resize(std::max(polygon.capacity(), usual_vertices));
  const auto northern = add_half<StripMesh::north>(mesh, outlook, shift, polygon, 0);
  polygon.resize(add_half<StripMesh::south>(mesh, outlook, shift, polygon, northern));
  std::reverse(polygon.begin() + static_cast<std::ptrdiff_t>(northern), polygon.end());
  polygon.erase(std::unique(polygon.begin(), polygon.end()), polygon.end());
  if (polygon.size() > 1 && polygon.front() == polygon.back()) polygon.pop_back();
}

std::vector<FinePoint> visible_area(const Plan& plan, Point from) {
  std::vector<FinePoint> polygon;
  visible_area(plan, from, polygon);
  return polygon;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "analysis/sight/sight.h"

#include <algorithm>

#include "analysis/sight/cone.h"
#include "analysis/sight/line.h"
#include "analysis/sight/obstacle_line.h"
#include "analysis/sight/obstacle_view.h"
#include "analysis/sight/outline.h"

namespace bulkhead {

bool sees(const Plan& plan, Point from, Point to) {
  const auto& mesh = plan.open_to_sight();
  const auto begin = mesh.inside(from);
  const auto end = mesh.inside(to);
  return is_clear(mesh, begin, end) && is_clear_of_polygons(plan.obstacles_to_sight(), begin, end);
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
  return SightStop{mesh.on_battlefield(stop.at), plan.subject_of(stop.block)};
}

std::span<const FinePoint> Lookout::visible_area(Point from) {
  const auto seen = area_past_polygons(from);
  const auto* obstacles = plan_.obstacles_to_sight();
  if (obstacles == nullptr || !polygons_in_view(*obstacles, from, seen, among_polygons_)) return seen;
  for (auto& vertex : among_polygons_) vertex = plan_.open_to_sight().on_battlefield(vertex);
  return among_polygons_;
}

std::span<const FinePoint> Lookout::area_past_polygons(Point from) {
  const auto& mesh = plan_.open_to_sight();
  const auto inside = mesh.inside(from);
  const auto strip = mesh.strip_around(inside);
  if (strip == StripMesh::none) return visible_area_on_line(inside, fine(from));
  // To the north from west to east, to the south back again; no vertices due east and due west, on the strip's sides.
  const auto west = static_cast<std::int64_t>(mesh.strips()[strip].west - inside.x);
  const auto east = static_cast<std::int64_t>(mesh.strips()[strip].east - inside.x);
  Outline outline(inside, fine(from), polygon_);
  const auto half = outline.follow(north_, strip, {west, 0}, {east, 0}, 0);
  const auto size = outline.follow(south_, strip, {-east, 0}, {-west, 0}, half);
  return {polygon_.data(), size};
}

std::span<const FinePoint> Lookout::visible_area_on_line(FinePoint inside, FinePoint from) {
  const Outlook outlook(plan_.open_to_sight(), inside);
  Outline outline(inside, from, polygon_);
  std::size_t half = 0;
  for (const auto strip : outlook.strips[StripMesh::north]) {
    half = outline.follow(north_, strip, Outline::leftmost, Outline::rightmost, half);
  }
  auto size = half;
  for (const auto strip : outlook.strips[StripMesh::south]) {
    size = outline.follow(south_, strip, Outline::leftmost, Outline::rightmost, size);
  }
  const auto begin = polygon_.begin();
  size = static_cast<std::size_t>(std::unique(begin, begin + static_cast<std::ptrdiff_t>(size)) - begin);
  if (size > 1 && polygon_[0] == polygon_[size - 1]) --size;
  return {polygon_.data(), size};
}

std::vector<FinePoint> visible_area(const Plan& plan, Point from) {
  Lookout lookout(plan);
  const auto polygon = lookout.visible_area(from);
  return {polygon.begin(), polygon.end()};
}

}  // namespace bulkhead

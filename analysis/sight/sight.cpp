// SPDX-License-Identifier: MIT
#include "analysis/sight/sight.h"

#include <algorithm>

#include "analysis/sight/cone.h"
#include "analysis/sight/visibility_polygon_writer.h"

namespace bulkhead {

bool sees(const Plan& plan, Point from, Point to) {
  const auto& kernel = plan.sight();
  return kernel.is_clear(kernel.inside(from), kernel.inside(to));
}

std::optional<SightStop> what_blocks(const Plan& plan, Point from, Point to) {
  const auto& kernel = plan.sight();
  const auto stop = kernel.first_stop(kernel.inside(from), kernel.inside(to));
  if (!stop) return std::nullopt;
  if (!kernel.is_free(kernel.inside(from))) return SightStop{fine(from), std::nullopt};
  return SightStop{kernel.on_battlefield(stop->at), plan.subject_of(stop->by)};
}

std::span<const FinePoint> VisibilityQuery::visible_area(Point from) {
  return plan_.sight().visible_area(from, area_in_mesh(from), among_polygons_);
}

std::span<const FinePoint> VisibilityQuery::area_in_mesh(Point from) {
  const auto& mesh = plan_.sight().mesh();
  const auto inside = mesh.inside(from);
  const auto strip = mesh.strip_around(inside);
  if (strip == StripMesh::none) return visible_area_on_line(inside, fine(from));
  // To the north from west to east, to the south back again; no vertices due east and due west, on the strip's sides.
  const auto west = static_cast<std::int64_t>(mesh.strips()[strip].west - inside.x);
  const auto east = static_cast<std::int64_t>(mesh.strips()[strip].east - inside.x);
  VisibilityPolygonWriter writer(inside, fine(from), polygon_);
  const auto half = writer.follow(north_, strip, {west, 0}, {east, 0}, 0);
  const auto size = writer.follow(south_, strip, {-east, 0}, {-west, 0}, half);
  return {polygon_.data(), size};
}

std::span<const FinePoint> VisibilityQuery::visible_area_on_line(FinePoint inside, FinePoint from) {
  const Viewpoint viewpoint(plan_.sight().mesh(), inside);
  VisibilityPolygonWriter writer(inside, from, polygon_);
  std::size_t half = 0;
  for (const auto strip : viewpoint.strips[StripMesh::north]) {
    half = writer.follow(north_, strip, VisibilityPolygonWriter::leftmost, VisibilityPolygonWriter::rightmost, half);
  }
  auto size = half;
  for (const auto strip : viewpoint.strips[StripMesh::south]) {
    size = writer.follow(south_, strip, VisibilityPolygonWriter::leftmost, VisibilityPolygonWriter::rightmost, size);
  }
  const auto begin = polygon_.begin();
  size = static_cast<std::size_t>(std::unique(begin, begin + static_cast<std::ptrdiff_t>(size)) - begin);
  if (size > 1 && polygon_[0] == polygon_[size - 1]) --size;
  return {polygon_.data(), size};
}

std::vector<FinePoint> visible_area(const Plan& plan, Point from) {
  VisibilityQuery query(plan);
  const auto polygon = query.visible_area(from);
  return {polygon.begin(), polygon.end()};
}

}  // namespace bulkhead

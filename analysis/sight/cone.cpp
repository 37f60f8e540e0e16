// SPDX-License-Identifier: MIT
#include "analysis/sight/cone.h"

namespace bulkhead {

Viewpoint::Viewpoint(const StripMesh& mesh, FinePoint at) : from(at) {
  for (const auto number : mesh.places(at)) {
    const auto& strip = mesh.strips()[number];
    if (strip.y[StripMesh::north] < at.y) strips[StripMesh::north].add(number);
    if (strip.y[StripMesh::south] > at.y) strips[StripMesh::south].add(number);
    if (strip.y[StripMesh::north] == at.y || strip.y[StripMesh::south] == at.y) level.add(number);
  }
}

Viewpoint::Viewpoint(const StripMesh& mesh, const StripMesh::Corner& corner) : from{corner.x, corner.y} {
  for (const auto side : {StripMesh::north, StripMesh::south}) look(mesh, side, corner.strips[side]);
}

void Viewpoint::look(const StripMesh& mesh, StripMesh::Side side, std::uint32_t number) {
  level.add(number);
  const auto& strip = mesh.strips()[number];
  if (strip.y[side] != from.y) {
    strips[side].add(number);
    return;
  }
  for (auto index = strip.openings[side].first; index < strip.openings[side].last; ++index) {
    const auto& opening = mesh.openings()[index];
    if (opening.west <= from.x && from.x <= opening.east) look(mesh, side, opening.strips[side]);
  }
}

}  // namespace bulkhead

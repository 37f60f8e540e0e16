// SPDX-License-Identifier: MIT
#include <CGAL/Constrained_Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Surface_mesh.h>
#include <CGAL/Surface_mesh_shortest_path.h>
#include <limits>
#include <map>

#include "tests/bench/analysis/peers.h"

namespace bulkhead::bench {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Triangulation = CGAL::Constrained_Delaunay_triangulation_2<Kernel>;
using Surface = CGAL::Surface_mesh<Kernel::Point_3>;
using Traits = CGAL::Surface_mesh_shortest_path_traits<Kernel, Surface>;
using ShortestPath = CGAL::Surface_mesh_shortest_path<Traits>;
using Location = ShortestPath::Face_location;

struct CgalWays::Parts {
  FinePoint shift;
  Triangulation triangulation;
  std::map<Triangulation::Face_handle, Surface::Face_index> faces;
  Surface surface;
  std::unique_ptr<ShortestPath> paths;
  std::vector<std::optional<Location>> samples;

  /// The triangle that holds a point, with the point's weights in it; nothing inside of walls.
  [[nodiscard]] std::optional<Location> locate(FinePoint at) const {
    const auto found = faces.find(triangulation.locate({at.x, at.y}));
    if (found == faces.end()) return std::nullopt;
    // The order of the weights is that of the face's first half-edge.
    const auto edge = surface.halfedge(found->second);
    std::vector<FinePoint> corners;
    for (const auto vertex : {surface.source(edge), surface.target(edge), surface.target(surface.next(edge))}) {
      corners.push_back({surface.point(vertex).x(), surface.point(vertex).y()});
    }
    const double whole = cross(corners[1] - corners[0], corners[2] - corners[0]);
    const double second = cross(at - corners[0], corners[2] - corners[0]) / whole;
    const double third = cross(corners[1] - corners[0], at - corners[0]) / whole;
    return Location{found->second, {{1 - second - third, second, third}}};
  }
};

CgalWays::CgalWays(const Plan& plan, const SampleGrid& grid) : parts_(std::make_unique<Parts>()) {
  const auto& mesh = plan.ways().mesh();
  auto& triangulation = parts_->triangulation;
  const auto add = [&](double x0, double y0, double x1, double y1) {
    if (x0 != x1 || y0 != y1) triangulation.insert_constraint({x0, y0}, {x1, y1});
  };
  for (const auto& strip : mesh.strips()) {
    add(strip.west, strip.y[0], strip.west, strip.y[1]);
    add(strip.east, strip.y[0], strip.east, strip.y[1]);
    for (const auto side : {StripMesh::north, StripMesh::south}) {
      double wall = strip.west;
      for (auto index = strip.openings[side].first; index < strip.openings[side].last; ++index) {
        add(wall, strip.y[side], mesh.openings()[index].west, strip.y[side]);
        wall = mesh.openings()[index].east;
      }
      add(wall, strip.y[side], strip.east, strip.y[side]);
    }
  }
  std::map<Triangulation::Vertex_handle, Surface::Vertex_index> vertices;
  const auto vertex = [&](Triangulation::Vertex_handle handle) {
    const auto [at, added] = vertices.try_emplace(handle);
    if (added) at->second = parts_->surface.add_vertex({handle->point().x(), handle->point().y(), 0});
    return at->second;
  };
  for (const auto face : triangulation.finite_face_handles()) {
    const auto middle = CGAL::centroid(triangulation.triangle(face));
    if (mesh.places({middle.x(), middle.y()}).empty()) continue;
    parts_->faces[face] =
        parts_->surface.add_face(vertex(face->vertex(0)), vertex(face->vertex(1)), vertex(face->vertex(2)));
  }
  parts_->shift = mesh.inside({});
  parts_->paths = std::make_unique<ShortestPath>(parts_->surface);
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.columns; ++column) {
      const auto at = mesh.inside(grid.at(column, row));
      parts_->samples.push_back(mesh.places(at).empty() ? std::nullopt : parts_->locate(at));
    }
  }
}

CgalWays::~CgalWays() = default;

std::vector<double> CgalWays::distances(Point from) const {
  auto& paths = *parts_->paths;
  paths.remove_all_source_points();
  const auto source = parts_->locate(fine(from) + parts_->shift);
  paths.add_source_point(source->first, source->second);
  paths.build_sequence_tree();
  std::vector<double> distances;
  for (const auto& sample : parts_->samples) {
    distances.push_back(sample ? paths.shortest_distance_to_source_points(sample->first, sample->second).first
                               : std::numeric_limits<double>::infinity());
  }
  return distances;
}

}  // namespace bulkhead::bench

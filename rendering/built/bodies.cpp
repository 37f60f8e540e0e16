// SPDX-License-Identifier: MIT
#include "rendering/built/bodies.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "analysis/geometry/convex_pieces.h"

namespace bulkhead {
namespace {

/// The opening of a hatchway reaches so high, of the wall's height; above it the wall goes on.
constexpr double opening_height = 0.8;
/// Of the wall's thickness.
constexpr double leaf_thickness = 0.45;
/// How thick markers are that stand on something, in millimetres on the table.
constexpr double marker_thickness = 2;

/// A rectangle given along and across an axis.
Loop corners_of(const Axes& axes, double from, double to, double first_side, double second_side) {
  Loop corners = {axes.at(from, first_side), axes.at(to, first_side), axes.at(to, second_side),
                  axes.at(from, second_side)};
  // An axis that runs down the page has its second side in the east: there the corners went the other way round.
  const bool clockwise = axes.along.x * axes.across.y - axes.along.y * axes.across.x > 0;
  if (!clockwise) std::ranges::reverse(corners);
  return corners;
}

Loop round(Vec centre, double radius, double from, double to, int pieces) {
  Loop corners;
  for (int piece = 0; piece <= pieces; ++piece) {
    const double angle = (from + (to - from) * piece / pieces) * std::numbers::pi / 180;
    corners.push_back(centre + Vec{std::cos(angle), std::sin(angle)} * radius);
  }
  return corners;
}

bool clockwise(const Loop& loop) {
  double area = 0;
  for (std::size_t index = 0; index < loop.size(); ++index) {
    const auto a = loop[index];
    const auto b = loop[(index + 1) % loop.size()];
    area += a.x * b.y - a.y * b.x;
  }
  return area > 0;
}

/// The convex pieces of an outline, clockwise.
std::vector<Loop> convex_loops(Loop loop) {
  if (!clockwise(loop)) std::ranges::reverse(loop);
  // The decomposition takes whole numbers below 2^27: far finer lengths than can be drawn.
  double furthest = 1;
  for (const auto corner : loop) furthest = std::max({furthest, std::abs(corner.x), std::abs(corner.y)});
  const double fine = std::min(1e5, 1e8 / furthest);
  std::vector<WholePoint> corners;
  for (const auto corner : loop) corners.push_back({std::llround(corner.x * fine), std::llround(corner.y * fine)});
  std::vector<Loop> pieces;
  for (const auto& piece : convex_pieces(std::move(corners))) {
    Loop back;
    for (const auto corner : piece) {
      back.push_back({static_cast<double>(corner.x) / fine, static_cast<double>(corner.y) / fine});
    }
    if (back.size() > 2) pieces.push_back(std::move(back));
  }
  return pieces;
}

/// Whether a side of a piece is one of the whole outline.
bool is_side_of(const Loop& outline, Vec from, Vec to) {
  constexpr double slack = 1e-4;
  const auto middle = (from + to) * 0.5;
  for (std::size_t index = 0; index < outline.size(); ++index) {
    const auto end = outline[(index + 1) % outline.size()];
    if (distance_to_segment(middle, outline[index], end) > slack) continue;
    if (distance_to_segment(from, outline[index], end) < slack &&
        distance_to_segment(to, outline[index], end) < slack) {
      return true;
    }
  }
  return false;
}

class Collector {
 public:
  Collector(const MapPlan& plan, const EmphasisOf& emphasis) : plan_(plan), emphasis_(emphasis) {}

  BuiltBodies run() {
    for (const auto& pillar : plan_.pillars) add(pillar);
    for (const auto& end : plan_.wall_ends) add(end);
    for (const auto& wall : plan_.walls) add(wall);
    for (const auto& hatchway : plan_.hatchways) add(hatchway);
    for (const auto& feature : plan_.features) {
      for (const auto& part : feature.bodies) {
        if (!part.style.flat) add(part, feature.object);
      }
    }
    for (const auto& marker : plan_.markers) {
      if (marker.stands_at > Length()) add(marker);
    }
    return std::move(result_);
  }

 private:
  using Material = BuiltBody::Material;

  [[nodiscard]] double on_paper(Length length) const {
    return static_cast<double>(length.in_micrometres()) / 1000 / plan_.scale;
  }
  [[nodiscard]] double wall_height(double known) const { return known > 0 ? known : unknown_height / plan_.scale; }

  std::size_t add_body(BuiltBody body) {
    result_.bodies.push_back(std::move(body));
    return result_.bodies.size() - 1;
  }
  void add_prism(Loop corners, double low, double high, std::size_t body) {
    add_prism(prism_of(std::move(corners), low, high, body));
  }
  void add_prism(Prism prism) {
    if (prism.corners.size() > 2) result_.prisms.push_back(std::move(prism));
  }
  [[nodiscard]] BuiltBody body_of(Material material, const ObjectInfo& object) const {
    BuiltBody body;
    body.material = material;
    body.address = object.address;
    body.pale = emphasis_(object) == Emphasis::pale;
    return body;
  }

  void add(const PillarBlock& pillar) {
    const auto axes = turned_axes(pillar.centre, pillar.size.x, pillar.turn);
    add_prism(corners_of(axes, 0, pillar.size.x, -pillar.size.y / 2, pillar.size.y / 2), 0, wall_height(pillar.height),
              add_body(body_of(Material::pillar, pillar.object)));
  }

  void add(const WallEndCap& end) {
    const double radius = end.thickness * 0.85;
    const auto body = add_body(body_of(Material::pillar, end.object));
    if (!end.turn)
      return add_prism(without_last(round(end.node, radius, 0, 360, 16)), 0, wall_height(end.height), body);
    // Pointing north it begins at the west and goes round to the east, then down to the wall.
    const double north = *end.turn;
    auto corners = round(end.node, radius, 180 + north, 360 + north, 8);
    const auto axes = turned_axes(end.node, 0, *end.turn);
    corners.push_back(axes.at(radius, end.thickness / 2));
    corners.push_back(axes.at(-radius, end.thickness / 2));
    add_prism(std::move(corners), 0, wall_height(end.height), body);
  }

  static Loop without_last(Loop loop) {
    loop.pop_back();
    return loop;
  }

  void add(const WallBar& wall) {
    const auto& run = wall.run;
    auto body = body_of(Material::wall, wall.object);
    body.breachable = wall.breachable;
    add_prism(corners_of(run.axes, -run.before, run.length + run.after, -run.first_side, run.second_side), 0,
              wall_height(run.height), add_body(std::move(body)));
  }

  /// The wall on both sides of the opening and above it, as one body; then its leaf or leaves.
  void add(const HatchwayLeaf& hatchway) {
    const auto& run = hatchway.run;
    const double from = (run.length - hatchway.access) / 2;
    const double to = from + hatchway.access;
    const double height = wall_height(run.height);
    auto body = body_of(Material::wall, hatchway.object);
    body.breachable = hatchway.breachable;
    const auto wall = add_body(std::move(body));
    const double lintel = height * opening_height;
    const auto piece = [&](double begin, double end, double low) {
      return prism_of(corners_of(run.axes, begin, end, -run.first_side, run.second_side), low, height, wall);
    };
    // Above the opening the wall is one; below it has edges there.
    add_prism(with_edges_to(piece(-run.before, from, 0), run.axes, from, lintel));
    add_prism(with_edges_to(piece(to, run.length + run.after, 0), run.axes, to, lintel));
    add_prism(with_joined_ends(piece(from, to, lintel), run.axes));

    auto leaf = body_of(Material::leaf, hatchway.object);
    leaf.access = hatchway.kind;
    leaf.controller = hatchway.controller;
    const auto number = add_body(std::move(leaf));
    const double half = run.thickness * leaf_thickness / 2;
    if (!hatchway.open) return add_prism(corners_of(run.axes, from, to, -half, half), 0, lintel, number);
    const double side = hatchway.facing == Facing::second ? 1 : -1;
    const auto swung = [&](double hinge, double width, double length) {
      const double near = side > 0 ? run.second_side : -run.first_side;
      const auto [low, high] = std::minmax(near, near + side * length);
      const auto [begin, end] = std::minmax(hinge, hinge + width);
      add_prism(corners_of(run.axes, begin, end, low, high), 0, lintel, number);
    };
    if (hatchway.kind == HatchAccess::Kind::airlock) {
      swung(from, 2 * half, hatchway.access / 2);
      swung(to, -2 * half, hatchway.access / 2);
    } else {
      const bool first = hatchway.hinge == Hinge::first;
      swung(first ? from : to, first ? 2 * half : -2 * half, hatchway.access);
    }
  }

  /// Its edges at a distance along a run are drawn no higher than this.
  static Prism with_edges_to(Prism prism, const Axes& axes, double at, double height) {
    for (std::size_t corner = 0; corner < prism.corners.size(); ++corner) {
      const double here = along(axes, prism.corners[corner] - axes.origin);
      if (std::abs(here - at) < touching) prism.sides[corner].edge_to = height;
    }
    return prism;
  }
  /// The sides across a run are where it goes on.
  static Prism with_joined_ends(Prism prism, const Axes& axes) {
    for (std::size_t corner = 0; corner < prism.corners.size(); ++corner) {
      const auto side = side_end(prism, corner) - prism.corners[corner];
      if (std::abs(along(axes, side)) < touching) prism.sides[corner].outer = false;
    }
    return prism;
  }
  static double along(const Axes& axes, Vec way) { return way.x * axes.along.x + way.y * axes.along.y; }

  void add(const FeatureBody& part, const ObjectInfo& object) {
    auto body = body_of(Material::feature, object);
    body.part = part;
    body.part->beneath.clear();
    body.part->stands_on.clear();
    const auto number = add_body(std::move(body));
    for (const auto& loop : part.loops) {
      for (auto& piece : convex_loops(loop)) {
        auto prism = prism_of(std::move(piece), on_paper(part.begins_at), on_paper(part.ends_at), number);
        for (std::size_t corner = 0; corner < prism.corners.size(); ++corner) {
          prism.sides[corner].outer = is_side_of(loop, prism.corners[corner], side_end(prism, corner));
        }
        add_prism(std::move(prism));
      }
    }
  }

  void add(const MarkerToken& marker) {
    auto body = body_of(Material::marker, marker.object);
    body.marker = marker;
    const auto number = add_body(std::move(body));
    const double low = on_paper(marker.stands_at);
    for (const auto& loop : loops_of(path_of(marker))) {
      for (auto& piece : convex_loops(loop)) {
        add_prism(std::move(piece), low, low + marker_thickness / plan_.scale, number);
      }
    }
  }

  const MapPlan& plan_;
  const EmphasisOf& emphasis_;
  BuiltBodies result_;
};

template <typename T>
void leave_out(std::vector<T>& things, const EmphasisOf& emphasis) {
  std::erase_if(things, [&](const T& thing) { return emphasis(thing.object) == Emphasis::absent; });
}

}  // namespace

void leave_out_absent(MapPlan& plan, const EmphasisOf& emphasis) {
  leave_out(plan.zones, emphasis);
  leave_out(plan.features, emphasis);
  leave_out(plan.walls, emphasis);
  leave_out(plan.hatchways, emphasis);
  leave_out(plan.pillars, emphasis);
  leave_out(plan.wall_ends, emphasis);
  leave_out(plan.markers, emphasis);
}

BuiltBodies bodies_of(const MapPlan& plan, const EmphasisOf& emphasis) { return Collector(plan, emphasis).run(); }

}  // namespace bulkhead

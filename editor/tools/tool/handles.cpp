// SPDX-License-Identifier: MIT
#include "editor/tools/tool/handles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "analysis/geometry/rectangles.h"
#include "editor/tools/pointing/pointing.h"
#include "editor/tools/tool/grid.h"
#include "editor/tools/tool/zone_outline.h"
#include "model/edit/edit.h"
#include "model/mission/geometry.h"
#include "model/mission/on_boards.h"

namespace bulkhead {
namespace {

/// How far from the middle the handle stands that turns something, in pixels.
constexpr double turn_distance = 50;

struct SelectedZone {
  const Zone* zone = nullptr;
  bool area = false;
};

const Id* only_object(const Scene& scene) {
  if (scene.selection.size() != 1) return nullptr;
  const auto* object = std::get_if<ObjectAddress>(&scene.selection.addresses().front());
  return object == nullptr ? nullptr : &object->id;
}

SelectedZone selected_zone(const Scene& scene) {
  const auto* id = only_object(scene);
  if (id == nullptr) return {};
  if (const auto* zone = find_zone(scene.mission, *id)) return {zone, false};
  return {find_area(scene.mission, *id), true};
}

/// Something that turns, and where its middle is on the table.
struct Turning {
  Id id;
  int turn = 0;
  Vec middle;
};

std::optional<Turning> selected_turning(const Scene& scene) {
  const auto* id = only_object(scene);
  if (id == nullptr) return std::nullopt;
  const auto of = [&](const auto& found) -> std::optional<Turning> {
    if (found.thing == nullptr) return std::nullopt;
    return Turning{*id, found.thing->turn, scene.table.at(found.board, found.at)};
  };
  const auto feature = of(find_on_boards(scene.mission, &Board::features, *id));
  return feature ? feature : of(find_on_boards(scene.mission, &Board::pieces, *id));
}

Vec on_table(const Scene& scene, Point point) { return scene.table.at(scene.mission, Place(point)); }

Point halfway(Point one, Point other) { return centre_of(Rectangle{one, other}); }

/// Where the front of a strip is, in its middle.
Point front_of(const Mission& mission, const StripShape& strip) {
  const auto all = battlefield_bounds(mission);
  const auto middle = centre_of(all);
  switch (strip.edge) {
    case Compass::north: return {middle.x, all.top_left.y + strip.depth};
    case Compass::south: return {middle.x, all.bottom_right.y - strip.depth};
    case Compass::west: return {all.top_left.x + strip.depth, middle.y};
    case Compass::east: break;
  }
  return {all.bottom_right.x - strip.depth, middle.y};
}

void add_handles(std::vector<Handle>& handles, const Scene& scene, const Shape& shape) {
  if (const auto* polygon = std::get_if<PolygonShape>(&shape)) {
    const auto& corners = polygon->corners;
    for (std::size_t index = 0; index < corners.size(); ++index) {
      handles.push_back({Handle::Kind::corner, index, on_table(scene, corners[index])});
    }
    for (std::size_t index = 0; index < corners.size(); ++index) {
      const auto& next = corners[(index + 1) % corners.size()];
      handles.push_back({Handle::Kind::side, index, on_table(scene, halfway(corners[index], next))});
    }
  } else if (const auto* circle = std::get_if<CircleShape>(&shape)) {
    auto rim = point_of(scene.mission, circle->centre);
    rim.x = rim.x + circle->radius;
    handles.push_back({Handle::Kind::radius, 0, on_table(scene, rim)});
  } else if (const auto* strip = std::get_if<StripShape>(&shape)) {
    handles.push_back({Handle::Kind::depth, 0, on_table(scene, front_of(scene.mission, *strip))});
  }
}

std::optional<Edit> with_shape(const Mission& mission, const SelectedZone& selected, Shape shape) {
  const auto* polygon = std::get_if<PolygonShape>(&shape);
  if (polygon != nullptr && !check_footprint(PolygonFootprint{polygon->corners})) return std::nullopt;
  if (!check_shape(mission, shape)) return std::nullopt;
  auto zone = *selected.zone;
  zone.shape = std::move(shape);
  return PutZone{std::move(zone), selected.area};
}

std::optional<Edit> turned(const Scene& scene, const Pointer& pointer) {
  const auto turning = selected_turning(scene);
  if (!turning) return std::nullopt;
  const auto way = pointer.at - turning->middle;
  // Clockwise from above.
  const double degrees = std::atan2(way.x, -way.y) * 180 / std::numbers::pi;
  const int step = pointer.modifiers.alt ? 1 : 15;
  const int turn = (static_cast<int>(std::lround(degrees / step)) * step % 360 + 360) % 360;
  return TurnObject{turning->id, turn};
}

/// Its shape with the handle at a point of the battlefield.
std::optional<Shape> reshaped(const Mission& mission, const Shape& shape, const Handle& handle, Point to) {
  if (const auto* polygon = std::get_if<PolygonShape>(&shape)) {
    auto corners = polygon->corners;
    if (handle.index >= corners.size()) return std::nullopt;
    if (handle.kind == Handle::Kind::side) {
      corners.insert(corners.begin() + static_cast<std::ptrdiff_t>(handle.index) + 1, to);
    } else {
      corners[handle.index] = to;
    }
    return PolygonShape{std::move(corners)};
  }
  if (const auto* circle = std::get_if<CircleShape>(&shape)) {
    const auto centre = point_of(mission, circle->centre);
    const auto radius = drawn_radius(centre, to);
    if (radius == Length()) return std::nullopt;
    return CircleShape{circle->centre, radius};
  }
  const auto* strip = std::get_if<StripShape>(&shape);
  if (strip == nullptr) return std::nullopt;
  const auto depth = distance_to_edge(battlefield_bounds(mission), strip->edge, to);
  if (depth <= Length()) return std::nullopt;
  return StripShape{strip->edge, depth};
}

std::optional<Edit> moved_polygon(const Scene& scene, const SelectedZone& selected, const PolygonShape& polygon,
                                  const Pointer& from, const Pointer& to) {
  const auto bounds = bounds_of(polygon.corners);
  const auto grabbed = point_at(scene.mission, scene.table, from.at, 0).point;
  const auto hit = point_at(scene.mission, scene.table, to.at, 0);
  const auto all = battlefield_bounds(scene.mission);
  const auto size = bounds.bottom_right - bounds.top_left;
  // Its top-left corner goes where a corner would, and no part of it off the battlefield.
  auto corner = drawn_by(scene, hit.board, bounds.top_left + hit.point - grabbed, to);
  corner.x = std::clamp(corner.x, all.top_left.x, std::max(all.top_left.x, all.bottom_right.x - size.x));
  corner.y = std::clamp(corner.y, all.top_left.y, std::max(all.top_left.y, all.bottom_right.y - size.y));
  PolygonShape moved = polygon;
  for (auto& each : moved.corners) each = each + corner - bounds.top_left;
  return with_shape(scene.mission, selected, std::move(moved));
}

/// Its centre stays as far from the pointer as where it was taken.
std::optional<Edit> moved_circle(const Scene& scene, const Zone& zone, const CircleShape& circle, const Pointer& from,
                                 const Pointer& to) {
  const auto centre = scene.table.at(scene.mission, circle.centre) + to.at - from.at;
  const auto hit = point_at(scene.mission, scene.table, centre, to.reach);
  const auto place = put_place(scene, hit, to);
  return place ? std::optional<Edit>(MoveObject{zone.id, *place}) : std::nullopt;
}

}  // namespace

std::optional<Vec> turning_middle(const Scene& scene) {
  const auto turning = selected_turning(scene);
  return turning ? std::optional(turning->middle) : std::nullopt;
}

std::vector<Handle> handles_of(const Scene& scene) {
  std::vector<Handle> handles;
  if (const auto selected = selected_zone(scene); selected.zone != nullptr) {
    add_handles(handles, scene, selected.zone->shape);
  } else if (const auto turning = selected_turning(scene)) {
    const double angle = turning->turn * std::numbers::pi / 180;
    const double distance = turn_distance * scene.pixel;
    handles.push_back(
        {Handle::Kind::turn, 0, turning->middle + Vec{std::sin(angle) * distance, -std::cos(angle) * distance}});
  }
  return handles;
}

std::optional<Handle> handle_at(const Scene& scene, const Pointer& pointer) {
  for (const auto& handle : handles_of(scene)) {
    const auto way = handle.at - pointer.at;
    if (std::hypot(way.x, way.y) <= pointer.reach) return handle;
  }
  return std::nullopt;
}

std::optional<Edit> dragged(const Scene& scene, const Handle& handle, const Pointer& pointer) {
  if (handle.kind == Handle::Kind::turn) return turned(scene, pointer);
  const auto selected = selected_zone(scene);
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  if (selected.zone == nullptr || hit.board == 0) return std::nullopt;
  auto shape = reshaped(scene.mission, selected.zone->shape, handle, drawn_point(scene, hit, pointer));
  if (!shape) return std::nullopt;
  return with_shape(scene.mission, selected, std::move(*shape));
}

std::optional<Edit> without_corner(const Scene& scene, const Handle& handle) {
  const auto selected = selected_zone(scene);
  const auto* polygon = selected.zone == nullptr ? nullptr : std::get_if<PolygonShape>(&selected.zone->shape);
  if (polygon == nullptr || handle.kind != Handle::Kind::corner || polygon->corners.size() <= 3) return std::nullopt;
  auto corners = polygon->corners;
  corners.erase(corners.begin() + static_cast<std::ptrdiff_t>(handle.index));
  return with_shape(scene.mission, selected, PolygonShape{std::move(corners)});
}

std::optional<Edit> moved_zone(const Scene& scene, const Pointer& from, const Pointer& to) {
  const auto selected = selected_zone(scene);
  if (selected.zone == nullptr || scene.mission.boards.empty()) return std::nullopt;
  const auto& shape = selected.zone->shape;
  if (const auto* polygon = std::get_if<PolygonShape>(&shape))
    return moved_polygon(scene, selected, *polygon, from, to);
  const auto* circle = std::get_if<CircleShape>(&shape);
  return circle == nullptr ? std::nullopt : moved_circle(scene, *selected.zone, *circle, from, to);
}

}  // namespace bulkhead

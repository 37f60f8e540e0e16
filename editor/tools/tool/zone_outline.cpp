// SPDX-License-Identifier: MIT
#include "editor/tools/tool/zone_outline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "analysis/geometry/points.h"
#include "editor/tools/pointing/steps.h"
#include "editor/tools/tool/grid.h"
#include "editor/tools/words/translate.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

/// The edge of the battlefield that a drag begins at.
Compass nearest_edge(const Mission& mission, Point point) {
  const auto all = battlefield_bounds(mission);
  constexpr std::array edges = {Compass::west, Compass::east, Compass::north, Compass::south};
  return *std::min_element(edges.begin(), edges.end(), [&](Compass one, Compass other) {
    return distance_to_edge(all, one, point) < distance_to_edge(all, other, point);
  });
}

Quarter quarter_at(const Mission& mission, Point point) {
  const auto all = battlefield_bounds(mission);
  const bool west = point.x - all.top_left.x < all.bottom_right.x - point.x;
  const bool north = point.y - all.top_left.y < all.bottom_right.y - point.y;
  if (north) return west ? Quarter::north_west : Quarter::north_east;
  return west ? Quarter::south_west : Quarter::south_east;
}

std::optional<Shape> rectangle(Point from, Point to) {
  if (from.x == to.x || from.y == to.y) return std::nullopt;
  const Point first{std::min(from.x, to.x), std::min(from.y, to.y)};
  const Point last{std::max(from.x, to.x), std::max(from.y, to.y)};
  return PolygonShape{{first, {last.x, first.y}, last, {first.x, last.y}}};
}

Length size_of(Length length) { return length < Length() ? -length : length; }

/// As far from one point as that, in the direction of another; to the right where that is the same.
Point at_distance(Point from, Point towards, Length length) {
  const auto across = static_cast<double>((towards.x - from.x).in_micrometres());
  const auto down = static_cast<double>((towards.y - from.y).in_micrometres());
  const double way = std::hypot(across, down);
  if (way == 0) return {from.x + length, from.y};
  const auto far = static_cast<double>(length.in_micrometres());
  return {from.x + Length::micrometres(std::llround(across / way * far)),
          from.y + Length::micrometres(std::llround(down / way * far))};
}

std::optional<Shape> strip(const Mission& mission, Point from, Point to) {
  if (from == to) return std::nullopt;
  const auto edge = nearest_edge(mission, from);
  const auto depth = distance_to_edge(battlefield_bounds(mission), edge, to);
  if (depth <= Length()) return std::nullopt;
  return StripShape{edge, depth};
}

/// Whether two stretches of line share a point.
bool meet(Point a, Point b, Point c, Point d) {
  const auto side = [](std::int64_t turn) { return turn > 0 ? 1 : turn < 0 ? -1 : 0; };
  const int c_side = side(turn(a, b, c));
  const int d_side = side(turn(a, b, d));
  const int a_side = side(turn(c, d, a));
  const int b_side = side(turn(c, d, b));
  if (c_side * d_side < 0 && a_side * b_side < 0) return true;
  return on_segment(a, b, c) || on_segment(a, b, d) || on_segment(c, d, a) || on_segment(c, d, b);
}

Length drawn_to(Length value, Length first, Length last, Length reach, Length step) {
  const auto near = [&](Length line) { return value - line <= reach && line - value <= reach; };
  if (near(first)) return first;
  return near(last) ? last : on_grid(value, first, step);
}

}  // namespace

void ZoneOutline::begin(ZoneForm form, Point at) {
  form_ = form;
  from_ = to_ = at;
  corners_ = {at};
  fixed_ = {};
}

std::vector<ToolFigure> ZoneOutline::figures(const Mission& mission, Point to) const {
  if (!form_) return {};
  const auto figure = [&](std::string_view name, Length value, std::size_t number = 0) {
    return ToolFigure{translate(name), fixed_[number].value_or(value), fixed_[number].has_value()};
  };
  switch (*form_) {
    case ZoneForm::rectangle:
      return {figure(marked("Width"), size_of(to.x - from_.x)), figure(marked("Depth"), size_of(to.y - from_.y), 1)};
    case ZoneForm::circle: {
      const auto radius = drawn_radius(from_, to);
      return {figure(marked("Across"), radius + radius)};
    }
    case ZoneForm::strip:
      return {figure(marked("Depth"), distance_to_edge(battlefield_bounds(mission), nearest_edge(mission, from_), to))};
    case ZoneForm::polygon: return {figure(marked("Side"), distance_between(corners_.back(), to))};
    case ZoneForm::quarter:
    case ZoneForm::cells: break;
  }
  return {};
}

void ZoneOutline::fix(std::size_t number, std::optional<Length> length) {
  if (number < fixed_.size()) fixed_[number] = length;
}

Point ZoneOutline::constrained(Point to) const {
  if (form_ == ZoneForm::rectangle) {
    const auto along = [](Length from, Length at, std::optional<Length> length) {
      if (!length) return at;
      return at < from ? from - *length : from + *length;
    };
    return {along(from_.x, to.x, fixed_[0]), along(from_.y, to.y, fixed_[1])};
  }
  if (form_ == ZoneForm::polygon && fixed_[0]) return at_distance(corners_.back(), to, *fixed_[0]);
  if (form_ == ZoneForm::circle && fixed_[0]) return at_distance(from_, to, *fixed_[0] / 2);
  return to;
}

void ZoneOutline::add_corner(Point corner) {
  corners_.push_back(corner);
  fixed_ = {};
}

std::optional<Shape> ZoneOutline::shape(const Mission& mission) const {
  if (!form_) return std::nullopt;
  switch (*form_) {
    case ZoneForm::rectangle: return rectangle(from_, to_);
    case ZoneForm::circle: {
      const auto radius = fixed_[0] ? *fixed_[0] / 2 : drawn_radius(from_, to_);
      if (radius == Length()) return std::nullopt;
      return CircleShape{from_, radius};
    }
    case ZoneForm::strip:
      if (fixed_[0]) return StripShape{nearest_edge(mission, from_), *fixed_[0]};
      return strip(mission, from_, to_);
    case ZoneForm::quarter: return QuarterShape{quarter_at(mission, to_), {}};
    case ZoneForm::polygon:
      if (corners_.size() < 3) return std::nullopt;
      return PolygonShape{corners_};
    case ZoneForm::cells: break;
  }
  return std::nullopt;
}

std::string ZoneOutline::size_words(const Mission& mission, RulerUnit unit) const {
  const auto drawn = shape(mission);
  if (!drawn || form_ == ZoneForm::polygon) return {};
  if (const auto* circle = std::get_if<CircleShape>(&*drawn)) {
    return translate("{} across", {length_words(circle->radius + circle->radius, unit)});
  }
  if (const auto* along = std::get_if<StripShape>(&*drawn)) {
    return translate("{} deep", {length_words(along->depth, unit)});
  }
  if (std::holds_alternative<QuarterShape>(*drawn)) return {};
  const auto size = [](Length one, Length other) { return one < other ? other - one : one - other; };
  return length_words(size(from_.x, to_.x), unit) + " × " + length_words(size(from_.y, to_.y), unit);
}

bool ZoneOutline::crosses(Point corner) const {
  if (corner == corners_.back()) return true;
  for (std::size_t index = 0; index + 1 < corners_.size(); ++index) {
    // The last side ends where the new one begins; it may not run back along it.
    const bool last = index + 2 == corners_.size();
    if (last ? on_segment(corners_.back(), corner, corners_[index]) ||
                   on_segment(corners_[index], corners_.back(), corner)
             : meet(corners_[index], corners_[index + 1], corners_.back(), corner)) {
      return true;
    }
  }
  return false;
}

bool ZoneOutline::crosses_closed() const { return !check_footprint(PolygonFootprint{corners_}); }

void ZoneOutline::remove_corner() {
  corners_.pop_back();
  if (corners_.empty()) cancel();
}

Length drawn_radius(Point centre, Point to) {
  const auto radius = distance_between(centre, to);
  return centre.x == to.x || centre.y == to.y ? radius : in_whole_millimetres(radius);
}

Length distance_to_edge(const Rectangle& ground, Compass edge, Point point) {
  switch (edge) {
    case Compass::north: return point.y - ground.top_left.y;
    case Compass::south: return ground.bottom_right.y - point.y;
    case Compass::west: return point.x - ground.top_left.x;
    case Compass::east: break;
  }
  return ground.bottom_right.x - point.x;
}

Point drawn_by(const Scene& scene, int board, Point point, const Pointer& pointer) {
  if (pointer.modifiers.alt) return in_whole_millimetres(point);
  const auto ground = board_bounds(scene.mission, *find_board(scene.mission, board));
  const auto reach = Length::micrometres(std::llround(pointer.reach * 1000));
  const auto step = step_length(StepSize::usual, scene.unit);
  return {drawn_to(point.x, ground.top_left.x, ground.bottom_right.x, reach, step),
          drawn_to(point.y, ground.top_left.y, ground.bottom_right.y, reach, step)};
}

Point drawn_point(const Scene& scene, const Hit& hit, const Pointer& pointer) {
  const bool at_node = !pointer.modifiers.alt && hit.node && hit.node->distance <= pointer.reach;
  if (at_node) return point_of(scene.mission, hit.node->what);
  const auto ground = board_bounds(scene.mission, *find_board(scene.mission, hit.board));
  const auto point = drawn_by(scene, hit.board, hit.point, pointer);
  return {std::clamp(point.x, ground.top_left.x, ground.bottom_right.x),
          std::clamp(point.y, ground.top_left.y, ground.bottom_right.y)};
}

bool meets_board(const Scene& scene, const Hit& hit, const Pointer& pointer) {
  if (hit.on_board || hit.board == 0) return hit.on_board;
  const auto ground = board_bounds(scene.mission, *find_board(scene.mission, hit.board));
  const Point nearest{std::clamp(hit.point.x, ground.top_left.x, ground.bottom_right.x),
                      std::clamp(hit.point.y, ground.top_left.y, ground.bottom_right.y)};
  const auto away = scene.table.at(hit.board, nearest) - pointer.at;
  return std::hypot(away.x, away.y) <= pointer.reach;
}

std::string edge_words(const Scene& scene, int board, Point point) {
  const auto ground = board_bounds(scene.mission, *find_board(scene.mission, board));
  const auto from = [&](Compass edge) { return distance_to_edge(ground, edge, point); };
  const auto words = [&](Compass edge) { return length_words(from(edge), scene.unit); };
  const auto across = from(Compass::west) <= from(Compass::east)
                          ? translate("{} from the west edge", {words(Compass::west)})
                          : translate("{} from the east edge", {words(Compass::east)});
  const auto down = from(Compass::north) <= from(Compass::south)
                        ? translate("{} from the north edge", {words(Compass::north)})
                        : translate("{} from the south edge", {words(Compass::south)});
  return across + ", " + down;
}

}  // namespace bulkhead

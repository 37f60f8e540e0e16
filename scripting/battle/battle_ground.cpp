// SPDX-License-Identifier: MIT
#include "scripting/battle/battle_ground.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "analysis/geometry/shape_ground.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

/// More are never kept: what takes longest is found again soon.
constexpr std::size_t most_plans = 64;
constexpr std::size_t most_spots = 200;

double as_number(Length length) { return static_cast<double>(length.in_micrometres()); }

double away_from(const std::vector<GroundPiece>& ground, Point point) {
  double least = std::numeric_limits<double>::infinity();
  for (const auto& piece : ground) least = std::min(least, distance_outside(piece, point));
  return least;
}

/// Whether a disc lies in the cells: none that it reaches into is missing.
bool in_cells(const Mission& mission, const CellsShape& shape, Point centre, Length radius) {
  if (!holds(mission, shape, centre)) return false;
  for (int number = 1; number <= static_cast<int>(mission.boards.size()); ++number) {
    const auto* lattice = find_lattice(mission, number);
    if (lattice == nullptr) continue;
    for (int row = 0; row < lattice->size().rows; ++row) {
      for (int column = 0; column < lattice->size().columns; ++column) {
        const CellAddress cell{number, {column, row}};
        if (std::binary_search(shape.cells.begin(), shape.cells.end(), cell)) continue;
        const auto ground = ground_of(mission, CellsShape{{cell}}, std::nullopt);
        if (away_from(ground, centre) < as_number(radius)) return false;
      }
    }
  }
  return true;
}

}  // namespace

std::vector<Address> BattleGround::hatchways_of(const std::vector<std::string>& edges) const {
  std::vector<Address> hatchways;
  for (const auto& edge : edges) {
    const auto address = parse_address(edge);
    if (address && exists(mission_, *address)) hatchways.push_back(*address);
  }
  std::sort(hatchways.begin(), hatchways.end());
  return hatchways;
}

void BattleGround::set_open(const std::vector<std::string>& edges) { open_ = hatchways_of(edges); }

Measure& BattleGround::plan() {
  const auto kept = plans_.find(open_);
  if (kept != plans_.end()) return kept->second;
  if (plans_.size() == most_plans) plans_.clear();
  return plans_.try_emplace(open_, mission_, MeasureOptions{OpenHatchways::these(open_)}).first->second;
}

std::optional<BattleGround::Standpoint> BattleGround::standpoint(std::string_view at) const {
  const auto address = parse_address(at);
  if (!address || !exists(mission_, *address)) return std::nullopt;
  const auto place = place_of(*address);
  if (!place) return std::nullopt;
  const auto point = point_of(mission_, *place);
  const auto* board =
      std::holds_alternative<Point>(*place) ? board_beneath(mission_, point) : find_board(mission_, board_of(*place));
  if (board == nullptr) return std::nullopt;
  return Standpoint{point, board->level};
}

bool BattleGround::is_place(std::string_view at) const { return standpoint(at).has_value(); }

std::vector<Point> BattleGround::sides_of(std::string_view at, Point middle) const {
  const auto address = parse_address(at);
  const auto* const edge = address ? std::get_if<EdgeAddress>(&*address) : nullptr;
  if (edge == nullptr) return {middle};
  const auto* const board = find_board(mission_, edge->board);
  const auto* const lattice = find_lattice(mission_, edge->board);
  const auto* const set = board == nullptr ? nullptr : set_of(mission_, *board);
  if (set == nullptr || lattice == nullptr || lattice->edge(edge->edge) == EdgeKind::open) return {middle};
  // A hair before the panel, where there is ground to measure from.
  const auto off = Length::micrometres(set->wall_thickness.in_micrometres() / 2 + 1);
  if (edge->edge.axis == Axis::horizontal) {
    return {{middle.x, middle.y - off}, {middle.x, middle.y + off}};
  }
  return {{middle.x - off, middle.y}, {middle.x + off, middle.y}};
}

const Shape* BattleGround::shape_of(std::string_view zone) const {
  const auto id = Id::parse(zone);
  if (!id) return nullptr;
  const auto* found = find_zone(mission_, *id);
  if (found == nullptr) found = find_area(mission_, *id);
  return found == nullptr ? nullptr : &found->shape;
}

std::optional<std::int64_t> BattleGround::distance(const BattleSpot& from, const BattleSpot& to) {
  if (!from.zone.empty() && to.zone.empty()) return distance(to, from);
  const auto begin = standpoint(from.at);
  if (!begin) return std::nullopt;
  if (!to.zone.empty()) {
    const auto* shape = shape_of(to.zone);
    if (shape == nullptr) return std::nullopt;
    const auto away = away_from(ground_of(mission_, *shape, begin->level), begin->at) - as_number(from.radius);
    if (!std::isfinite(away)) return std::nullopt;
    return std::max<std::int64_t>(0, std::llround(away));
  }
  const auto end = standpoint(to.at);
  if (!end || end->level != begin->level) return std::nullopt;
  std::optional<double> least;
  for (const auto near : sides_of(from.at, begin->at)) {
    for (const auto far : sides_of(to.at, end->at)) {
      const auto measured = plan().between(begin->level, near, far);
      if (!measured || !measured->distance) continue;
      const double away = *measured->distance * 1000 - as_number(from.radius) - as_number(to.radius);
      least = least ? std::min(*least, away) : away;
    }
  }
  if (!least) return std::nullopt;
  return std::max<std::int64_t>(0, std::llround(*least));
}

std::optional<std::int64_t> BattleGround::straight(const BattleSpot& from, const BattleSpot& to) const {
  const auto begin = standpoint(from.at);
  const auto end = standpoint(to.at);
  if (!begin || !end) return std::nullopt;
  const auto across = as_number(end->at.x - begin->at.x);
  const auto down = as_number(end->at.y - begin->at.y);
  const auto away = std::hypot(across, down) - as_number(from.radius) - as_number(to.radius);
  return std::max<std::int64_t>(0, std::llround(away));
}

std::optional<std::int64_t> BattleGround::to_edge(const BattleSpot& base) const {
  const auto at = standpoint(base.at);
  if (!at) return std::nullopt;
  const auto bounds = battlefield_bounds(mission_);
  const auto least = std::min({at->at.x - bounds.top_left.x, bounds.bottom_right.x - at->at.x,
                               at->at.y - bounds.top_left.y, bounds.bottom_right.y - at->at.y});
  return (least - base.radius).in_micrometres();
}

bool BattleGround::inside(const BattleSpot& base, std::string_view zone) const {
  const auto at = standpoint(base.at);
  const auto* shape = shape_of(zone);
  if (!at || shape == nullptr) return false;
  const auto away = away_from(ground_of(mission_, *shape, at->level), at->at);
  return base.radius > Length() ? away < as_number(base.radius) : away <= 0;
}

bool BattleGround::wholly_inside(const BattleSpot& base, std::string_view zone) const {
  const auto at = standpoint(base.at);
  const auto* shape = shape_of(zone);
  if (!at || shape == nullptr) return false;
  if (const auto* cells = std::get_if<CellsShape>(shape)) return in_cells(mission_, *cells, at->at, base.radius);
  const auto ground = ground_of(mission_, *shape, at->level);
  return std::any_of(ground.begin(), ground.end(), [&](const GroundPiece& piece) {
    return piece.contains(at->at) && depth_inside(piece, at->at) >= as_number(base.radius);
  });
}

bool BattleGround::sees(const BattleSpot& from, const BattleSpot& to) {
  const auto begin = standpoint(from.at);
  const auto end = standpoint(to.at);
  if (!begin || !end || begin->level != end->level) return false;
  const auto measured = plan().between(begin->level, begin->at, end->at);
  return measured && measured->visible;
}

std::string BattleGround::centre() const {
  const auto bounds = battlefield_bounds(mission_);
  const Point middle{(bounds.top_left.x + bounds.bottom_right.x) / 2, (bounds.top_left.y + bounds.bottom_right.y) / 2};
  return to_text(mission_, Place{middle});
}

std::optional<std::string> BattleGround::spot_in(Length radius, std::string_view zone,
                                                 const std::function<void()>& meanwhile) const {
  const auto* shape = shape_of(zone);
  if (shape == nullptr) return std::nullopt;
  const auto bounds = battlefield_bounds(mission_);
  const auto step = Length::micrometres(12'700);
  for (auto y = bounds.top_left.y; y <= bounds.bottom_right.y; y = y + step) {
    for (auto x = bounds.top_left.x; x <= bounds.bottom_right.x; x = x + step) {
      meanwhile();
      auto at = to_text(mission_, Place{Point{x, y}});
      if (wholly_inside({at, radius}, zone)) return at;
    }
  }
  return std::nullopt;
}

const std::vector<std::string>& BattleGround::spots_in(Length radius, std::string_view zone,
                                                       const std::function<void()>& meanwhile) {
  const std::pair key(std::string(zone), radius);
  const auto kept = spots_.find(key);
  if (kept != spots_.end()) return kept->second;
  auto spots = zone.empty() ? spots_anywhere(meanwhile) : spots_in_zone(radius, zone, meanwhile);
  return spots_[key] = std::move(spots);
}

std::vector<std::string> BattleGround::spots_in_zone(Length radius, std::string_view zone,
                                                     const std::function<void()>& meanwhile) const {
  std::vector<std::string> spots;
  const auto* shape = shape_of(zone);
  if (shape == nullptr) return spots;
  const auto step = std::max(radius + radius + Length::millimetres(2), Length::inches(1));
  for (const auto& piece : ground_of(mission_, *shape, std::nullopt)) {
    const auto& [first, last] = piece.bounds;
    for (auto y = first.y + radius; y + radius <= last.y && spots.size() < most_spots; y = y + step) {
      for (auto x = first.x + radius; x + radius <= last.x && spots.size() < most_spots; x = x + step) {
        meanwhile();
        auto at = to_text(mission_, Place{Point{x, y}});
        if (wholly_inside({at, radius}, zone)) spots.push_back(std::move(at));
      }
    }
  }
  return spots;
}

std::vector<std::string> BattleGround::spots_anywhere(const std::function<void()>& meanwhile) {
  std::vector<std::string> spots;
  const auto [first, last] = battlefield_bounds(mission_);
  // As far apart as makes that many of them.
  const double area = as_number(last.x - first.x) * as_number(last.y - first.y);
  const auto even = Length::micrometres(std::llround(std::sqrt(area / static_cast<double>(most_spots))));
  const auto step = std::max(even, Length::inches(2));
  const auto half = Length::micrometres(step.in_micrometres() / 2);
  for (auto y = first.y + half; y < last.y; y = y + step) {
    for (auto x = first.x + half; x < last.x; x = x + step) {
      meanwhile();
      auto at = to_text(mission_, Place{Point{x, y}});
      const auto there = standpoint(at);
      if (there && ways_.has_ground(there->level, there->at)) spots.push_back(std::move(at));
    }
  }
  return spots;
}

std::optional<BattleStep> BattleGround::step_towards(const BattleSpot& from, const BattleSpot& to, Length most,
                                                     Length apart, const std::vector<std::string>& locked) {
  const auto begin = standpoint(from.at);
  const auto end = standpoint(to.at);
  if (!begin || !end || begin->level != end->level) return std::nullopt;
  const BattleWays::Wish wish{begin->level, begin->at, end->at, from.radius, most, from.radius + to.radius + apart};
  const auto reached = ways_.reached(wish, open_, hatchways_of(locked));
  if (!reached) return std::nullopt;
  return BattleStep{to_text(mission_, Place{reached->at}), std::llround(reached->length),
                    reached->before ? to_text(mission_, *reached->before) : std::string()};
}

}  // namespace bulkhead

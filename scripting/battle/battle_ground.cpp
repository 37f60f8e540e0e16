// SPDX-License-Identifier: MIT
#include "scripting/battle/battle_ground.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "analysis/plan/mission_plan.h"
#include "analysis/sight/sight.h"
#include "model/mission/geometry.h"
#include "scripting/battle/feature_ground.h"

namespace bulkhead {
namespace {

/// More are never kept: what takes longest is found again soon.
constexpr std::size_t most_plans = 128;
constexpr std::size_t most_spots = 200;
constexpr std::size_t most_standpoints = 10'000;
constexpr std::size_t longest_place = 64;

double as_number(Length length) { return static_cast<double>(length.in_micrometres()); }

/// How far outside of some ground a point lies; less than 0 inside of it, by how deep: of cells as far as it is from
/// `missing`, all that lies about them, of other ground in one of its pieces.
double beyond(const std::vector<GroundPiece>& ground, const std::vector<GroundPiece>* missing, Point point) {
  double away = distance_outside(ground, point);
  if (away > 0) return away;
  if (missing != nullptr) return -distance_outside(*missing, point);
  for (const auto& piece : ground) away = std::min(away, -depth_inside(piece, point));
  return away;
}

/// The hatchway off the lattice whose key it is: its address, `#gate`.
std::optional<FreeHatchway> free_hatchway(const Mission& mission, std::string_view key) {
  if (!key.starts_with('#')) return std::nullopt;
  const auto id = Id::parse(key.substr(1));
  return id ? find_free_hatchway(mission, *id) : std::nullopt;
}

/// What lies beside the boards: between them, and round all of them in a strip, as nothing farther off is nearer.
std::vector<GroundPiece> ground_beside_boards(const Mission& mission) {
  std::vector<Rectangle> boards;
  std::vector<Length> across;
  std::vector<Length> down;
  for (const auto& board : mission.boards) {
    const auto bounds = boards.emplace_back(board_bounds(mission, *board));
    across.insert(across.end(), {bounds.top_left.x, bounds.bottom_right.x});
    down.insert(down.end(), {bounds.top_left.y, bounds.bottom_right.y});
  }
  for (auto* const lines : {&across, &down}) {
    if (lines->empty()) return {};
    std::sort(lines->begin(), lines->end());
    lines->erase(std::unique(lines->begin(), lines->end()), lines->end());
    const auto strip = Length::inches(1);
    lines->insert(lines->begin(), lines->front() - strip);
    lines->push_back(lines->back() + strip);
  }
  std::vector<GroundPiece> beside;
  for (std::size_t row = 1; row < down.size(); ++row) {
    for (std::size_t column = 1; column < across.size(); ++column) {
      const Rectangle part{{across[column - 1], down[row - 1]}, {across[column], down[row]}};
      const bool is_on_a_board = std::any_of(boards.begin(), boards.end(), [&](const Rectangle& board) {
        return board.contains(part.top_left) && board.contains(part.bottom_right);
      });
      if (!is_on_a_board) beside.push_back({part});
    }
  }
  return beside;
}

/// The ground of the cells that a shape lacks, and what is no board.
std::vector<GroundPiece> ground_without(const Mission& mission, const CellsShape& shape) {
  CellsShape others;
  for (int number = 1; number <= static_cast<int>(mission.boards.size()); ++number) {
    const auto* lattice = find_lattice(mission, number);
    if (lattice == nullptr) continue;
    for (int row = 0; row < lattice->size().rows; ++row) {
      for (int column = 0; column < lattice->size().columns; ++column) {
        const CellAddress cell{number, {column, row}};
        if (!std::binary_search(shape.cells.begin(), shape.cells.end(), cell)) others.cells.push_back(cell);
      }
    }
  }
  auto ground = ground_of(mission, others, std::nullopt);
  const auto beside = ground_beside_boards(mission);
  ground.insert(ground.end(), beside.begin(), beside.end());
  return ground;
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

void BattleGround::set_open(const std::vector<std::string>& edges) {
  open_ = hatchways_of(edges);
  shown_ = nullptr;
}

Measure& BattleGround::plan() {
  if (shown_ != nullptr) return *shown_;
  auto kept = plans_.find(open_);
  if (kept == plans_.end()) {
    if (plans_.size() == most_plans) plans_.clear();
    kept = plans_.try_emplace(open_, mission_, MeasureOptions{OpenHatchways::these(open_)}).first;
  }
  shown_ = &kept->second;
  return *shown_;
}

std::optional<BattleGround::Standpoint> BattleGround::standpoint(std::string_view at) const {
  // Rules may ask for texts of any length: only what places are written with is kept, and only where there is one.
  if (at.size() > longest_place) return find_standpoint(at);
  std::string key(at);
  const auto kept = standpoints_.find(key);
  if (kept != standpoints_.end()) return kept->second;
  const auto found = find_standpoint(at);
  if (!found) return std::nullopt;
  if (standpoints_.size() == most_standpoints) standpoints_.clear();
  return standpoints_.emplace(std::move(key), *found).first->second;
}

std::optional<BattleGround::Standpoint> BattleGround::find_standpoint(std::string_view at) const {
  if (const auto free = free_hatchway(mission_, at)) return Standpoint{free->middle, free->level};
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

bool BattleGround::is_place(std::string_view at) const { return !at.starts_with('#') && standpoint(at).has_value(); }

std::vector<Point> BattleGround::sides_of(std::string_view at, Point middle) const {
  if (const auto free = free_hatchway(mission_, at)) return {free->sides.begin(), free->sides.end()};
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

BattleGround::Zone* BattleGround::zone_of(std::string_view id) const {
  const auto kept = zones_.find(id);
  if (kept != zones_.end()) return &kept->second;
  const auto parsed = Id::parse(id);
  if (!parsed) return nullptr;
  const auto* found = find_zone(mission_, *parsed);
  if (found == nullptr) found = find_area(mission_, *parsed);
  return found == nullptr ? nullptr : &zones_.emplace(id, Zone{&found->shape}).first->second;
}

const std::vector<GroundPiece>& BattleGround::ground_on(Zone& zone, std::optional<int> level) const {
  const auto kept = zone.ground.find(level);
  if (kept != zone.ground.end()) return kept->second;
  return zone.ground.emplace(level, ground_of(mission_, *zone.shape, level)).first->second;
}

const std::vector<GroundPiece>& BattleGround::missing_of(Zone& zone, const CellsShape& shape) const {
  if (!zone.missing) zone.missing = ground_without(mission_, shape);
  return *zone.missing;
}

/// Whether a disc lies in the cells: none that it reaches into is missing, and it reaches over no edge of a board.
bool BattleGround::in_cells(Zone& zone, const CellsShape& shape, Point centre, Length radius) const {
  if (!contains(ground_on(zone, std::nullopt), centre)) return false;
  return distance_outside(missing_of(zone, shape), centre) >= as_number(radius);
}

std::optional<double> BattleGround::way_length(int level, Point from, Point to, double limit) {
  const auto finder = plan().ways(level);
  if (!finder) return std::nullopt;
  if (is_straight()) return bulkhead::distance(fine(from), fine(to));
  return (*finder)->distance_below(from, to, limit);
}

const std::vector<GroundPiece>* BattleGround::outline_of(const BattleSpot& spot) const {
  if (spot.feature.empty()) return nullptr;
  auto kept = features_.find(spot.feature);
  if (kept == features_.end()) {
    kept = features_.emplace(spot.feature, ground_of_feature(mission_, spot.feature)).first;
  }
  return kept->second.empty() ? nullptr : &kept->second;
}

std::optional<double> BattleGround::way_to_outline(const Standpoint& begin, const std::vector<Point>& sides,
                                                   const std::vector<GroundPiece>& outline, double limit) {
  const double straight = distance_outside(outline, begin.at);
  if (is_straight() || straight <= about_a_disc) return straight;
  std::optional<double> least;
  for (const auto side : sides) {
    for (const auto& end : ends_of_ways(outline, side)) {
      if (bulkhead::distance(fine(side), fine(end.at)) + end.before >= limit) break;
      const auto whole = way_length(begin.level, side, end.at, limit);
      if (whole && *whole + end.before < limit) least = limit = *whole + end.before;
    }
  }
  return least;
}

std::optional<double> BattleGround::way_between(int level, const std::vector<GroundPiece>& one,
                                                const std::vector<GroundPiece>& other, double limit) {
  const double straight = space_between(one, other);
  if (is_straight() || straight <= 2 * about_a_disc) return straight;
  std::optional<double> least;
  const auto look = [&](const std::vector<GroundPiece>& from, const std::vector<GroundPiece>& to) {
    for (const auto& begin : beginnings_of_ways(from, to)) {
      const auto whole = way_to_outline({begin.at, level}, {begin.at}, to, limit - begin.before);
      if (whole && *whole + begin.before < limit) least = limit = *whole + begin.before;
    }
  };
  look(one, other);
  look(other, one);
  return least;
}

std::vector<BattleGround::WayTo> BattleGround::ways_to_ground(const BattleSpot& from, const Standpoint& begin,
                                                              const std::vector<GroundPiece>& ground, double limit) {
  std::vector<WayEnd> beginnings;
  if (const auto* const feature = outline_of(from)) {
    beginnings = beginnings_to_ground(*feature, ground);
  } else {
    for (const auto side : sides_of(from.at, begin.at)) beginnings.push_back({side});
  }
  std::vector<WayTo> ways;
  for (const auto& first : beginnings) {
    const auto whole = plan().way_to_ground(begin.level, first.at, ground, limit - first.before);
    if (whole) ways.push_back({first.at, *whole, first.before});
  }
  return ways;
}

std::optional<std::int64_t> BattleGround::distance_to_zone(const BattleSpot& from, const BattleSpot& to, double limit) {
  const auto away = straight(from, to);
  if (areas_are_straight() || !away) return away;
  const auto begin = standpoint(from.at);
  const auto& ground = ground_on(*zone_of(to.zone), begin->level);
  // Ways begin so far off discs.
  if (outline_of(from) != nullptr && static_cast<double>(*away) <= about_a_disc) return away;
  std::optional<double> least;
  for (const auto& way : ways_to_ground(from, *begin, ground, limit)) {
    least = std::min(least.value_or(limit), way.length + way.before);
  }
  if (!least) return std::nullopt;
  return std::max<std::int64_t>(0, std::llround(*least - as_number(from.radius)));
}

std::optional<std::int64_t> BattleGround::distance(const BattleSpot& from, const BattleSpot& to,
                                                   std::optional<Length> most) {
  if (!from.zone.empty() && to.zone.empty()) return distance(to, from, most);
  const auto* const outline = outline_of(to);
  if (outline == nullptr && to.zone.empty() && outline_of(from) != nullptr) return distance(to, from, most);
  const auto begin = standpoint(from.at);
  if (!begin) return std::nullopt;
  // What is less than this, whole micrometres tell as the most or less.
  const double limit = most ? as_number(*most) + as_number(from.radius) + as_number(to.radius) + 0.5
                            : std::numeric_limits<double>::infinity();
  if (!to.zone.empty()) return distance_to_zone(from, to, limit);
  const auto end = standpoint(to.at);
  if (!end || end->level != begin->level) return std::nullopt;
  std::optional<double> least;
  if (outline != nullptr) {
    const auto* const feature = outline_of(from);
    const auto whole = feature != nullptr ? way_between(begin->level, *feature, *outline, limit)
                                          : way_to_outline(*begin, sides_of(from.at, begin->at), *outline, limit);
    if (!whole) return std::nullopt;
    return std::max<std::int64_t>(0, std::llround(*whole - as_number(from.radius)));
  }
  for (const auto near : sides_of(from.at, begin->at)) {
    for (const auto far : sides_of(to.at, end->at)) {
      const auto whole = way_length(begin->level, near, far, limit);
      if (!whole) continue;
      const double away = *whole - as_number(from.radius) - as_number(to.radius);
      least = least ? std::min(*least, away) : away;
    }
  }
  if (!least) return std::nullopt;
  return std::max<std::int64_t>(0, std::llround(*least));
}

std::vector<BattleGround::WayTo> BattleGround::ways_to_outline(const BattleSpot& from, const Standpoint& begin,
                                                               const std::vector<GroundPiece>& outline) {
  std::vector<WayEnd> beginnings;
  if (const auto* const feature = outline_of(from)) {
    beginnings = beginnings_of_ways(*feature, outline);
  } else {
    for (const auto side : sides_of(from.at, begin.at)) beginnings.push_back({side});
  }
  std::vector<WayTo> ways;
  for (const auto& first : beginnings) {
    if (is_straight() || distance_outside(outline, first.at) <= about_a_disc) {
      ways.push_back({first.at, first.before});
      continue;
    }
    auto ends = ends_of_ways(outline, first.at);
    const auto straight_on = ends_towards_corners(outline, first.at);
    ends.insert(ends.end(), straight_on.begin(), straight_on.end());
    for (const auto& end : ends) {
      const auto whole = way_length(begin.level, first.at, end.at, std::numeric_limits<double>::infinity());
      if (whole) ways.push_back({end.at, first.before + *whole});
    }
  }
  return ways;
}

std::optional<std::int64_t> BattleGround::farthest(const BattleSpot& feature, const BattleSpot& thing) {
  const auto* const outline = outline_of(feature);
  if (outline == nullptr) return distance(feature, thing);
  const auto middle = standpoint(feature.at);
  if (!middle) return std::nullopt;
  const auto from_ground = [&](const std::vector<GroundPiece>& ground,
                               const std::vector<GroundPiece>* missing) -> std::optional<std::int64_t> {
    double most = 0;
    for (const auto& end : farthest_ends(*outline)) {
      most = std::max(most, beyond(ground, missing, end.at) + end.before);
    }
    return std::isfinite(most) ? std::optional(std::llround(most)) : std::nullopt;
  };
  const auto farthest_by = [&](const std::vector<WayTo>& ways) -> std::optional<std::int64_t> {
    if (ways.empty()) return std::nullopt;
    double most = 0;
    for (const auto& end : farthest_ends(*outline)) {
      double least = std::numeric_limits<double>::infinity();
      for (const auto& way : ways) {
        least = std::min(least, way.length + bulkhead::distance(fine(way.at), fine(end.at)) + end.before);
      }
      most = std::max(most, least - as_number(thing.radius));
    }
    return std::llround(most);
  };
  if (!thing.zone.empty()) {
    auto* const zone = zone_of(thing.zone);
    if (zone == nullptr) return std::nullopt;
    const auto& ground = ground_on(*zone, middle->level);
    if (distance(feature, thing) == straight(feature, thing)) {
      const auto* const cells = std::get_if<CellsShape>(zone->shape);
      return from_ground(ground, cells == nullptr ? nullptr : &missing_of(*zone, *cells));
    }
    return farthest_by(ways_to_ground(feature, *middle, ground, std::numeric_limits<double>::infinity()));
  }
  const auto begin = standpoint(thing.at);
  if (!begin || begin->level != middle->level) return std::nullopt;
  const auto* const other = outline_of(thing);
  if (other != nullptr && distance(feature, thing) == straight(feature, thing)) return from_ground(*other, nullptr);
  return farthest_by(ways_to_outline(thing, *begin, *outline));
}

std::optional<std::int64_t> BattleGround::straight(const BattleSpot& from, const BattleSpot& to) const {
  if (!from.zone.empty() && to.zone.empty()) return straight(to, from);
  const auto* const outline = outline_of(to);
  if (outline == nullptr && to.zone.empty() && outline_of(from) != nullptr) return straight(to, from);
  const auto begin = standpoint(from.at);
  if (!to.zone.empty()) {
    auto* const zone = zone_of(to.zone);
    if (zone == nullptr || !begin) return std::nullopt;
    const auto& ground = ground_on(*zone, begin->level);
    const auto* const feature = outline_of(from);
    const auto away = feature != nullptr ? space_between(ground, *feature)
                                         : distance_outside(ground, begin->at) - as_number(from.radius);
    if (!std::isfinite(away)) return std::nullopt;
    return std::max<std::int64_t>(0, std::llround(away));
  }
  const auto end = standpoint(to.at);
  if (!begin || !end) return std::nullopt;
  const auto* const feature = outline == nullptr ? nullptr : outline_of(from);
  const auto whole = feature != nullptr   ? space_between(*feature, *outline)
                     : outline != nullptr ? distance_outside(*outline, begin->at)
                                          : bulkhead::distance(fine(begin->at), fine(end->at));
  const auto away = whole - as_number(from.radius) - as_number(to.radius);
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
  auto* const found = zone_of(zone);
  if (!at || found == nullptr) return false;
  if (const auto* const feature = outline_of(base)) {
    return reaches_into(*feature, ZoneFootprints(mission_, *found->shape), at->level);
  }
  const auto away = distance_outside(ground_on(*found, at->level), at->at);
  return base.radius > Length() ? away < as_number(base.radius) : away <= 0;
}

bool BattleGround::wholly_inside(const BattleSpot& base, std::string_view zone) const {
  const auto at = standpoint(base.at);
  auto* const found = zone_of(zone);
  if (!at || found == nullptr) return false;
  const auto* const feature = outline_of(base);
  if (const auto* cells = std::get_if<CellsShape>(found->shape)) {
    if (feature == nullptr) return in_cells(*found, *cells, at->at, base.radius);
    return lies_within_cells(*feature, ground_on(*found, std::nullopt), missing_of(*found, *cells));
  }
  const auto& ground = ground_on(*found, at->level);
  if (feature != nullptr) return lies_within(*feature, ground);
  return std::any_of(ground.begin(), ground.end(), [&](const GroundPiece& piece) {
    return piece.contains(at->at) && depth_inside(piece, at->at) >= as_number(base.radius);
  });
}

std::optional<BattleGround::Opening> BattleGround::opening_of(std::string_view hatchway) const {
  if (const auto free = free_hatchway(mission_, hatchway)) return Opening{free->level, piece_of(free->opening)};
  const auto address = parse_address(hatchway);
  const auto* const edge = address ? std::get_if<EdgeAddress>(&*address) : nullptr;
  if (edge == nullptr || !exists(mission_, *address)) return std::nullopt;
  const auto* const board = find_board(mission_, edge->board);
  const auto* const set = set_of(mission_, *board);
  if (set == nullptr) return std::nullopt;
  const auto middle = point_of(mission_, Place(*edge));
  const auto along = (set->access_width > Length() ? set->access_width : set->pitch) / 2;
  const auto across = set->wall_thickness / 2;
  const auto half = edge->edge.axis == Axis::horizontal ? Point{along, across} : Point{across, along};
  return Opening{board->level, {{middle - half, middle + half}}};
}

bool BattleGround::in_opening(const BattleSpot& base, std::string_view hatchway) const {
  const auto at = standpoint(base.at);
  const auto opening = opening_of(hatchway);
  if (!at || !opening || at->level != opening->level) return false;
  const auto away = distance_outside(opening->ground, at->at);
  return base.radius > Length() ? away < as_number(base.radius) : away <= 0;
}

bool BattleGround::between(std::string_view hatchway, const BattleSpot& one, const BattleSpot& other) const {
  const auto opening = opening_of(hatchway);
  const auto from = standpoint(one.at);
  const auto to = standpoint(other.at);
  const auto middle = standpoint(hatchway);
  if (!opening || !from || !to || !middle) return false;
  if (from->level != opening->level || to->level != opening->level) return false;
  const auto sides = sides_of(hatchway, middle->at);
  if (sides.size() != 2) return false;
  const auto across = sides[1] - sides[0];
  // Less than 0 before it, more behind it.
  const auto side_of = [&](Point at) {
    const auto off = at - middle->at;
    return as_number(off.x) * as_number(across.x) + as_number(off.y) * as_number(across.y);
  };
  return side_of(from->at) * side_of(to->at) <= 0;
}

bool BattleGround::over_edge(const BattleSpot& base) const {
  const auto at = standpoint(base.at);
  if (!at) return false;
  if (!beside_boards_) beside_boards_ = ground_beside_boards(mission_);
  return distance_outside(*beside_boards_, at->at) < as_number(base.radius);
}

std::vector<Point> BattleGround::points_of(const BattleSpot& spot, Point middle) const {
  auto points = sides_of(spot.at, middle);
  if (const auto* const outline = outline_of(spot)) {
    for (const auto& piece : *outline) {
      const auto corners = piece.outline();
      if (!piece.within) points.insert(points.end(), corners.begin(), corners.end());
    }
  }
  return points;
}

bool BattleGround::sees(const BattleSpot& from, const BattleSpot& to) {
  const auto begin = standpoint(from.at);
  const auto end = standpoint(to.at);
  if (!begin || !end || begin->level != end->level) return false;
  const auto finder = plan().ways(begin->level);
  if (!finder) return false;
  const auto& plan_now = (*finder)->plan();
  const auto see = [&](const std::vector<Point>& points, const std::vector<Point>& to_points, const auto* outline) {
    return std::any_of(points.begin(), points.end(), [&](Point point) {
      if (outline != nullptr) return bulkhead::sees(plan_now, point, *outline);
      return std::any_of(to_points.begin(), to_points.end(),
                         [&](Point other) { return bulkhead::sees(plan_now, point, other); });
    });
  };
  const auto* const one = outline_of(from);
  const auto* const other = outline_of(to);
  const auto of_one = points_of(from, begin->at);
  const auto of_other = points_of(to, end->at);
  if (one == nullptr) return see(of_one, of_other, other);
  return see(of_other, of_one, one) || (other != nullptr && see(of_one, of_other, other));
}

std::vector<TrailLeg> BattleGround::trail(const Standpoint& from, const Standpoint& to) {
  const TrailLeg only_the_end{to.level, to.at, to.at};
  if (from.level != to.level) return {only_the_end};
  if (is_straight()) return {{to.level, from.at, to.at}};
  const auto finder = plan().ways(to.level);
  const auto way = finder ? (*finder)->way(from.at, to.at) : std::nullopt;
  return way ? legs_of(to.level, *way) : std::vector{only_the_end};
}

std::vector<TrailLeg> BattleGround::trail(const std::vector<std::string>& path) {
  std::vector<TrailLeg> legs;
  for (std::size_t index = 1; index < path.size(); ++index) {
    const auto begin = standpoint(path[index - 1]);
    const auto end = standpoint(path[index]);
    if (!end) continue;
    const auto next = trail(begin.value_or(*end), *end);
    legs.insert(legs.end(), next.begin(), next.end());
  }
  return legs;
}

bool BattleGround::crosses(const std::vector<std::string>& path, std::string_view zone) {
  auto* const found = zone_of(zone);
  if (found == nullptr) return false;
  const auto legs = trail(path);
  return std::any_of(legs.begin(), legs.end(), [&](const TrailLeg& leg) {
    const auto& ground = ground_on(*found, leg.level);
    return std::any_of(ground.begin(), ground.end(), [&](const GroundPiece& piece) { return comes_onto(piece, leg); });
  });
}

bool BattleGround::comes_within(const std::vector<std::string>& path, Length radius, const BattleSpot& thing,
                                Length reach) {
  // What is less than this, whole micrometres tell as the reach or less.
  const double below = as_number(reach) + as_number(radius) + as_number(thing.radius) + 0.5;
  const auto legs = trail(path);
  if (const auto* const outline = outline_of(thing)) {
    const auto end = standpoint(thing.at);
    return std::any_of(legs.begin(), legs.end(), [&](const TrailLeg& leg) {
      return end && leg.level == end->level &&
             std::any_of(outline->begin(), outline->end(),
                         [&](const GroundPiece& piece) { return distance_outside(piece, leg) < below; });
    });
  }
  if (!thing.zone.empty()) {
    auto* const zone = zone_of(thing.zone);
    return zone != nullptr && std::any_of(legs.begin(), legs.end(), [&](const TrailLeg& leg) {
             const auto& ground = ground_on(*zone, leg.level);
             return std::any_of(ground.begin(), ground.end(),
                                [&](const GroundPiece& piece) { return distance_outside(piece, leg) < below; });
           });
  }
  const auto end = standpoint(thing.at);
  if (!end) return false;
  const auto sides = sides_of(thing.at, end->at);
  const auto finder = is_straight() ? Result<WayFinder*>(nullptr) : plan().ways(end->level);
  if (!finder) return false;
  return std::any_of(legs.begin(), legs.end(), [&](const TrailLeg& leg) {
    return leg.level == end->level && std::any_of(sides.begin(), sides.end(), [&](Point side) {
             if (*finder != nullptr) return comes_nearer(**finder, leg, side, below);
             return distance_to_segment(fine(side), fine(leg.from), fine(leg.to)) < below;
           });
  });
}

std::string BattleGround::centre() const {
  const auto bounds = battlefield_bounds(mission_);
  const Point middle{(bounds.top_left.x + bounds.bottom_right.x) / 2, (bounds.top_left.y + bounds.bottom_right.y) / 2};
  return to_text(mission_, Place{middle});
}

std::optional<std::string> BattleGround::spot_in(Length radius, std::string_view zone,
                                                 const std::function<void()>& meanwhile) const {
  if (zone_of(zone) == nullptr) return std::nullopt;
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
  auto* const found = zone_of(zone);
  if (found == nullptr) return spots;
  const auto step = std::max(radius + radius + Length::millimetres(2), Length::inches(1));
  for (const auto& piece : ground_on(*found, std::nullopt)) {
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

// SPDX-License-Identifier: MIT
#include "scripting/battle/battle_ground.h"

#include <algorithm>
#include <utility>

#include "analysis/geometry/fine_point.h"
#include "analysis/plan/mission_plan.h"
#include "model/mission/geometry.h"
#include "scripting/battle/feature_ground.h"
#include "scripting/battle/missing_ground.h"
#include "scripting/battle/way_outlines.h"

namespace bulkhead {
namespace {

/// More are never kept: what takes longest is found again soon.
constexpr std::size_t most_plans = 128;
constexpr std::size_t most_feature_ends = 1000;
constexpr std::size_t most_standpoints = 10'000;
constexpr std::size_t longest_place = 64;

/// The hatchway off the lattice whose key it is: its address, `#gate`.
std::optional<FreeHatchway> free_hatchway(const Mission& mission, std::string_view key) {
  if (!key.starts_with('#')) return std::nullopt;
  const auto id = Id::parse(key.substr(1));
  return id ? find_free_hatchway(mission, *id) : std::nullopt;
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

BattleGround::KeptPlan& BattleGround::kept_plan() {
  if (shown_ != nullptr) return *shown_;
  std::size_t ends = 0;
  for (const auto& [open, plan] : plans_) ends += plan.features.size();
  for (auto& [open, plan] : plans_) {
    if (ends > most_feature_ends) plan.features.clear();
  }
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

const std::vector<GroundPiece>* BattleGround::outline_of(const BattleSpot& spot) const {
  if (spot.feature.empty()) return nullptr;
  auto kept = features_.find(spot.feature);
  if (kept == features_.end()) {
    kept = features_.emplace(spot.feature, ground_of_feature(mission_, spot.feature)).first;
  }
  return kept->second.empty() ? nullptr : &kept->second;
}

BattleGround::FeatureEnds& BattleGround::ends_of(const BattleSpot& feature, int level, WayFinder& finder) {
  const std::pair key(feature.feature, level);
  auto& known = kept_plan().features;
  const auto kept = known.find(key);
  if (kept != known.end()) return kept->second;
  const auto& pieces = *outline_of(feature);
  auto outline = feature_outlines_.find(key);
  if (outline == feature_outlines_.end()) {
    const auto found = outline_for_ways(finder.plan(), ObjectAddress{*Id::parse(feature.feature)}, pieces);
    outline = feature_outlines_.emplace(key, found).first;
  }
  FeatureEnds ends{OutlineEnd(finder.graph(), outline->second), {}};
  for (const auto& far : far_ends(outline->second, pieces)) ends.far.emplace_back(finder.graph(), far);
  return known.emplace(key, std::move(ends)).first->second;
}

OutlineEnd BattleGround::end_at(const BattleSpot& place, const Standpoint& at, const WayFinder& finder) const {
  WayOutline sides;
  for (const auto side : sides_of(place.at, at.at)) sides.add(side);
  return {finder.graph(), sides};
}

std::string BattleGround::centre() const {
  const auto bounds = battlefield_bounds(mission_);
  const Point middle{(bounds.top_left.x + bounds.bottom_right.x) / 2, (bounds.top_left.y + bounds.bottom_right.y) / 2};
  return to_text(mission_, Place{middle});
}

}  // namespace bulkhead

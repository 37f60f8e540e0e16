// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "analysis/cells/floor_cells.h"
#include "analysis/geometry/zone_footprints.h"
#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText overlapping_grounds{"overlapping-grounds",
                                          "zones of different sides must not overlap; {zone} and {other} share ground"};
constexpr MessageText overlapping_zones{
    "overlapping-zones", "zones of different sides must not overlap; {zone} and {other} share {cells} cells"};

struct Ground {
  const Zone* zone = nullptr;
  std::vector<std::uint32_t> cells;
  ZoneFootprints ground;

  [[nodiscard]] const CellsShape* named_cells() const { return std::get_if<CellsShape>(&zone->shape); }
};

/// Of a zone given as cells only those count that are floor.
Ground ground_of(const CheckContext& context, const Zone& zone) {
  const auto& graph = context.snapshot.graph();
  auto cells = floor_cells_in(context.mission, graph, zone.shape);
  auto shape = zone.shape;
  if (auto* named = std::get_if<CellsShape>(&shape)) {
    named->cells.clear();
    for (const auto cell : cells) named->cells.push_back(graph.address(cell));
  }
  return {&zone, std::move(cells), ZoneFootprints(context.mission, shape)};
}

/// The zone without some of its cells; nothing where none would be left, or where it is not given as cells.
template <typename Shared>
std::optional<Edit> without(const CheckContext& context, const Ground& ground, const Shared& is_shared) {
  const auto* shape = ground.named_cells();
  if (shape == nullptr) return std::nullopt;
  auto left = *shape;
  std::erase_if(left.cells, [&](const CellAddress& cell) {
    const auto index = context.snapshot.graph().index(cell);
    return index && context.snapshot.graph().is_floor(*index) && is_shared(cell, *index);
  });
  if (left.cells.empty()) return std::nullopt;
  auto changed = *ground.zone;
  changed.shape = std::move(left);
  return PutZone{std::move(changed)};
}

/// Both given as cells.
bool name_cells(const Ground& one, const Ground& other) {
  return one.named_cells() != nullptr && other.named_cells() != nullptr;
}

std::vector<std::uint32_t> shared_cells(const Ground& one, const Ground& other) {
  std::vector<std::uint32_t> shared;
  std::set_intersection(one.cells.begin(), one.cells.end(), other.cells.begin(), other.cells.end(),
                        std::back_inserter(shared));
  return shared;
}

/// Each zone without what it shares with the other.
std::vector<Edit> fixes(const CheckContext& context, const Id& first, const Id& second) {
  const auto one = ground_of(context, *find_zone(context.mission, first));
  const auto other = ground_of(context, *find_zone(context.mission, second));
  const auto shared = shared_cells(one, other);
  std::vector<Edit> edits;
  const auto add = [&](const Ground& ground, const Ground& opposite) {
    auto edit = without(context, ground, [&](const CellAddress& cell, std::uint32_t index) {
      if (name_cells(one, other)) return std::binary_search(shared.begin(), shared.end(), index);
      return opposite.ground.overlaps(ZoneFootprints(context.mission, CellsShape{{cell}}));
    });
    if (edit) edits.push_back(std::move(*edit));
  };
  add(other, one);
  add(one, other);
  return edits;
}

/// Nothing where they share no ground.
std::optional<Message> compare(const Ground& one, const Ground& other) {
  const auto zone = arg<"zone">(name_of(*one.zone));
  const auto beside = arg<"other">(name_of(*other.zone));
  if (!name_cells(one, other)) {
    if (!one.ground.overlaps(other.ground)) return std::nullopt;
    return message<overlapping_grounds>(zone, beside);
  }
  const auto shared = shared_cells(one, other);
  if (shared.empty()) return std::nullopt;
  return message<overlapping_zones>(zone, beside, arg<"cells">(shared.size()));
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Ground> grounds;
  for (const auto& zone : *context.mission.zones) {
    if (zone.side) grounds.push_back(ground_of(context, zone));
  }
  std::vector<Observation> observations;
  for (auto one = grounds.begin(); one != grounds.end(); ++one) {
    for (auto other = std::next(one); other != grounds.end(); ++other) {
      if (observations.size() == most_pairs || context.stop.stop_requested()) return observations;
      if (one->zone->side == other->zone->side) continue;
      auto said = compare(*one, *other);
      if (!said) continue;
      const auto& first = one->zone->id;
      const auto& second = other->zone->id;
      observations.push_back({std::move(*said),
                              {address_of(first), address_of(second)},
                              [first, second](const CheckContext& checked) { return fixes(checked, first, second); }});
    }
  }
  return observations;
}

}  // namespace

Check overlapping_zones_check() {
  return {.key = "overlapping-zones",
          .title = "Overlapping zones",
          .group = Check::Group::entry_zones,
          .level = Level::warning,
          .rule =
              "Zones of different sides share no ground. Zones given as cells share none if no floor cell is in both; "
              "zones of other shapes are compared as they are drawn, cells as the ground that belongs to them. That "
              "is exact, but for a quarter which is clear of the centre: there up to 0.05 mm beside the round cut "
              "do not count.",
          .reason = "Each side sets up on ground of its own. What both may use belongs to no side.",
          .places = "both zones",
          .remedy = "Take the cells that both zones have from one of them, or draw one of the zones smaller.",
          .messages = {overlapping_grounds, overlapping_zones},
          .run = run};
}

}  // namespace bulkhead

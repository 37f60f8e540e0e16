// SPDX-License-Identifier: MIT
#include "analysis/fairness/fairness.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include "analysis/snapshot/snapshot.h"

namespace bulkhead {
namespace {

constexpr int cells_for_a_hatchway = 2;

/// The greatest less the least.
template <typename T, typename Value>
double spread(std::span<const T> sides, const Value& value) {
  const auto [least, greatest] =
      std::minmax_element(sides.begin(), sides.end(), [&](const T& a, const T& b) { return value(a) < value(b); });
  return value(*greatest) - value(*least);
}

/// `efforts` has the same number for each side.
std::optional<double> compared_by_rank(std::vector<std::vector<std::int64_t>> efforts, std::int64_t no_way) {
  if (efforts.size() < 2) return std::nullopt;
  for (auto& side : efforts) std::sort(side.begin(), side.end());
  std::int64_t least = 0;
  std::int64_t greatest = 0;
  for (std::size_t rank = 0; rank < efforts.front().size(); ++rank) {
    const auto [low, high] = std::minmax_element(efforts.begin(), efforts.end(),
                                                 [&](const auto& a, const auto& b) { return a[rank] < b[rank]; });
    if ((*low)[rank] == no_way) continue;
    least += (*low)[rank];
    greatest += (*high)[rank];
  }
  if (greatest == 0) return std::nullopt;
  return static_cast<double>(least) / static_cast<double>(greatest);
}

/// Beyond every route, as none passes a cell or hatchway twice.
int effort_beyond(const CellGraph& graph) {
  std::int64_t effort = 1 + static_cast<std::int64_t>(graph.cell_count());
  for (const auto& pair : graph.neighbours()) effort += std::int64_t{pair.hatchways} * cells_for_a_hatchway;
  return static_cast<int>(effort);
}

int counted_places(const Mission& mission) {
  int places = static_cast<int>(mission.zones->size());
  for (const auto& marker : *mission.markers) places += is_objective(marker) ? 1 : 0;
  for (const auto& board : mission.boards) {
    for (const auto& piece : board->pieces) places += piece.kind == FreePiece::Kind::wall_end ? 0 : 1;
    const auto* lattice = board->lattice();
    if (lattice == nullptr) continue;
    const auto size = lattice->size();
    for (std::size_t edge = 0; edge < size.edge_count(); ++edge) {
      places += lattice->edge(size.edge_at(edge)) == EdgeKind::open ? 0 : 1;
    }
    for (std::size_t cell = 0; cell < size.cell_count(); ++cell) {
      places += lattice->cell(size.cell_at(cell)) == CellKind::floor ? 0 : 1;
    }
  }
  return places;
}

bool sides_change_places(const NearSymmetry& symmetry) {
  return symmetry.boards_match && symmetry.sides.size() > 1 &&
         std::none_of(symmetry.sides.begin(), symmetry.sides.end(),
                      [](const auto& pair) { return pair.first == pair.second; });
}

ObjectiveFairness objective_fairness(Id objective, std::vector<std::optional<Route>> routes) {
  ObjectiveFairness result{std::move(objective), std::move(routes), std::nullopt, std::nullopt};
  const auto known = [](const std::optional<Route>& route) { return route.has_value(); };
  if (result.routes.empty() || !std::all_of(result.routes.begin(), result.routes.end(), known)) return result;
  const auto apart = [&](const auto& value) {
    const auto [least, greatest] =
        std::minmax_element(result.routes.begin(), result.routes.end(),
                            [&](const auto& a, const auto& b) { return value(*a) < value(*b); });
    return value(**greatest) - value(**least);
  };
  result.hatchways_apart = apart([](const Route& route) { return route.hatchways; });
  result.cells_apart = apart([](const Route& route) { return route.cells; });
  return result;
}

/// Fills sides and objectives. Objectives on no floor have no route for anybody and are left out.
void fill_access(const Snapshot& snapshot, Fairness& result) {
  for (const auto& start : snapshot.sides()) {
    if (!start.cells.empty()) result.sides.push_back(start.side);
  }
  if (result.sides.empty()) return;
  for (const auto& first : snapshot.access()) {
    if (first.side != result.sides.front()) continue;
    const bool on_floor = first.route.has_value() || first.route.error() == NoRoute::no_way;
    if (!on_floor) continue;
    std::vector<std::optional<Route>> routes;
    for (const auto& side : result.sides) {
      const auto found = std::find_if(snapshot.access().begin(), snapshot.access().end(), [&](const Access& access) {
        return access.side == side && access.objective == first.objective;
      });
      routes.push_back(found->route ? std::optional(*found->route) : std::nullopt);
    }
    result.objectives.push_back(objective_fairness(first.objective, std::move(routes)));
  }
}

}  // namespace

int effort_of(const Route& route) { return 1 + route.cells + cells_for_a_hatchway * route.hatchways; }

std::optional<double> access_fairness(const std::vector<std::vector<std::optional<Route>>>& sides, int no_way) {
  std::vector<std::vector<std::int64_t>> efforts;
  for (const auto& routes : sides) {
    auto& of_side = efforts.emplace_back();
    for (const auto& route : routes) of_side.push_back(route ? effort_of(*route) : no_way);
  }
  return compared_by_rank(std::move(efforts), no_way);
}

std::optional<double> access_fairness(const SideWays& ways) {
  const auto no_way = longest_length.in_micrometres();
  std::vector<std::vector<std::int64_t>> efforts(ways.sides.size());
  for (const auto& objective : ways.objectives) {
    for (std::size_t side = 0; side < efforts.size(); ++side) {
      const auto& way = objective.ways[side];
      efforts[side].push_back(way ? (way->in_micrometres() + 500) / 1000 : no_way);
    }
  }
  return compared_by_rank(std::move(efforts), no_way);
}

std::optional<double> first_turn_fairness(std::span<const FirstTurn> sides) {
  if (sides.size() < 2) return std::nullopt;
  const auto sees = spread(sides, [](const FirstTurn& side) { return side.sees; });
  const auto reaches = spread(sides, [](const FirstTurn& side) { return side.reaches; });
  return 1 - (sees + reaches) / 2;
}

std::optional<double> exposure_fairness(std::span<const double> sides) {
  if (sides.size() < 2) return std::nullopt;
  return 1 - spread(sides, [](double side) { return side; });
}

std::optional<double> symmetry_fairness(const Mission& mission, const std::array<NearSymmetry, 3>& symmetries) {
  const auto places = counted_places(mission);
  std::optional<double> best;
  for (const auto& symmetry : symmetries) {
    if (!sides_change_places(symmetry)) continue;
    const auto differ = static_cast<double>(symmetry.differ.size() + symmetry.sides_differ.size());
    const double part = places == 0 ? 1 : std::max(0.0, 1 - differ / (2.0 * places));
    best = std::max(best.value_or(0), part);
  }
  return best;
}

std::optional<double> overall_of(const FairnessParts& parts) {
  double sum = 0;
  double weights = 0;
  for (const auto& [part, weight] : {std::pair(parts.access, 4.0), std::pair(parts.first_turn, 3.0),
                                     std::pair(parts.exposure, 2.0), std::pair(parts.symmetry, 1.0)}) {
    if (!part) continue;
    sum += weight * *part;
    weights += weight;
  }
  if (weights == 0) return std::nullopt;
  return sum / weights;
}

int whole_percent(double share) {
  const int nearest = static_cast<int>(std::lround(share * 100));
  return share < 1 ? std::min(nearest, 99) : nearest;
}

Fairness fairness_of(const Mission& mission, const Snapshot& snapshot, const std::array<NearSymmetry, 3>& symmetries,
                     const SideSights& sights, const SideWays& ways) {
  Fairness result;
  fill_access(snapshot, result);
  std::vector<std::vector<std::optional<Route>>> by_side(result.sides.size());
  for (const auto& objective : result.objectives) {
    for (std::size_t side = 0; side < by_side.size(); ++side) by_side[side].push_back(objective.routes[side]);
  }
  result.parts.access =
      snapshot.has_lattice() ? access_fairness(by_side, effort_beyond(snapshot.graph())) : access_fairness(ways);
  result.parts.first_turn = first_turn_fairness(sights.first_turn);
  result.parts.exposure = exposure_fairness(sights.exposure);
  result.parts.symmetry = symmetry_fairness(mission, symmetries);
  result.overall = overall_of(result.parts);
  return result;
}

}  // namespace bulkhead

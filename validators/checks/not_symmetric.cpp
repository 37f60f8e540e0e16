// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "analysis/snapshot.h"
#include "analysis/symmetry/flip.h"
#include "model/edit/walls.h"
#include "validators/checks/checks.h"

namespace bulkhead {
namespace {

std::string_view name_of(SymmetryKind kind) {
  switch (kind) {
    case SymmetryKind::rotate_180: return "turned by 180°";
    case SymmetryKind::mirror_left_right: return "mirrored left to right";
    case SymmetryKind::mirror_top_bottom: break;
  }
  return "mirrored top to bottom";
}

/// The symmetry that the fewest places, zones and objectives speak against; null where the boards match in none.
const NearSymmetry* best_of(const std::array<NearSymmetry, 3>& symmetries) {
  const NearSymmetry* best = nullptr;
  const auto differences = [](const NearSymmetry& each) { return each.differ.size() + each.sides_differ.size(); };
  for (const auto& each : symmetries) {
    if (each.boards_match && (best == nullptr || differences(each) < differences(*best))) best = &each;
  }
  return best;
}

/// The walls that lack their twin put there, on a battlefield of one board where nothing else differs.
std::vector<Edit> missing_twins(const Mission& mission, const NearSymmetry& symmetry) {
  if (mission.boards.size() != 1 || !symmetry.sides_differ.empty()) return {};
  const auto* lattice = mission.boards.front()->lattice();
  std::vector<EdgeAddress> missing;
  for (const auto& address : symmetry.differ) {
    const auto* at = std::get_if<EdgeAddress>(&address);
    if (at == nullptr) return {};
    const auto twin = Flip::of(symmetry.kind).apply(at->edge, lattice->size());
    if (lattice->edge(at->edge) == EdgeKind::hatchway || lattice->edge(twin) == EdgeKind::hatchway) return {};
    if (lattice->edge(at->edge) == EdgeKind::open) missing.push_back(*at);
  }
  if (missing.empty()) return {};
  return {set_walls(mission, std::move(missing))};
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  if (mission.head->balance != Balance::symmetric || mission.boards.empty()) return {};
  const auto symmetries = near_symmetries(mission);
  const auto* best = best_of(symmetries);
  if (best == nullptr) return {{{"not-symmetric-boards", {}}, {}, {}}};
  Observation observation;
  observation.addresses = best->differ;
  observation.addresses.insert(observation.addresses.end(), best->sides_differ.begin(), best->sides_differ.end());
  if (observation.addresses.empty()) return {};
  observation.message = {
      "not-symmetric",
      {{"count", fmt::to_string(observation.addresses.size())}, {"symmetry", std::string(name_of(best->kind))}}};
  observation.fixes = missing_twins(mission, *best);
  return {std::move(observation)};
}

}  // namespace

Check not_symmetric_check() {
  return {.key = "not-symmetric",
          .title = "Not symmetric as it says",
          .group = Check::Group::terrain,
          .level = Level::warning,
          .rule =
              "If the mission says that it is symmetric, the battlefield looks the same turned by 180° or mirrored, "
              "and the sides' zones and the objectives come to lie on each other. How hatches face and who may "
              "operate them makes no difference.",
          .reason =
              "A mission that promises both sides the same should give it. All ten published Gallowdark layouts "
              "for matched play of the older season have one symmetry; whether a mission has, it says itself.",
          .places = "what differs from the nearest of the three symmetries",
          .remedy = "Give what differs its twin, or say that the mission is not meant to be symmetric.",
          .speed = Check::Speed::background,
          .run = run};
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/snapshot/snapshot.h"
#include "analysis/symmetry/symmetry.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/fixes/harmless.h"

namespace bulkhead {
namespace {

constexpr MessageText not_symmetric{"not-symmetric",
                                    "a mission that says it is symmetric must be; {symmetry}, {count} places differ"};
constexpr MessageText not_symmetric_at_one{"not-symmetric-at-one",
                                           "a mission that says it is symmetric must be; {symmetry}, one place "
                                           "differs"};
constexpr MessageText not_symmetric_boards{
    "not-symmetric-boards", "a mission that says it is symmetric must be; the boards themselves are not"};

std::string_view name_of(SymmetryKind kind) {
  switch (kind) {
    case SymmetryKind::rotate_180: return "turned by 180°";
    case SymmetryKind::mirror_left_right: return "mirrored left to right";
    case SymmetryKind::mirror_top_bottom: break;
  }
  return "mirrored top to bottom";
}

/// What lacks its twin put there, on a battlefield of one board on which only open edges differ from walls, or one open
/// edge from a hatchway.
std::vector<Edit> missing_twins(const Mission& mission, const NearSymmetry& symmetry) {
  if (mission.boards.size() != 1 || !symmetry.sides_differ.empty()) return {};
  const auto* lattice = mission.boards.front()->lattice();
  if (lattice == nullptr) return {};
  const auto map = map_of(symmetry.kind).within(lattice->size());
  std::vector<EdgeAddress> walls;
  std::vector<Edit> hatchways;
  for (const auto& address : symmetry.differ) {
    const auto* at = std::get_if<EdgeAddress>(&address);
    if (at == nullptr) return {};
    if (lattice->edge(at->edge) != EdgeKind::open) continue;
    const auto twin = map(at->edge);
    if (lattice->edge(twin) == EdgeKind::wall) walls.push_back(*at);
    const auto* hatchway = lattice->hatchway(twin);
    if (hatchway != nullptr) hatchways.push_back(SetHatchways{{*at}, map(*hatchway, twin.axis)});
  }
  // Each pair is named twice; of walls beside hatchways, nothing is said.
  if (2 * (walls.size() + hatchways.size()) != symmetry.differ.size()) return {};
  if (hatchways.empty() && !walls.empty()) return {SetWalls{std::move(walls)}};
  return hatchways.size() == 1 && walls.empty() ? hatchways : std::vector<Edit>();
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  if (mission.head->balance != Balance::symmetric || mission.boards.empty()) return {};
  if (context.stop.stop_requested()) return {};
  const auto symmetries = near_symmetries(mission);
  const auto* best = nearest(symmetries);
  if (best == nullptr) return {{message<not_symmetric_boards>(), {}, {}}};
  Observation observation;
  observation.addresses = best->differ;
  observation.addresses.insert(observation.addresses.end(), best->sides_differ.begin(), best->sides_differ.end());
  if (observation.addresses.empty()) return {};
  const auto symmetry = arg<"symmetry">(name_of(best->kind));
  const auto count = observation.addresses.size();
  observation.message =
      count == 1 ? message<not_symmetric_at_one>(symmetry) : message<not_symmetric>(arg<"count">(count), symmetry);
  observation.fixes = [symmetry = *best](const CheckContext& checked) {
    return without_harm(checked, missing_twins(checked.mission, symmetry),
                        {"hatchway-to-nowhere", "objective-in-wall"});
  };
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
          .messages = {not_symmetric, not_symmetric_at_one, not_symmetric_boards},
          .speed = Check::Speed::background,
          .run = run};
}

}  // namespace bulkhead

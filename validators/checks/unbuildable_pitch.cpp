// SPDX-License-Identifier: MIT
#include <algorithm>

#include "validators/checks/checks.h"

namespace bulkhead {
namespace {

// Rule: the panels of a set that boards use reach from node to node. With straddle joints a panel slots into the
// pillars on both sides: panel <= pitch <= panel + pillar. With butt joints it stands between two connectors:
// pitch = panel + connector. A butt set that does not state its connectors is left alone.
// Source: how the published kits are built (`docs/format`, terrain sets).

/// The pitches that the set's parts can make.
struct Pitches {
  Length least;
  Length most;
};

Pitches buildable(const TerrainSet& set) {
  const auto pillar = set.pillar ? set.pillar->along : Length();
  return {set.joint == Joint::butt ? set.panel + pillar : set.panel, set.panel + pillar};
}

bool used(const Mission& mission, const TerrainSet& set) {
  return std::any_of(mission.boards.begin(), mission.boards.end(),
                     [&](const auto& board) { return board->lattice() != nullptr && board->set == set.id; });
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& entry : context.mission.sets) {
    const auto& set = *entry.set;
    if (!used(context.mission, set) || (set.joint == Joint::butt && !set.pillar)) continue;
    const auto [least, most] = buildable(set);
    if (set.pitch >= least && set.pitch <= most) continue;
    observations.push_back(
        {{"unbuildable-pitch",
          {{"set", set.name}, {"least", to_text(least)}, {"most", to_text(most)}, {"pitch", to_text(set.pitch)}}},
         {},
         {}});
  }
  return observations;
}

}  // namespace

Check unbuildable_pitch_check() {
  return {"unbuildable-pitch",   "Unbuildable pitch",
          Level::error,          "Correct the pitch, the panel or the pillar in the terrain set, or use another set.",
          Check::Speed::instant, run};
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include <algorithm>

#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText unbuildable_pitch{
    "unbuildable-pitch",
    "the pitch of {set} must lie between {least} and {most} for its panels to reach from node to node; it is {pitch}"};

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
    observations.push_back({message<unbuildable_pitch>(arg<"set">(set.name), arg<"least">(to_text(least)),
                                                       arg<"most">(to_text(most)), arg<"pitch">(to_text(set.pitch))),
                            {},
                            {}});
  }
  return observations;
}

}  // namespace

Check unbuildable_pitch_check() {
  return {.key = "unbuildable-pitch",
          .title = "Unbuildable pitch",
          .group = Check::Group::terrain,
          .level = Level::error,
          .rule =
              "The panels of a terrain set that a board uses reach from node to node. With straddle "
              "joints the pitch is at least the length of a short panel, and at most that and the "
              "pillar's; with butt joints it is exactly the panel and one connector. A butt set "
              "that does not state its connectors is not looked at.",
          .reason =
              "A set whose figures contradict each other builds no board, and distances on the map "
              "would be wrong.",
          .places = "nowhere on the map; the message names the set",
          .remedy = "Correct the pitch, the panel or the pillar in the terrain set, or use another set.",
          .messages = {unbuildable_pitch},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/snapshot/snapshot.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText symmetric_set_up{
    "symmetric-set-up", "the set-up should have at most {limit} symmetries; it looks the same {symmetries}"};

/// Nothing where nobody has said whether the battlefield may be symmetric.
std::optional<int> most_symmetries(const Mission& mission) {
  if (mission.head->balance == Balance::asymmetric) return 0;
  const bool open = std::none_of(mission.boards.begin(), mission.boards.end(),
                                 [](const Part<Board>& board) { return board->lattice() != nullptr; });
  if (mission.head->balance == Balance::symmetric || !open) return std::nullopt;
  return number_limit(mission, "symmetries");
}

bool has_terrain(const Mission& mission, const Counts& counts) {
  return counts.walls + counts.hatchways > 0 || count_features(mission) > 0;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  const auto most = most_symmetries(mission);
  if (!most || !has_terrain(mission, context.snapshot.counts())) return {};
  const auto& symmetry = context.snapshot.symmetry();
  std::string found;
  int count = 0;
  const auto add = [&](bool holds, const char* name) {
    if (!holds) return;
    ++count;
    found += (found.empty() ? "" : " and ") + std::string(name);
  };
  add(symmetry.rotate_180, "turned by 180°");
  add(symmetry.mirror_left_right, "mirrored left to right");
  add(symmetry.mirror_top_bottom, "mirrored top to bottom");
  if (count <= *most) return {};
  return {{message<symmetric_set_up>(arg<"limit">(*most), arg<"symmetries">(found)), {}, {}}};
}

}  // namespace

Check symmetric_set_up_check() {
  return {.key = "symmetric-set-up",
          .title = "Symmetric set-up",
          .group = Check::Group::open_killzones,
          .level = Level::note,
          .rule =
              "A battlefield with terrain looks the same in none of the three ways (turned by 180°, mirrored either "
              "way) if the mission says that it is asymmetric; on boards without lattice, where the mission says "
              "nothing, in as many as the limit says.",
          .reason =
              "Kill Team's guidance for killzones of one's own advises against symmetry, for variety and better "
              "generalship. On Gallowdark boards for matched play it is usual, so there the mission's word counts.",
          .places = "nowhere on the map; the message names the symmetries",
          .remedy = "Move or turn some of the terrain, or say that the mission is meant to be symmetric.",
          .messages = {symmetric_set_up},
          .limits = {"symmetries"},
          .run = run};
}

}  // namespace bulkhead

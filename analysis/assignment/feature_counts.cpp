// SPDX-License-Identifier: MIT
#include "analysis/assignment/feature_counts.h"

#include <algorithm>
#include <map>

namespace bulkhead {
namespace {

/// The kinds of features that the mission takes from a set, with how many of each stand.
std::map<Id, int> standing_of(const Mission& mission, const TerrainSet& set) {
  std::map<Id, int> standing;
  for (const auto& kind : set.feature_kinds) standing.emplace(kind.id, 0);
  for (const auto& used : mission.sets) {
    if (used.set->id == set.id) break;
    for (const auto& kind : used.set->feature_kinds) standing.erase(kind.id);
  }
  for (const auto& board : mission.boards) {
    for (const auto& feature : board->features) {
      if (const auto found = standing.find(feature.kind); found != standing.end()) ++found->second;
    }
  }
  return standing;
}

}  // namespace

std::vector<PieceCount> feature_counts(const Mission& mission, const TerrainSet& set, int boxes) {
  const auto standing = standing_of(mission, set);
  std::vector<PieceCount> counts;
  for (const auto& piece : set.pieces) {
    const auto found = standing.find(piece.id);
    if (found == standing.end() || !piece.patterns.empty() || piece.on_pillars) continue;
    counts.push_back({set.id, piece.id, piece.count * std::min(boxes, most_boxes), found->second});
  }
  return counts;
}

std::optional<int> boxes_for_features(const Mission& mission, const TerrainSet& set) {
  int boxes = 0;
  for (const auto& count : feature_counts(mission, set, 1)) {
    if (count.used == 0) continue;
    if (count.owned == 0) return std::nullopt;
    boxes = std::max(boxes, (count.used + count.owned - 1) / count.owned);
  }
  return boxes;
}

std::vector<Address> features_of_kind(const Mission& mission, const Id& kind) {
  std::vector<Address> features;
  for (const auto& board : mission.boards) {
    for (const auto& feature : board->features) {
      if (feature.kind == kind) features.emplace_back(ObjectAddress{feature.id});
    }
  }
  return features;
}

bool is_built_with(const Mission& mission, const TerrainSet& set) {
  if (std::ranges::any_of(mission.boards, [&](const auto& board) { return board->set == set.id; })) return true;
  return std::ranges::any_of(standing_of(mission, set), [](const auto& kind) { return kind.second > 0; });
}

}  // namespace bulkhead

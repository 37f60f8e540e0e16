// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/mission.h"
#include "model/mission/placed_features.h"

namespace bulkhead {

/// A part of a terrain feature in its place on the battlefield.
struct Body {
  const Feature* feature = nullptr;
  const FeaturePart* part = nullptr;
  int level = 0;
  PlacedFootprint footprint;

  [[nodiscard]] Length top() const { return part->begins_at + part->height; }
  /// Lies flat on its floor, so that other things may stand on it.
  [[nodiscard]] bool flat() const { return part->height == Length(); }
};

/// Of all features whose kind a set of the mission has, in the order of boards, features and parts. They point into
/// the mission.
[[nodiscard]] std::vector<Body> bodies_of(const Mission& mission);

/// The kinds of the features that stand on the battlefield, each once, in the order of the first of each, with the
/// features of the kind.
struct KindInUse {
  const FeatureKind* kind = nullptr;
  std::vector<Address> features;
};
[[nodiscard]] std::vector<KindInUse> feature_kinds_in_use(const Mission& mission);

}  // namespace bulkhead

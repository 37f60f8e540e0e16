// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rendering/built/prism.h"
#include "rendering/map/map_painter.h"

namespace bulkhead {

/// How much something stands out.
enum class Emphasis : unsigned char { strong, pale, absent };
/// Says it of each thing of a map.
using EmphasisOf = std::function<Emphasis(const ObjectInfo&)>;

/// Leaves out of a plan what is absent.
void leave_out_absent(MapPlan& plan, const EmphasisOf& emphasis);

/// Something that stands on the boards, as it is to be painted.
struct BuiltBody {
  enum class Material : unsigned char { wall, pillar, leaf, feature, marker };
  Material material = Material::wall;
  /// Of what it is, as `ObjectInfo` has it.
  std::string address = {};
  bool pale = false;
  /// Of walls.
  bool breachable = false;
  /// Of the leaf of a hatchway.
  HatchAccess::Kind access = HatchAccess::Kind::accessible;
  std::optional<FillStyle> controller;
  /// Of a part of a feature; without what lies below it, which the picture shows itself.
  std::optional<FeatureBody> part = std::nullopt;
  std::optional<MarkerToken> marker = std::nullopt;
};

/// Everything of a map that has a height. Walls, pillars and wall ends come first, so that what stands in them is cut
/// and they are whole.
struct BuiltBodies {
  std::vector<BuiltBody> bodies;
  std::vector<Prism> prisms;
};

/// Walls of which nobody knows the height are shown so high, in millimetres on the table.
inline constexpr double unknown_height = 60;

/// `plan` is a map laid out on paper; what lies flat, such as markers on the ground, is no body.
[[nodiscard]] BuiltBodies bodies_of(const MapPlan& plan, const EmphasisOf& emphasis);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/edit/step_name.h"
#include "model/mission/board_symmetry.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// What can be done to a whole battlefield. Turns are clockwise.
enum class Transform : unsigned char { mirror_left_right, mirror_top_bottom, rotate_90, rotate_180, rotate_270 };

/// The mission with its battlefield mirrored or turned about the middle of its bounds, whose top-left corner stays
/// where it is: boards and what is on them, zones, areas, markers, and the places of waivers and notes. Exact. Texts
/// stay as they are. Fails only where something would end up further from the origin than a file can state.
[[nodiscard]] Result<Mission> transformed(const Mission& mission, Transform transform);

/// A terrain feature mirrored or turned about its own middle; mirroring is a turn where that looks the same.
[[nodiscard]] Feature transformed(const Mission& mission, Feature feature, const BoardSymmetry& symmetry);

/// About the origin.
[[nodiscard]] BoardSymmetry symmetry_of(Transform transform);

struct TransformBattlefield {
  Transform transform = Transform::mirror_left_right;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const TransformBattlefield&, const TransformBattlefield&) = default;
};

}  // namespace bulkhead

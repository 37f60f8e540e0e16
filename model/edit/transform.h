// SPDX-License-Identifier: MIT
#pragma once

#include "model/edit/edit.h"
#include "model/mission/board_symmetry.h"

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

[[nodiscard]] Edit transform_battlefield(Transform transform);

}  // namespace bulkhead

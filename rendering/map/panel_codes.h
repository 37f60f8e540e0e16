// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "analysis/assignment/panel_assignment.h"
#include "rendering/label/obstacles.h"
#include "rendering/map/frame.h"
#include "rendering/map/hatchways.h"

namespace bulkhead {

/// The printed code of a panel where it stands.
struct PanelCode {
  std::string code;
  /// What the box calls the panel.
  std::string panel;
  /// It has a hatchway where a wall is wanted: a star stands behind the code.
  bool stays_shut = false;
  /// As it is printed: `SH*`.
  [[nodiscard]] std::string text() const { return code + (stays_shut ? "*" : ""); }
  /// From node to node.
  Segment line;
  /// Around the panel and the leaves of its closed hatchways.
  Rect box;
};

/// The panels that build the layout, from the boxes that the mission is designed for.
[[nodiscard]] PanelAssignment panels_for_codes(const Mission& mission);
/// Of those panels; free pillars have none, and panels without a code are left out.
[[nodiscard]] std::vector<PanelCode> lay_out_panel_codes(const MapFrame& frame,
                                                         const std::vector<HatchwayLeaf>& hatchways,
                                                         const PanelAssignment& assignment);

}  // namespace bulkhead

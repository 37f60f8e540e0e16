// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// What clicks make of an edge, one after the other: a closed hatchway, an open one, a locked one, then closed again.
/// What else is said of a hatchway stays.
[[nodiscard]] Hatchway next_hatchway(const Mission& mission, EdgeAddress edge);

/// Puts hatchways and steps their state; with Shift it turns their facing. The right button makes walls of them.
class HatchwayTool final : public Tool {
 public:
  Answer press(const Scene& scene, const Pointer& pointer) override;
  [[nodiscard]] Overlay overlay(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
};

}  // namespace bulkhead

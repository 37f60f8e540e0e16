// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// What clicks make of a node, one after the other: a pillar, a wall end, nothing, automatic again. What would stand
/// there automatically is left out of the round.
[[nodiscard]] std::optional<NodeOverride> next_piece(const Mission& mission, NodeAddress node);

/// Says what stands on nodes. The right button makes them automatic again.
class PillarTool final : public Tool {
 public:
  Answer press(const Scene& scene, const Pointer& pointer) override;
  [[nodiscard]] Overlay overlay(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
};

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// Opens and closes hatchways just for looking, for overlays and ruler; the mission stays as it is.
class LookTool final : public Tool {
 public:
  Answer press(const Scene& scene, const Pointer& pointer) override;
  [[nodiscard]] Overlay overlay(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
};

}  // namespace bulkhead

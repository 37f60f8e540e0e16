// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// Takes the table by any point and moves it.
class PanTool final : public Tool {
 public:
  Answer press(const Scene& scene, const Pointer& pointer) override;
  Answer drag(const Scene& scene, const Pointer& pointer) override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;

 private:
  ScreenPoint last_;
};

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// Measures straight, from where the button is pressed to where it is released; the line stays until the next. Snaps to
/// nodes and the middles of markers within reach, with Alt to nothing.
class MeasureTool final : public Tool {
 public:
  Answer press(const Scene& scene, const Pointer& pointer) override;
  Answer drag(const Scene& scene, const Pointer& pointer) override;
  Answer release(const Scene& scene, const Pointer& pointer) override;
  void cancel() override;
  [[nodiscard]] Overlay overlay(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;

 private:
  std::optional<Vec> from_;
  std::optional<Vec> to_;
  bool measuring_ = false;
};

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/tool/tool.h"
#include "editor/tools/tool/way_ruler.h"

namespace bulkhead {

/// Measures from where the button is pressed to where it is released, straight and round what blocks, between points or
/// bases; the line stays until the next. Hatchways count as they stand for looking. Snaps to nodes and the middles of
/// markers within reach, with Alt to nothing.
class MeasureTool final : public Tool {
 public:
  [[nodiscard]] const ToolInfo& info() const override;
  Answer press(const Scene& scene, const Pointer& pointer) override;
  Answer drag(const Scene& scene, const Pointer& pointer) override;
  Answer release(const Scene& scene, const Pointer& pointer) override;
  void cancel() override;
  [[nodiscard]] Overlay overlay(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] ToolChoice choice(const Mission& mission) const override;
  void choose_option(const Mission& mission, std::size_t number) override;

  /// The diameter of the bases that stand at either end; nothing for points.
  [[nodiscard]] const std::optional<Length>& base() const { return base_; }
  void set_base(std::optional<Length> base) { base_ = base; }

 private:
  [[nodiscard]] const RulerReading& reading(const Scene& scene) const;

  std::optional<Vec> from_;
  std::optional<Vec> to_;
  std::optional<Length> base_;
  bool measuring_ = false;
  /// Keeps what was worked out for the last question.
  mutable WayRuler ruler_;
};

}  // namespace bulkhead

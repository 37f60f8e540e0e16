// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// Puts objective markers on nodes, edges and cells, with Alt anywhere. A drag that begins on a marker moves it. The
/// right button removes one.
class ObjectiveTool final : public Tool {
 public:
  /// The kind of marker to put; objectives without.
  void set_kind(const std::optional<Id>& kind) { kind_ = kind; }

  [[nodiscard]] const ToolInfo& info() const override;
  Answer press(const Scene& scene, const Pointer& pointer) override;
  Answer drag(const Scene& scene, const Pointer& pointer) override;
  Answer release(const Scene& scene, const Pointer& pointer) override;
  void cancel() override;
  [[nodiscard]] Overlay overlay(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] ToolChoice choice(const Mission& mission) const override;
  void choose_option(const Mission& mission, std::size_t number) override;

 private:
  [[nodiscard]] Id kind(const Mission& mission) const;
  std::optional<Id> kind_;
  /// The marker that this gesture moves, or has put.
  std::optional<Id> held_;
  bool moved_ = false;
  std::optional<Marker> fresh_;
};

}  // namespace bulkhead

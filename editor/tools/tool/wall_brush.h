// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/tools/tool/tool.h"
#include "editor/tools/tool/wall_rectangle.h"

namespace bulkhead {

/// The shortest run of edges from one node to another that keeps near the straight line between them.
[[nodiscard]] std::vector<EdgePos> run_between(NodePos from, NodePos to);

/// What clicks make of an edge, one after the other: a wall, a hatchway, one that faces the other way, open floor.
[[nodiscard]] Edit next_state(const Mission& mission, EdgeAddress edge);

/// Draws walls. A drag lays walls along the lattice, from node to node, on edges that are open; hatchways and walls on
/// its way stay. With Shift it draws the outline of a rectangle. A click steps an edge on. The right button erases.
/// Where a length is typed, the wall goes straight from where it began.
class WallBrush final : public Tool {
 public:
  [[nodiscard]] const ToolInfo& info() const override;
  Answer press(const Scene& scene, const Pointer& pointer) override;
  Answer drag(const Scene& scene, const Pointer& pointer) override;
  Answer release(const Scene& scene, const Pointer& pointer) override;
  void cancel() override;
  /// The keyboard holds a rectangle, from one Shift+Enter to the next Enter.
  [[nodiscard]] bool takes_hold(const Scene& scene, const Pointer& pointer) const override;
  [[nodiscard]] std::vector<ToolFigure> figures(const Scene& scene,
                                                const std::optional<Pointer>& pointer) const override;
  void fix_figure(std::size_t number, std::optional<Length> length) override;
  [[nodiscard]] Marks marks(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;

 private:
  enum class Gesture : unsigned char { none, click, stroke, rectangle, erasing };
  void begin_stroke(const Scene& scene, const Pointer& pointer);
  void follow(const Scene& scene, const Pointer& pointer);
  void erase_on_the_way(const Scene& scene, const Pointer& pointer);
  void add(const EdgeAddress& edge);
  /// The straight wall of the length that was typed, along the lattice towards the pointer.
  [[nodiscard]] std::vector<EdgeAddress> straight(const Scene& scene, const Pointer& pointer) const;
  [[nodiscard]] static std::vector<Edit> laid(const Mission& mission, const std::vector<EdgeAddress>& edges);

  Gesture gesture_ = Gesture::none;
  /// What a click would act on.
  std::optional<EdgeAddress> pressed_;
  Vec pressed_at_;
  /// Where the pointer last was.
  Vec last_at_;
  NodeAddress first_;
  NodeAddress last_;
  /// What this gesture lays or erases.
  std::vector<EdgeAddress> stroke_;
  /// Of a stroke, where that was typed.
  std::optional<Length> length_;
  WallRectangle rectangle_;
};

}  // namespace bulkhead

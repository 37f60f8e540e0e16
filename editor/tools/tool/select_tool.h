// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "editor/tools/selection/paste.h"
#include "editor/tools/tool/handles.h"
#include "editor/tools/tool/terrain_ground.h"
#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// Selects and moves. A click selects what is under it, with Shift or Control in addition; a drag on bare ground, or
/// with Shift or Control anywhere, draws a band; a drag on something selected moves the selection by whole cells, a
/// single marker, free piece or terrain feature to where it snaps (with Alt anywhere). A click on the edge of a board
/// selects the board, a drag on the edge of one that is selected moves it, to where it joins another (with Alt
/// anywhere). A zone of corners, a circle, a strip, terrain and pieces off the lattice that alone are selected have
/// handles; the right button on a corner takes it away. While something is to be pasted it hangs on the pointer and a
/// click puts it down.
class SelectTool final : public Tool {
 public:
  /// Hangs a fragment on the pointer.
  void begin_paste(Fragment fragment);
  [[nodiscard]] bool pasting() const { return paste_.has_value(); }

  [[nodiscard]] const ToolInfo& info() const override;
  Answer press(const Scene& scene, const Pointer& pointer) override;
  Answer drag(const Scene& scene, const Pointer& pointer) override;
  Answer release(const Scene& scene, const Pointer& pointer) override;
  void cancel() override;
  [[nodiscard]] bool holds_something() const override { return pasting(); }
  [[nodiscard]] std::vector<ToolFigure> figures(const Scene& scene,
                                                const std::optional<Pointer>& pointer) const override;
  void fix_figure(std::size_t number, std::optional<Length> length) override;
  [[nodiscard]] bool takes_hold(const Scene& scene, const Pointer& pointer) const override;
  [[nodiscard]] bool turns(const Scene&, const std::optional<Pointer>&) const override { return pasting(); }
  Result<void> transform_held(const Mission& mission, Transform transform) override;
  Result<void> turn_held(const Mission& mission, int degrees) override;
  [[nodiscard]] Marks marks(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::optional<MarkerAtWork> marker_at_work(const Scene& scene,
                                                           const std::optional<Pointer>& pointer) const override;

 private:
  enum class Gesture : unsigned char { none, pressed, added, band, moving, handle, board };
  /// What the move would do if the button were released with the pointer there.
  [[nodiscard]] Pasted moved(const Scene& scene, const Pointer& pointer) const;
  /// Whether the pointer is, or was, so far from where it pressed that the gesture is a drag.
  bool has_gone(const Pointer& pointer);
  /// A way as far across and down as was typed, to the side to which it goes.
  [[nodiscard]] Point as_typed(Point way) const;
  /// How far the drag goes off the lattices, by what was typed.
  [[nodiscard]] Point way_of(const Scene& scene, const Pointer& pointer) const;
  [[nodiscard]] bool has_fixed() const { return fixed_[0] || fixed_[1]; }
  /// Where the board that is dragged would lie.
  [[nodiscard]] Point board_place(const Scene& scene, const Pointer& pointer) const;
  [[nodiscard]] Answer moved_board(const Scene& scene, const Pointer& pointer) const;
  [[nodiscard]] Answer moved_handle(const Scene& scene, const Pointer& pointer) const;
  [[nodiscard]] std::optional<Pasted> moved_alone(const Scene& scene, const Pointer& pointer) const;
  [[nodiscard]] std::optional<NodeAddress> paste_place(const Scene& scene, const Pointer& pointer) const;
  [[nodiscard]] Rect band(const Pointer& pointer) const;

  Gesture gesture_ = Gesture::none;
  bool gone_ = false;
  Pointer pressed_;
  /// What the press was on, and what was selected when it came.
  std::optional<Address> taken_;
  Selection before_;
  /// By which this gesture changes what is selected.
  std::optional<Handle> handle_;
  /// How far to the right and down, where that was typed.
  std::array<std::optional<Length>, 2> fixed_;
  std::optional<Fragment> paste_;
  TerrainGround ground_;
};

}  // namespace bulkhead

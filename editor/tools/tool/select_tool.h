// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/selection/paste.h"
#include "editor/tools/tool/handles.h"
#include "editor/tools/tool/terrain_ground.h"
#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// Selects and moves. A click selects what is under it, with Shift or Control in addition; a drag on bare ground draws
/// a band; a drag on something selected moves the selection by whole cells, a single marker, free piece or terrain
/// feature to where it snaps (with Alt anywhere). A click on the edge of a board selects the board, a drag on the edge
/// of one that is selected moves it, to where it joins another (with Alt anywhere). A zone of corners, a circle, a
/// strip, terrain and pieces off the lattice that alone are selected have handles; the right button on a corner takes
/// it away. While something is to be pasted it hangs on the pointer and a click puts it down.
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
  [[nodiscard]] bool turns(const Scene&, const std::optional<Pointer>&) const override { return pasting(); }
  Result<void> transform_held(const Mission& mission, Transform transform) override;
  [[nodiscard]] Marks marks(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::optional<MarkerAtWork> marker_at_work(const Scene& scene,
                                                           const std::optional<Pointer>& pointer) const override;

 private:
  enum class Gesture : unsigned char { none, pressed, band, moving, handle, board };
  /// What the move would do if the button were released with the pointer there.
  [[nodiscard]] Pasted moved(const Scene& scene, const Pointer& pointer) const;
  /// Whether the pointer is, or was, so far from where it pressed that the gesture is a drag.
  bool has_gone(const Pointer& pointer);
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
  std::optional<Fragment> paste_;
  TerrainGround ground_;
};

}  // namespace bulkhead

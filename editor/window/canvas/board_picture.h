// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "editor/tools/view/view.h"
#include "editor/window/canvas/surface.h"
#include "rendering/look/designs.h"
#include "rendering/map/map_painter.h"

namespace bulkhead {

/// The map as the canvas shows it, drawn by the same painter that draws it on paper, and kept: it is laid out anew when
/// the mission changes, and drawn anew when mission or view do.
class BoardPicture {
 public:
  /// The picture of a mission, which need not have boards, in a view. `settled` is false in the midst of a drag: labels
  /// may then stay where they are.
  const Surface& of(const std::shared_ptr<const Mission>& mission, const View& view, double content_scale,
                    bool settled);
  /// The map as it was last drawn, null where there is none; another object where it was laid out anew.
  [[nodiscard]] const std::shared_ptr<const MapPlan>& plan() const { return plan_; }
  /// The design must live as long as the picture.
  void set_design(const Design& design);
  [[nodiscard]] const Design& design() const { return *design_; }
  /// Draws anew the next time: the theme has changed.
  void forget() { drawn_ = false; }

 private:
  void lay_out(const Mission& mission, double paper_scale, bool settled);
  void draw(const View& view) const;

  const Design* design_ = &usual_design();
  std::shared_ptr<const Mission> mission_;
  View view_;
  Surface surface_;
  std::shared_ptr<const MapPlan> plan_;
  bool labels_settled_ = true;
  bool drawn_ = false;
};

/// The scale of paper that a zoom looks best at: type has about its natural size on the screen.
[[nodiscard]] double paper_scale(double zoom);

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <wx/window.h>

#include "editor/panels/parts/delayed_call.h"
#include "editor/tools/built/built_scene.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/jobs/job.h"
#include "editor/window/canvas/surface.h"

namespace bulkhead {

/// A scene as it was painted, in memory.
struct BuiltPicture {
  BuiltScene scene;
  Surface surface;
  double content_scale = 1;
};

/// The board of a stage as it will stand, turned by dragging. It is painted in the background; what is quick is there
/// in the frame that asks for it, and what is of an older mission is shown faintly until then.
class BuiltCanvas final : public wxWindow {
 public:
  /// The stage must outlive the canvas.
  BuiltCanvas(wxWindow* parent, MissionStage& stage);

  [[nodiscard]] const TurnedView& view() const { return view_; }
  /// Has the view changed, tells of it and shows it.
  void change(const std::function<void(TurnedView& view)>& how);
  /// Called when the view has become another.
  void when_view_changes(std::function<void()> act) { view_changed_ = std::move(act); }
  /// What is painted is of the mission as it is now, and of everything else that is wanted.
  [[nodiscard]] bool up_to_date();
  /// What was painted last; null where there is nothing to be painted.
  [[nodiscard]] const BuiltPicture* picture() const { return picture_.get(); }
  /// What stands in the place of a picture; empty where there is one.
  [[nodiscard]] const std::string& words() const { return words_; }

 private:
  void bind_events();
  void stage_changed(CanvasEvent event);
  void on_paint(wxPaintEvent& event);
  void on_button(wxMouseEvent& event);
  void on_motion(wxMouseEvent& event);
  /// Selects what is seen there, if it is a thing.
  void select_at(const wxPoint& at);
  void on_wheel(wxMouseEvent& event);
  void on_key(wxKeyEvent& event);
  bool handle_key(const wxKeyEvent& event);
  /// What is to be seen now.
  [[nodiscard]] BuiltWish wish() const;
  /// Brings the picture up to date, or has that done.
  void bring_up_to_date();
  void ask();
  void take(const std::shared_ptr<const BuiltPicture>& picture);
  void blit_picture(_cairo* context) const;
  /// What is told in the place of a picture, or of an old one.
  void draw_words(_cairo* context) const;
  void describe();

  MissionStage& stage_;
  TurnedView view_;
  /// How large the boards are is known.
  bool has_extent_ = false;
  /// What is selected, until that may be something else.
  mutable std::optional<BuiltMarks> marks_;
  std::shared_ptr<const BuiltPicture> picture_;
  std::string words_;
  /// What could not be painted, and why.
  std::optional<BuiltWish> failed_;
  std::string trouble_;
  std::function<void()> view_changed_;
  /// Where the pointer went down, as long as it has not moved: it is a click then.
  std::optional<wxPoint> pressed_;
  /// Where a drag was last, and whether it moves the picture instead of turning it.
  std::optional<wxPoint> dragged_;
  bool pans_ = false;
  /// While it is being painted nothing that arrives has it painted again.
  bool painting_ = false;
  /// Since when the picture is of an older mission, and whether that is to be seen.
  bool stale_ = false;
  bool faint_ = false;
  DelayedCall fade_;
  /// Ends before everything that its deliveries need.
  Job<std::shared_ptr<const BuiltPicture>> job_;
};

}  // namespace bulkhead

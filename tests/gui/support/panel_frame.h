// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>
#include <utility>
#include <wx/frame.h>
#include <wx/sizer.h>

#include "editor/tools/canvas/canvas_controller.h"
#include "editor/tools/canvas/mission_stage.h"
#include "tests/gui/support/driver.h"

namespace bulkhead::test {

/// The mission "Three Lamps" of the shipped library: a whole one, with texts of every kind.
[[nodiscard]] Mission three_lamps();
/// A mission of the shipped library: `boarding-actions/furnace`.
[[nodiscard]] Mission shipped_mission(const char* id);

/// One panel in a window of its own, on a mission.
template <typename Panel>
class PanelFrame {
 public:
  template <typename... Arguments>
  PanelFrame(Mission mission, wxSize size, Arguments&&... arguments)
      : document_(std::move(mission)),
        stage_(document_),
        controller_(stage_),
        frame_(new wxFrame(nullptr, wxID_ANY, "Bulkhead")),
        panel_(new Panel(frame_, stage_, std::forward<Arguments>(arguments)...)) {
    controller_.resize({800, 600});
    controller_.fit();
    frame_->SetClientSize(frame_->FromDIP(size));
    panel_->SetSize(frame_->GetClientSize());
    show(*frame_);
    settle();
  }
  ~PanelFrame() { close(); }
  PanelFrame(const PanelFrame&) = delete;
  PanelFrame& operator=(const PanelFrame&) = delete;

  [[nodiscard]] Panel& panel() { return *panel_; }
  [[nodiscard]] MissionStage& stage() { return stage_; }
  [[nodiscard]] CanvasController& controller() { return controller_; }
  [[nodiscard]] Document& document() { return document_; }
  [[nodiscard]] const Mission& mission() const { return *document_.mission(); }
  /// Takes the window with its panel away; the stage lives on.
  void close() {
    if (frame_ == nullptr) return;
    frame_->Destroy();
    frame_ = nullptr;
    settle(20);
  }
  /// A control of the panel that must be there.
  template <typename Control = wxWindow>
  [[nodiscard]] Control& control(const std::string& called) {
    auto* const found = dynamic_cast<Control*>(find(*panel_, wxString::FromUTF8(called)));
    if (found == nullptr) throw std::runtime_error("There is no control " + called);
    return *found;
  }
  [[nodiscard]] bool has(const std::string& called) { return find(*panel_, wxString::FromUTF8(called)) != nullptr; }

 private:
  Document document_;
  MissionStage stage_;
  CanvasController controller_;
  wxFrame* frame_;
  Panel* panel_;
};

}  // namespace bulkhead::test

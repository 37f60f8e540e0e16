// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>
#include <wx/panel.h>

#include "editor/window/built/built_canvas.h"

class wxBitmapButton;
class wxStaticText;

namespace bulkhead {

/// The board as it will stand, below a bar that says from where one looks and has buttons to turn it.
class BuiltPanel final : public wxPanel {
 public:
  /// The stage must outlive the panel.
  BuiltPanel(wxWindow* parent, MissionStage& stage);

  [[nodiscard]] BuiltCanvas& canvas() { return *canvas_; }
  /// Another design of the map has been chosen.
  void design_changed() { canvas_->Refresh(false); }

 private:
  struct Button {
    std::string_view icon;
    wxBitmapButton* window;
  };
  void add_button(std::string_view icon, std::string_view name, const std::function<void(TurnedView& view)>& act);
  void use_colours();
  void say_azimuth();

  BuiltCanvas* canvas_;
  wxStaticText* azimuth_;
  std::vector<Button> buttons_;
};

}  // namespace bulkhead

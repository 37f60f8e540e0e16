// SPDX-License-Identifier: MIT
#include "editor/window/built/built_panel.h"

#include <wx/bmpbuttn.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/words/translate.h"
#include "editor/window/look/icons.h"
#include "editor/window/look/theme.h"

namespace bulkhead {
namespace {

constexpr int turn_icon_size = 18;
constexpr int button_width = 30;
constexpr int button_height = 26;
constexpr int usual_width = 400;
constexpr int usual_height = 420;

}  // namespace

BuiltPanel::BuiltPanel(wxWindow* parent, MissionStage& stage) : wxPanel(parent) {
  auto* const bar = new wxBoxSizer(wxHORIZONTAL);
  auto* const column = new wxBoxSizer(wxVERTICAL);
  azimuth_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
  colour_text(*azimuth_, &Palette::mute);
  canvas_ = new BuiltCanvas(this, stage);
  bar->Add(azimuth_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(8));
  SetSizer(column);
  column->Add(bar, 0, wxEXPAND | wxALL, FromDIP(2));
  column->Add(canvas_, 1, wxEXPAND);
  add_button("turn-near-left", marked("Turn to the next corner: the near side goes to the left"),
             [](TurnedView& view) { view.turn_to_corner(TurnedView::Way::left); });
  add_button("turn-near-right", marked("Turn to the next corner: the near side goes to the right"),
             [](TurnedView& view) { view.turn_to_corner(TurnedView::Way::right); });
  add_button("zoom-out", marked("Show the board smaller"), [](TurnedView& view) { view.zoom_steps(-1); });
  add_button("zoom-in", marked("Show the board larger"), [](TurnedView& view) { view.zoom_steps(1); });
  add_button("fit", marked("Show the whole board"), [](TurnedView& view) { view.fit(); });
  for (const auto& button : buttons_) bar->Add(button.window, 0, wxALIGN_CENTRE_VERTICAL);
  canvas_->when_view_changes([this] { say_azimuth(); });
  say_azimuth();
  use_colours();
  when_theme_changes(*this, [this] { use_colours(); });
  SetSize(FromDIP(wxSize(usual_width, usual_height)));
}

void BuiltPanel::add_button(std::string_view icon, std::string_view name,
                            const std::function<void(TurnedView& view)>& act) {
  auto* const button = new wxBitmapButton(this, wxID_ANY, bulkhead::icon(icon, turn_icon_size), wxDefaultPosition,
                                          wxDefaultSize, wxBU_EXACTFIT | wxBORDER_NONE);
  // As it fits its picture alone it would be hard to hit, between others as small.
  button->SetMinSize(FromDIP(wxSize(button_width, button_height)));
  button->SetToolTip(translated(name));
  set_accessible_name(*button, translated(name));
  button->Bind(wxEVT_BUTTON, [this, act](wxCommandEvent&) { canvas_->change(act); });
  buttons_.push_back({icon, button});
}

void BuiltPanel::use_colours() {
  for (const auto& button : buttons_) button.window->SetBitmap(icon(button.icon, turn_icon_size));
  canvas_->Refresh(false);
}

void BuiltPanel::say_azimuth() {
  const auto words = to_wx(words_for_azimuth(canvas_->view().azimuth()));
  if (azimuth_->GetLabel() != words) azimuth_->SetLabel(words);
}

}  // namespace bulkhead

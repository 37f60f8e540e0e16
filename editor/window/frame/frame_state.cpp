// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>
#include <wx/display.h>

#include "editor/panels/parts/words.h"
#include "editor/window/built/built_panel.h"
#include "editor/window/files/where_to_write.h"
#include "editor/window/frame/editor_frame.h"
#include "editor/window/frame/window_state.h"
#include "rendering/look/designs.h"

namespace bulkhead {
namespace {

/// Whether the usual window would leave nothing of the desktop around it.
bool fills_screen() {
  const auto screen = wxGetClientDisplayRect();
  return screen.width < usual_window().x + 40 || screen.height < usual_window().y + 60;
}

/// Of the screen that the middle of the place lies on, else of the first.
wxRect room_at(const wxRect& place) {
  const int screen = wxDisplay::GetFromPoint(place.GetPosition() + place.GetSize() / 2);
  return wxDisplay(static_cast<unsigned>(std::max(screen, 0))).GetClientArea();
}

}  // namespace

void EditorFrame::load_state() {
  const auto state = load_window_state(window_state_path());
  if (state.place) {
    // Not over another window that stands there.
    const int beside = FromDIP(28) * static_cast<int>(std::min<std::size_t>(windows_open(open_files_folder()), 8));
    beside_ = wxPoint(beside, beside);
    const wxRect place(state.place->GetPosition() + beside_, state.place->GetSize());
    SetSize(fitted(place, room_at(place)));
  } else {
    const auto room = wxGetClientDisplayRect();
    SetSize(fitted(wxRect(usual_window()).CentreIn(room), room));
  }
  if (state.maximised || (!state.place && fills_screen())) Maximize();
  wanted_docks_ = state.docks;
  wanted_page_ = state;
  controller_.set_unit(state.millimetres ? RulerUnit::millimetres : RulerUnit::inches);
  if (const auto* design = find_design(state.design)) canvas_->set_design(*design);
  auto choice = stage_.overlay_choice();
  choice.shown = parse_overlay_keys(from_wx(state.overlays));
  stage_.set_overlay_choice(std::move(choice));
  stage_.show_findings(!state.badges_hidden);
  stage_.set_classes({parse_map_classes(state.hidden), parse_map_classes(state.locked)});
}

void EditorFrame::save_state() {
  auto state = wanted_page_;
  state.maximised = IsMaximized();
  if (!state.maximised && !IsFullScreen()) state.place = wxRect(GetPosition() - beside_, GetSize());
  state.docks = panels_ == nullptr ? wanted_docks_ : docks_->arrangement();
  state.millimetres = controller_.unit() == RulerUnit::millimetres;
  state.design = canvas_->design().key;
  state.hidden = to_text(stage_.classes().hidden);
  state.locked = to_text(stage_.classes().locked);
  state.overlays = to_wx(to_text(stage_.overlay_choice().shown));
  state.badges_hidden = !stage_.shows_findings();
  if (panels_ != nullptr) {
    state.page = to_text(page_of_missions_.value_or(middle_->page()));
    state.map_share = middle_->map_share();
    state.beside_both = docks_->wanted_beside(WorkPage::both);
    state.beside_texts = docks_->wanted_beside(WorkPage::texts);
    const auto texts = panels_->arrangement_of_texts();
    state.texts_list = texts.list;
    state.form_beside_lua = texts.beside_lua;
    state.form_above_lua = texts.above_lua;
    state.built_azimuth = panels_->built().canvas().view().azimuth();
    state.form_beside_card = texts.beside_card;
    state.card_size = texts.card_size;
    state.card_hidden = texts.card_hidden;
    state.lua_shown = texts.lua_shown;
  }
  save_window_state(state, window_state_path());
}

}  // namespace bulkhead

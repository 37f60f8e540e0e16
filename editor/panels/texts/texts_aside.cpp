// SPDX-License-Identifier: MIT
// What stands beside the form of the chosen text, or below it: its printed card and its Lua.
#include <algorithm>
#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/share_splitter.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/panels/texts/card_window.h"
#include "editor/panels/texts/lua_editor.h"
#include "editor/panels/texts/printed_card.h"
#include "editor/panels/texts/text_form.h"
#include "editor/panels/texts/texts_panel.h"
#include "rendering/cards/card_text.h"

namespace bulkhead {
namespace {

/// From here on Lua stands beside the form, else below it; a card, which stands nowhere else, needs less.
constexpr int width_for_lua = 960;
constexpr int width_for_card = 660;
/// In less height a card would not be legible, nor one above Lua.
constexpr int height_for_card = 380;
constexpr int height_for_both = 720;
constexpr double usual_beside = 0.6;
constexpr double usual_above = 0.5;
/// How wide a card is beside a form as a rule: so that it is as high as it can be, but leaves more to the form.
constexpr int least_card = 280;
constexpr double most_of_width = 0.42;

}  // namespace

void TextsPanel::build_aside() {
  aside_ = new wxPanel(right_);
  colour_ground(*aside_, &Palette::field);
  card_ = new PrintedCard(aside_, {.save = [this](const std::string&) { save_card(); },
                                   .hide = [this] { show_cards(false); },
                                   .enlarge = [this] { enlarge_card(); }});
  lua_panel_ = new wxPanel(aside_);
  colour_ground(*lua_panel_, &Palette::field);
  auto* const head = new wxStaticText(lua_panel_, wxID_ANY, translated("What it does, in Lua"));
  colour_text(*head, &Palette::mute);
  lua_state_ = new wxStaticText(lua_panel_, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize,
                                wxST_ELLIPSIZE_END | wxALIGN_RIGHT | wxST_NO_AUTORESIZE);
  lua_ = new LuaEditor(lua_panel_,
                       {.commit = [this](const std::string& chunk) { return commit_lua(chunk); },
                        .taken_back =
                            [this] {
                              drafts_.forget(owner().subject, lua_field);
                              lua_complaint_->say({});
                            },
                        .left = [this] { stage_.document().finish_merge(); },
                        .judged = [this](const std::optional<ScriptMistake>& mistake) { lua_judged(mistake); }});
  lua_complaint_ = new WrappedText(lua_panel_, [this] { lua_panel_->Layout(); });
  colour_text(*lua_complaint_, &Palette::error);
  const auto help = translated("Fold the Lua");
  auto* const hide = new wxButton(lua_panel_, wxID_ANY, wxString::FromUTF8("✕"), wxDefaultPosition,
                                  FromDIP(wxSize(28, 24)), wxBU_EXACTFIT | wxBORDER_NONE);
  hide->SetToolTip(help);
  set_accessible_name(*hide, help);
  hide->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { hide_lua(); }); });
  auto* const line = new wxBoxSizer(wxHORIZONTAL);
  line->Add(head, 0, wxALIGN_CENTRE_VERTICAL);
  line->Add(lua_state_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT | wxRIGHT, FromDIP(12));
  line->Add(hide, 0, wxALIGN_CENTRE_VERTICAL);
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(line, 0, wxEXPAND | wxALL, FromDIP(8));
  column->Add(lua_complaint_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8));
  column->Add(lua_, 1, wxEXPAND);
  lua_panel_->SetSizer(column);
  aside_parts_ = new wxBoxSizer(wxVERTICAL);
  aside_parts_->Add(card_, 1, wxEXPAND);
  aside_parts_->Add(lua_panel_, 1, wxEXPAND);
  aside_->SetSizer(aside_parts_);
  aside_->Hide();
}

bool TextsPanel::has_card() const {
  const auto* const id = chosen_.item();
  return id != nullptr && bulkhead::has_card(stage_.mission(), *id);
}

bool TextsPanel::lua_stands_beside() const { return right_->GetClientSize().x >= FromDIP(width_for_lua); }

bool TextsPanel::wants_card() {
  const auto room = right_->GetClientSize();
  const bool lua = wants_lua();
  return shows_cards() && has_card() && room.x >= FromDIP(lua ? width_for_lua : width_for_card) &&
         room.y >= FromDIP(lua ? height_for_both : height_for_card);
}

void TextsPanel::show_card() {
  if (large_card_) has_card() ? show_on(large_card_->card()) : large_card_->leave();
  if (right_->IsSplit() && card_->IsShown() && has_card()) show_on(*card_);
}

void TextsPanel::show_on(PrintedCard& card) {
  const auto& id = *chosen_.item();
  auto mission = form_->with_typing();
  // While its id is being typed it has another.
  card.show(bulkhead::has_card(mission, id) ? mission : stage_.mission(), id);
}

void TextsPanel::show_cards(bool show) {
  arrangement_.card_hidden = !show;
  lay_out();
  if (show && has_card() && !wants_card()) enlarge_card();
  if (!show && large_card_) large_card_->leave();
  if (card_changed_) card_changed_();
}

void TextsPanel::enlarge_card() {
  if (!large_card_) {
    large_card_ = new CardWindow(this, {.save =
                                            [this](const std::string& size) {
                                              card_->set_size(size);
                                              save_card();
                                            },
                                        .hide = [this] { card_->set_size(large_card_->card().size()); }});
    large_card_->card().set_size(card_->size());
  }
  show_card();
  large_card_->Show();
  large_card_->Raise();
}

void TextsPanel::save_card() {
  follow_what_is_typed();
  if (has_card() && card_wanted_) card_wanted_(*chosen_.item(), card_->size());
}

void TextsPanel::lay_out() {
  const bool lua = wants_lua();
  const bool card = wants_card();
  const auto* const id = chosen_.item();
  card_button_->Show(has_card() && !card);
  lua_button_->Show(id != nullptr && find_text_item(stage_.mission(), *id).item != nullptr && !lua);
  foot_->Layout();
  if (!lua && !card) {
    if (right_->IsSplit()) right_->Unsplit(aside_);
    aside_->Hide();
    return show_card();
  }
  const bool others = lua != lua_panel_->IsShown() || card != card_->IsShown();
  lua_panel_->Show(lua);
  card_->Show(card);
  const auto mode = card || lua_stands_beside() ? wxSPLIT_VERTICAL : wxSPLIT_HORIZONTAL;
  const bool placed = right_->IsSplit() && right_->GetSplitMode() == mode;
  if (!placed || others) {
    aside_->Layout();
    right_->split(mode, form_, aside_);
    right_->set_share(wanted_share(mode));
  }
  show_card();
}

double& TextsPanel::kept_share(int mode) {
  if (!lua_panel_->IsShown()) return arrangement_.beside_card;
  return mode == wxSPLIT_VERTICAL ? arrangement_.beside_lua : arrangement_.above_lua;
}

void TextsPanel::note_shares() { kept_share(right_->GetSplitMode()) = right_->share(); }

double TextsPanel::wanted_share(int mode) {
  if (const auto kept = kept_share(mode); kept > 0) return kept;
  if (lua_panel_->IsShown()) return mode == wxSPLIT_VERTICAL ? usual_beside : usual_above;
  const auto room = right_->GetClientSize();
  const int width = std::clamp(card_->width_at(room.y), FromDIP(least_card),
                               std::max(FromDIP(least_card), static_cast<int>(most_of_width * room.x)));
  return 1 - static_cast<double>(width) / std::max(room.x, 1);
}

}  // namespace bulkhead

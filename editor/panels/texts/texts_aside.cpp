// SPDX-License-Identifier: MIT
// What stands beside the form of the chosen text, or below it: its printed card and its Lua.
#include <algorithm>
#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>

#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/share_splitter.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/panels/texts/lua_editor.h"
#include "editor/panels/texts/printed_card.h"
#include "editor/panels/texts/text_form.h"
#include "editor/panels/texts/texts_panel.h"
#include "rendering/cards/card_text.h"

namespace bulkhead {
namespace {

/// From here on Lua stands beside the form, else below it; a card alone needs less.
constexpr int width_for_lua = 960;
constexpr int width_for_card = 660;
constexpr double usual_beside = 0.6;
constexpr double usual_above = 0.68;
constexpr double usual_above_card = 0.6;
/// How wide a card is beside a form as a rule, and what it has of the room of Lua above that or beside it.
constexpr int usual_card = 280;
constexpr int height_above_lua = 236;
constexpr int width_beside_lua = 300;
/// In less room a card would say nothing, and what is written comes first.
constexpr int least_width_with_card = 330;
constexpr int least_width_with_card_and_lua = 620;
constexpr int least_height_with_card = 380;

}  // namespace

void TextsPanel::build_aside() {
  aside_ = new wxPanel(right_);
  colour_ground(*aside_, &Palette::field);
  card_ = new PrintedCard(aside_,
                          {.save = [this](const std::string&) { save_card(); }, .hide = [this] { show_cards(false); }});
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
  auto* const line = new wxBoxSizer(wxHORIZONTAL);
  line->Add(head, 0, wxALIGN_CENTRE_VERTICAL);
  line->Add(lua_state_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(12));
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(line, 0, wxEXPAND | wxALL, FromDIP(8));
  column->Add(lua_complaint_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8));
  column->Add(lua_, 1, wxEXPAND);
  lua_panel_->SetSizer(column);
  aside_parts_ = new wxBoxSizer(wxVERTICAL);
  aside_parts_->Add(card_, 0, wxEXPAND);
  aside_parts_->Add(lua_panel_, 1, wxEXPAND);
  aside_->SetSizer(aside_parts_);
  aside_->Hide();
}

bool TextsPanel::has_card() const {
  const auto* const id = chosen_.item();
  return id != nullptr && bulkhead::has_card(stage_.mission(), *id);
}

bool TextsPanel::wants_card() {
  const auto room = right_->GetClientSize();
  const int least = wants_lua() ? least_width_with_card_and_lua : least_width_with_card;
  return shows_cards() && has_card() && room.x >= FromDIP(least) && room.y >= FromDIP(least_height_with_card);
}

void TextsPanel::show_card() {
  if (!right_->IsSplit() || !card_->IsShown() || !has_card()) return;
  const auto& id = *chosen_.item();
  auto mission = form_->with_typing();
  // While its id is being typed it has another.
  card_->show(bulkhead::has_card(mission, id) ? mission : stage_.mission(), id);
}

void TextsPanel::show_cards(bool show) {
  arrangement_.card_hidden = !show;
  lay_out();
  if (card_changed_) card_changed_();
}

void TextsPanel::save_card() {
  follow_what_is_typed();
  if (has_card() && card_wanted_) card_wanted_(*chosen_.item(), card_->size());
}

void TextsPanel::lay_out() {
  const bool lua = wants_lua();
  const bool card = wants_card();
  if (const bool offered = has_card() && !shows_cards(); card_button_->IsShown() != offered) {
    card_button_->Show(offered);
    foot_->Layout();
  }
  if (!lua && !card) {
    if (right_->IsSplit()) right_->Unsplit(aside_);
    aside_->Hide();
    return;
  }
  const bool others = lua != lua_panel_->IsShown() || card != card_->IsShown();
  lua_panel_->Show(lua);
  card_->Show(card);
  const bool beside = right_->GetClientSize().x >= FromDIP(lua ? width_for_lua : width_for_card);
  const auto mode = beside ? wxSPLIT_VERTICAL : wxSPLIT_HORIZONTAL;
  const bool placed = right_->IsSplit() && right_->GetSplitMode() == mode;
  if (!placed || others) {
    place_aside(mode);
    right_->split(mode, form_, aside_);
    right_->set_share(wanted_share(mode));
  }
  show_card();
}

void TextsPanel::place_aside(int mode) {
  const bool lua = lua_panel_->IsShown();
  const bool beside = mode == wxSPLIT_VERTICAL;
  // Beside the form there is height for one above the other, below it only width for one beside the other.
  aside_parts_->SetOrientation(beside ? wxVERTICAL : wxHORIZONTAL);
  aside_parts_->GetItem(card_)->SetProportion(lua ? 0 : 1);
  card_->SetMinSize(!lua     ? wxSize(1, 1)
                    : beside ? FromDIP(wxSize(1, height_above_lua))
                             : FromDIP(wxSize(width_beside_lua, 1)));
  card_->arrange(beside && !lua ? PrintedCard::Shape::tall : PrintedCard::Shape::wide);
  aside_->Layout();
}

double& TextsPanel::kept_share(int mode) {
  const bool beside = mode == wxSPLIT_VERTICAL;
  if (lua_panel_->IsShown()) return beside ? arrangement_.beside_lua : arrangement_.above_lua;
  return beside ? arrangement_.beside_card : arrangement_.above_card;
}

void TextsPanel::note_shares() { kept_share(right_->GetSplitMode()) = right_->share(); }

double TextsPanel::wanted_share(int mode) {
  if (const auto kept = kept_share(mode); kept > 0) return kept;
  const bool beside = mode == wxSPLIT_VERTICAL;
  if (lua_panel_->IsShown()) return beside ? usual_beside : usual_above;
  return beside ? 1 - static_cast<double>(FromDIP(usual_card)) / std::max(right_->GetClientSize().x, 1)
                : usual_above_card;
}

}  // namespace bulkhead

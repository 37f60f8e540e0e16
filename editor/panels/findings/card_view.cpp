// SPDX-License-Identifier: MIT
#include "editor/panels/findings/card_view.h"

#include <algorithm>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/flow_panel.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/wheel.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

/// Further fixes are in a menu.
constexpr std::size_t most_buttons = 3;

wxColour Palette::*colour_of(Level level) {
  switch (level) {
    case Level::error: return &Palette::error;
    case Level::warning: return &Palette::warning;
    case Level::note: return &Palette::note;
    case Level::off: break;
  }
  return &Palette::mute;
}

wxString heading(const FindingCard& card) {
  auto words = card.waived || card.level == Level::off ? wxString() : symbol_of(card.level) + " ";
  words += to_wx(card.title);
  if (!card.places.empty()) words += wxString::FromUTF8(" · ") + to_wx(card.places);
  return words;
}

}  // namespace

CardView::CardView(wxWindow* parent, Actions actions)
    : ScrolledPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxBORDER_NONE | wxTAB_TRAVERSAL),
      actions_(std::move(actions)) {
  SetScrollRate(0, FromDIP(8));
  set_accessible_name(*this, translated("The chosen finding"));
  build_head();
  build_waiving();
  build_levels();
  auto* const column = new wxBoxSizer(wxVERTICAL);
  const auto add = [&](wxWindow* part, int above) { column->Add(part, 0, wxEXPAND | wxTOP, FromDIP(above)); };
  add(title_, 0);
  add(text_, 4);
  add(trouble_, 4);
  add(buttons_, 4);
  // Right below the button that opens it.
  add(waiving_, 8);
  add(rule_, 8);
  add(remedy_, 4);
  add(levels_, 8);
  auto* const around = new wxBoxSizer(wxVERTICAL);
  around->Add(column, 1, wxEXPAND | wxALL, FromDIP(8));
  SetSizer(around);
}

void CardView::build_head() {
  const auto text = [this] { return new WrappedText(this, [this] { reflow(); }); };
  title_ = text();
  title_->SetFont(GetFont().Bold());
  text_ = text();
  trouble_ = text();
  colour_text(*trouble_, &Palette::error);
  buttons_ = new FlowPanel(this, [this] { reflow(); });
  buttons_->Hide();
  rule_ = text();
  colour_text(*rule_, &Palette::mute);
  remedy_ = text();
}

void CardView::build_waiving() {
  waiving_ = new wxPanel(this);
  auto* const asked = new wxStaticText(waiving_, wxID_ANY, translated("Why this is meant to be so"));
  colour_text(*asked, &Palette::mute);
  reason_ = new wxTextCtrl(waiving_, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
  set_accessible_name(*reason_, translated("Reason of the waiver"));
  complaint_ = new WrappedText(waiving_, [this] { reflow(); });
  colour_text(*complaint_, &Palette::error);
  reason_buttons_ = new FlowPanel(waiving_, [this] { reflow(); });
  waive_ = new wxButton(reason_buttons_, wxID_ANY, translated("Waive"));
  cancel_ = new wxButton(reason_buttons_, wxID_ANY, translated("Cancel"));
  auto* const field = new wxBoxSizer(wxVERTICAL);
  field->Add(asked, 0, wxBOTTOM, FromDIP(4));
  field->Add(reason_, 0, wxEXPAND | wxBOTTOM, FromDIP(4));
  field->Add(complaint_, 0, wxEXPAND | wxBOTTOM, FromDIP(4));
  field->Add(reason_buttons_, 0, wxEXPAND);
  waiving_->SetSizer(field);
  waiving_->Hide();
  waive_->Disable();
  reason_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { waive_->Enable(!reason().empty()); });
  reason_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { waive(); });
  reason_->Bind(wxEVT_CHAR_HOOK,
                [this](wxKeyEvent& event) { event.GetKeyCode() == WXK_ESCAPE ? end_asking() : event.Skip(); });
  waive_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { waive(); }); });
  cancel_->Bind(wxEVT_BUTTON,
                [this](wxCommandEvent&) { CallAfter([this] { card_.waived ? actions_.unwaive() : end_asking(); }); });
}

CardView::LevelChoice CardView::add_level(const wxString& name,
                                          std::function<void(std::optional<Level>)> Actions::*act) {
  auto* const ground = new wxPanel(levels_);
  LevelChoice made;
  made.name = new wxStaticText(ground, wxID_ANY, name);
  colour_text(*made.name, &Palette::mute);
  made.choice = new wxChoice(ground, wxID_ANY);
  set_accessible_name(*made.choice, name);
  leave_wheel_to_form(*made.choice);
  made.choice->Bind(wxEVT_CHOICE, [this, act, choice = made.choice](wxCommandEvent&) {
    const int chosen = choice->GetSelection();
    const auto level =
        chosen < 1 ? std::nullopt : std::optional(levels_to_choose[static_cast<std::size_t>(chosen) - 1]);
    // The card may be another one after that.
    CallAfter([this, act, level] { (actions_.*act)(level); });
  });
  // One above the other both fit into a narrow card, also in large text.
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(made.name, 0, wxBOTTOM, FromDIP(2));
  column->Add(made.choice, 0, wxRIGHT, FromDIP(8));
  ground->SetSizer(column);
  return made;
}

void CardView::build_levels() {
  levels_ = new FlowPanel(this, [this] { reflow(); });
  levels_->Hide();
  in_mission_ = add_level(translated("In this mission"), &Actions::set_level);
  in_mission_.choice->SetToolTip(translated("What findings of this check count as in this mission, for everybody"));
  mine_ = add_level(translated("For me"), &Actions::set_my_level);
  mine_.choice->SetToolTip(translated("What findings of this check count as for you, where a mission does not say"));
}

void CardView::show(const std::optional<FindingCard>& card) {
  const bool another = !card || card->name != card_.name;
  if (another) asking_ = false;
  const auto before = card_;
  card_ = card.value_or(FindingCard());
  colour_text(*title_, card_.waived ? &Palette::mute : colour_of(card_.level));
  title_->say(card ? heading(card_) : wxString());
  text_->say(sentence(card_.fact));
  trouble_->say({});
  rule_->say(sentence(card_.rule));
  remedy_->say(to_wx(card_.remedy));
  add_buttons();
  if (another || before.waived != card_.waived || before.reason != card_.reason) show_reason();
  show_levels();
  if (another) Scroll(0, 0);
  reflow();
}

wxButton* CardView::add_button(const wxString& label, std::function<void()> action) {
  auto* const button = new wxButton(buttons_, wxID_ANY, as_label(label));
  // The button goes with its finding, so that nothing is done in its own event.
  button->Bind(wxEVT_BUTTON, [this, action = std::move(action)](wxCommandEvent&) { CallAfter(action); });
  return button;
}

void CardView::add_buttons() {
  buttons_->DestroyChildren();
  const auto& fixes = card_.fixes;
  for (std::size_t i = 0; i < fixes.size() && i < most_buttons; ++i) {
    add_button(to_wx(fixes[i].name), [this, fix = fixes[i].edit] { actions_.fix(fix); });
  }
  if (fixes.size() > most_buttons) {
    add_button(translated("More fixes") + wxString::FromUTF8(" ▾"), [this, fixes] {
      wxMenu menu;
      for (std::size_t i = most_buttons; i < fixes.size(); ++i) {
        const auto* const item = menu.Append(wxID_ANY, as_label(to_wx(fixes[i].name)));
        menu.Bind(
            wxEVT_MENU, [this, fix = fixes[i].edit](wxCommandEvent&) { CallAfter([this, fix] { actions_.fix(fix); }); },
            item->GetId());
      }
      PopupMenu(&menu);
    });
  }
  if (card_.alike > (card_.of_check ? 0U : 1U)) {
    add_button(translated("Fix all {}", {std::to_string(card_.alike)}), [this] {
      actions_.fix_all();
    })->SetToolTip(translated("Fix all findings of this kind as one step (Shift+F9)"));
  }
  if (!card_.leads_to.empty()) add_button(to_wx(card_.leads_to), [this] { actions_.open(); });
  if (!card_.name.empty() && !card_.of_check && !card_.waived && !asking_) {
    add_button(translated("Waive…"), [this] { ask_for_reason(); });
  }
  buttons_->arrange();
  buttons_->Show(!buttons_->GetChildren().empty());
}

void CardView::show_reason() {
  const bool of_waiver = card_.waived && !card_.of_check;
  waiving_->Show(of_waiver || asking_);
  complaint_->say({});
  reason_->ChangeValue(of_waiver ? to_wx(card_.reason) : wxString());
  waive_->SetLabel(of_waiver ? translated("Change the reason") : translated("Waive"));
  cancel_->SetLabel(of_waiver ? translated("Take waiver back") : translated("Cancel"));
  waive_->Disable();
  reason_buttons_->arrange();
}

void CardView::show_level(const LevelChoice& shown, const wxString& usual, std::optional<Level> level) {
  wxArrayString names;
  names.Add(usual);
  for (const auto each : levels_to_choose) names.Add(to_wx(level_name(each)));
  if (shown.choice->GetStrings() != names) shown.choice->Set(names);
  const auto& all = levels_to_choose;
  const auto* const found = level ? std::find(all.begin(), all.end(), *level) : all.end();
  shown.choice->SetSelection(found == all.end() ? 0 : static_cast<int>(found - all.begin()) + 1);
}

void CardView::show_levels() {
  show_level(in_mission_, to_wx(usual_in_mission(card_)), card_.in_mission);
  in_mission_.name->GetParent()->Show(!card_.of_item);
  show_level(mine_, to_wx(usual_for_me(card_)), card_.mine);
  // In this order: what is not placed yet has no room for itself.
  levels_->arrange();
  levels_->Show(!card_.name.empty());
}

void CardView::stand_beside(int width, int most) {
  if (beside_ == width && most_ == most) return;
  beside_ = width;
  most_ = most;
  reflow();
}

void CardView::ask_for_reason() {
  if (!card_.waived) {
    asking_ = true;
    add_buttons();
    show_reason();
    reflow();
  }
  reason_->SetFocus();
  reason_->SelectAll();
  // The parent gives the card its new height first.
  CallAfter([this] { bring_reason_into_sight(); });
}

void CardView::bring_reason_into_sight() {
  if (!waiving_->IsShown()) return;
  int step = 0;
  GetScrollPixelsPerUnit(nullptr, &step);
  if (step <= 0) return;
  const int room = GetClientSize().y;
  const int top = CalcUnscrolledPosition(waiving_->GetPosition()).y;
  const int bottom = top + waiving_->GetSize().y;
  const int seen = GetViewStart().y * step;
  // In a low card the field is worth more than the buttons below it.
  if (top < seen || bottom - top > room) return Scroll(-1, top / step);
  if (bottom > seen + room) Scroll(-1, (bottom - room + step - 1) / step);
}

std::string CardView::reason() const {
  if (!waiving_->IsShown()) return {};
  auto written = from_wx(reason_->GetValue());
  return split_words(written).empty() || written == card_.reason ? std::string() : written;
}

void CardView::waive() {
  if (!reason().empty() && actions_.waive(reason())) end_asking();
}

void CardView::end_asking() {
  asking_ = false;
  show_reason();
  add_buttons();
  reflow();
}

void CardView::refuse(const wxString& why) {
  const auto words = symbol_of(Level::error) + " " + why;
  waiving_->IsShown() ? complaint_->say(words) : trouble_->say(words);
  reflow();
}

void CardView::reflow() {
  Layout();
  FitInside();
  Layout();
  const int own = GetSizer()->GetMinSize().y;
  const wxSize wanted(beside_ > 0 ? beside_ : -1, beside_ > 0 ? FromDIP(20) : std::min(own, most_));
  if (wanted == GetMinSize()) return;
  SetMinSize(wanted);
  InvalidateBestSize();
  PostSizeEventToParent();
}

}  // namespace bulkhead

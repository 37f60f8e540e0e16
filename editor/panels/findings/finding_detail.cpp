// SPDX-License-Identifier: MIT
#include "editor/panels/findings/finding_detail.h"

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/tools/findings/finding_list.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

/// Further fixes are in a menu.
constexpr std::size_t most_buttons = 2;

std::string identity(const FindingRow& row, const std::vector<NamedFix>& fixes) {
  std::string result = row.name() + (row.waived ? "\nwaived" : "\n");
  for (const auto& fix : fixes) result += "\n" + fix.name;
  return result;
}

}  // namespace

FindingDetail::FindingDetail(wxWindow* parent, Actions actions) : wxPanel(parent), actions_(std::move(actions)) {
  about_ = new wxPanel(this);
  texts_ = new wxScrolledWindow(about_, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxBORDER_NONE);
  texts_->SetScrollRate(0, FromDIP(8));
  text_ = new WrappedText(texts_, [this] { reflow(); });
  remedy_ = new WrappedText(texts_, [this] { reflow(); });
  colour_text(*remedy_, &Palette::mute);
  buttons_ = new wxWrapSizer(wxHORIZONTAL, 0);
  auto* const texts = new wxBoxSizer(wxVERTICAL);
  texts->Add(text_, 0, wxEXPAND);
  texts->Add(remedy_, 0, wxEXPAND | wxTOP, FromDIP(4));
  texts_->SetSizer(texts);
  auto* const about = new wxBoxSizer(wxVERTICAL);
  about->Add(texts_, 1, wxEXPAND | wxBOTTOM, FromDIP(4));
  about->Add(buttons_, 0, wxEXPAND);
  about_->SetSizer(about);
  build_waiving();
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(about_, 1, wxEXPAND | wxALL, FromDIP(8));
  column->Add(waiving_, 1, wxEXPAND | wxALL, FromDIP(8));
  SetSizer(column);
}

void FindingDetail::build_waiving() {
  waiving_ = new wxPanel(this);
  reason_ = new wxTextCtrl(waiving_, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
  set_accessible_name(*reason_, translated("Reason of the waiver"));
  waive_ = new wxButton(waiving_, wxID_ANY, translated("Waive"));
  auto* const cancel = new wxButton(waiving_, wxID_ANY, translated("Cancel"));
  auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
  buttons->Add(waive_, 0, wxRIGHT, FromDIP(8));
  buttons->Add(cancel, 0);
  auto* const field = new wxBoxSizer(wxVERTICAL);
  auto* const asked = new wxStaticText(waiving_, wxID_ANY, translated("Why this is meant to be so"));
  colour_text(*asked, &Palette::mute);
  field->Add(asked, 0, wxBOTTOM, FromDIP(4));
  field->Add(reason_, 0, wxEXPAND | wxRIGHT | wxBOTTOM, FromDIP(8));
  complaint_ = new WrappedText(waiving_, [this] { reflow(); });
  colour_text(*complaint_, &Palette::error);
  field->Add(complaint_, 0, wxEXPAND | wxRIGHT | wxBOTTOM, FromDIP(8));
  field->Add(buttons, 0);
  waiving_->SetSizer(field);
  waiving_->Hide();
  waive_->Disable();
  reason_->Bind(wxEVT_TEXT,
                [this](wxCommandEvent&) { waive_->Enable(!split_words(from_wx(reason_->GetValue())).empty()); });
  reason_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { waive(); });
  reason_->Bind(wxEVT_CHAR_HOOK,
                [this](wxKeyEvent& event) { event.GetKeyCode() == WXK_ESCAPE ? end_asking() : event.Skip(); });
  waive_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { waive(); });
  cancel->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { end_asking(); });
}

void FindingDetail::show(const FindingRow* row, const std::vector<NamedFix>& fixes, std::size_t alike) {
  const auto wanted = row != nullptr ? identity(*row, fixes) + "\n" + std::to_string(alike) : std::string();
  if (wanted == shown_ && row != nullptr) return;
  shown_ = wanted;
  const auto place = row != nullptr ? row->place() : std::string();
  const bool writing = waiving_->IsShown() && place == place_;
  place_ = place;
  about_->Show(!writing);
  waiving_->Show(writing);
  buttons_->Clear(true);
  colour_text(*text_, &Palette::text);
  text_->say(row != nullptr ? sentence(row->text) : wxString());
  remedy_->say(row != nullptr ? to_wx(row->remedy) : wxString());
  if (row != nullptr) add_buttons(*row, fixes, alike);
  texts_->Scroll(0, 0);
  reflow();
}

void FindingDetail::add_buttons(const FindingRow& row, const std::vector<NamedFix>& fixes, std::size_t alike) {
  const auto add = [this](const wxString& label, std::function<void()> action) {
    auto* const button = new wxButton(about_, wxID_ANY, as_label(on_one_line(label, 40)));
    if (label.length() > 40) button->SetToolTip(label);
    // The button goes with its finding, so that nothing is done in its own event.
    button->Bind(wxEVT_BUTTON, [this, action](wxCommandEvent&) { CallAfter(action); });
    buttons_->Add(button, 0, wxRIGHT | wxTOP, FromDIP(4));
    return button;
  };
  for (std::size_t i = 0; i < fixes.size() && i < most_buttons; ++i) {
    add(to_wx(fixes[i].name), [this, fix = fixes[i].edit] { actions_.fix(fix); });
  }
  if (fixes.size() > most_buttons) {
    add(translated("More fixes") + wxString::FromUTF8(" ▾"), [this, fixes] {
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
  if (alike > 1 && !row.waived) {
    add(translated("Fix all {}", {std::to_string(alike)}), [this] {
      actions_.fix_all();
    })->SetToolTip(translated("Fix all findings of this kind as one step (Shift+F9)"));
  }
  if (row.waived) {
    add(translated("Take waiver back"), [this] { actions_.unwaive(); });
  } else {
    add(translated("Waive…"), [this] { ask_for_reason(); });
  }
}

void FindingDetail::stand_beside(int width) {
  if (beside_ == (width > 0) && GetMinSize().x == (width > 0 ? width : -1)) return;
  beside_ = width > 0;
  SetMinSize(wxSize(beside_ ? width : -1, -1));
  reflow();
}

void FindingDetail::ask_for_reason() {
  reason_->Clear();
  complaint_->say({});
  about_->Hide();
  waiving_->Show();
  Layout();
  reason_->SetFocus();
}

std::string FindingDetail::reason() const {
  const bool written = waiving_->IsShown() && waive_->IsEnabled();
  return written ? from_wx(reason_->GetValue()) : std::string();
}

void FindingDetail::waive() {
  if (waive_->IsEnabled() && actions_.waive(reason())) end_asking();
}

void FindingDetail::end_asking() {
  waiving_->Hide();
  about_->Show();
  Layout();
}

void FindingDetail::refuse(const wxString& why) {
  const auto words = symbol_of(Level::error) + " " + why;
  if (waiving_->IsShown()) return complaint_->say(words);
  colour_text(*text_, &Palette::error);
  text_->say(words);
}

void FindingDetail::reflow() {
  texts_->FitInside();
  texts_->SetMinSize(wxSize(-1, beside_ ? FromDIP(20) : texts_->GetSizer()->GetMinSize().y));
  texts_->Layout();
  about_->Layout();
  waiving_->Layout();
  InvalidateBestSize();
  PostSizeEventToParent();
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/window/frame/chooser.h"

#include <algorithm>
#include <utility>
#include <wx/app.h>
#include <wx/listctrl.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/list_columns.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"

namespace bulkhead {
namespace {

constexpr int gap = 8;
const wxSize usual_size(620, 440);
const wxSize least_size(360, 220);
constexpr int beside_width = 190;
constexpr int page = 10;

}  // namespace

Chooser::Chooser(wxWindow* parent, Content content)
    : wxDialog(parent, wxID_ANY, content.title, wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      content_(std::move(content)),
      before_(FindFocus()) {
  build();
  list();
  go_to(static_cast<long>(content_.begin));
  words_->SetFocus();
}

void Chooser::build() {
  words_ = new wxSearchCtrl(this, wxID_ANY);
  words_->SetDescriptiveText(content_.question);
  words_->ShowCancelButton(true);
  set_accessible_name(*words_, content_.question);
  list_ = new wxListView(this, wxID_ANY, wxDefaultPosition, FromDIP(usual_size),
                         wxLC_REPORT | wxLC_SINGLE_SEL | wxLC_NO_HEADER);
  set_accessible_name(*list_, content_.title);
  list_->AppendColumn(translated("Name"));
  list_->AppendColumn(translated("Key"));
  note_ = new wxStaticText(this, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
  colour_text(*note_, &Palette::mute);
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(words_, 0, wxEXPAND | wxALL, FromDIP(gap));
  column->Add(list_, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(gap));
  column->Add(note_, 0, wxEXPAND | wxALL, FromDIP(gap));
  SetSizerAndFit(column);
  SetMinSize(FromDIP(least_size));
  CentreOnParent();
  words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { list(); });
  words_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent&) { words_->Clear(); });
  list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) { show_note(); });
  list_->Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](wxListEvent&) { choose(); });
  list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    fit_columns(*list_, 1, FromDIP(beside_width));
  });
  Bind(wxEVT_CHAR_HOOK, &Chooser::on_key, this);
  Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { leave(); });
}

void Chooser::list() {
  rows_ = content_.list(from_wx(words_->GetValue()));
  list_->Freeze();
  list_->DeleteAllItems();
  const auto quiet = palette().mute;
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const auto& choice = rows_[row];
    const auto index = list_->InsertItem(static_cast<long>(row), on_one_line(to_wx(choice.name)));
    list_->SetItem(index, 1, on_one_line(to_wx(choice.beside)));
    if (!choice.enabled) list_->SetItemTextColour(index, quiet);
  }
  list_->Thaw();
  go_to(0);
  show_note();
}

void Chooser::list_anew() {
  stale_ = true;
  wxWakeUpIdle();
}

void Chooser::OnInternalIdle() {
  wxDialog::OnInternalIdle();
  catch_up();
}

void Chooser::catch_up() {
  if (!std::exchange(stale_, false) || IsBeingDeleted()) return;
  const long row = list_->GetFirstSelected();
  list();
  go_to(row);
}

void Chooser::show_note() {
  const long row = list_->GetFirstSelected();
  wxString words;
  if (rows_.empty()) {
    words = words_->IsEmpty() ? content_.at_first : content_.nothing;
  } else if (row != wxNOT_FOUND && row < static_cast<long>(rows_.size())) {
    words = to_wx(rows_[static_cast<std::size_t>(row)].note);
  }
  if (words == note_->GetLabelText()) return;
  note_->SetLabelText(words);
  note_->SetToolTip(words);
}

void Chooser::go_to(long row) {
  if (rows_.empty()) return;
  const long there = std::clamp(row, 0L, static_cast<long>(rows_.size()) - 1);
  list_->Select(there);
  list_->Focus(there);
}

void Chooser::on_key(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  const long at = std::max(list_->GetFirstSelected(), 0L);
  if (key == WXK_ESCAPE) return leave();
  if (event.HasAnyModifiers()) return event.Skip();
  switch (key) {
    case WXK_UP: return go_to(at - 1);
    case WXK_DOWN: return go_to(at + 1);
    case WXK_PAGEUP: return go_to(at - page);
    case WXK_PAGEDOWN: return go_to(at + page);
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER: return choose();
    default: event.Skip();
  }
}

void Chooser::choose() {
  catch_up();
  const long row = list_->GetFirstSelected();
  if (row == wxNOT_FOUND || row >= static_cast<long>(rows_.size())) return;
  auto& chosen = rows_[static_cast<std::size_t>(row)];
  // The note says why it rests.
  if (!chosen.enabled) return wxBell();
  auto* const parent = GetParent();
  leave();
  parent->CallAfter(std::move(chosen.choose));
}

void Chooser::leave() {
  Hide();
  if (before_) before_->SetFocus();
  Destroy();
}

}  // namespace bulkhead

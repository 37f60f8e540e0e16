// SPDX-License-Identifier: MIT
#include "editor/window/files/library_dialog.h"

#include <algorithm>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/listctrl.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/canvas/scoped_flag.h"
#include "editor/tools/session/library_list.h"
#include "editor/tools/texts/contents.h"
#include "editor/tools/texts/item_in_words.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

constexpr int gap = 8;
constexpr int game_column = 2;

}  // namespace

LibraryDialog::LibraryDialog(wxWindow* parent, const Mission& mission, std::string_view kind)
    : wxDialog(parent, wxID_ANY, translated("Add from the library"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      mission_(mission) {
  build(kind);
  list();
  if (rows_.empty()) {
    // Where its own game has nothing, what others have is better than an empty list.
    everywhere_->SetValue(true);
    why_others_->Show();
    Layout();
    list();
  }
  words_->SetFocus();
}

void LibraryDialog::build(std::string_view kind) {
  words_ = new wxSearchCtrl(this, wxID_ANY);
  words_->SetDescriptiveText(translated("Search"));
  set_accessible_name(*words_, translated("Search the library"));
  wxArrayString names;
  names.Add(translated("Everything"));
  kinds_.emplace_back();
  int at = 0;
  for (const auto each : text_kinds) {
    const auto word = item_word(each);
    if (word.empty()) continue;
    if (word == kind) at = static_cast<int>(kinds_.size());
    names.Add(to_wx(group_name(each)));
    kinds_.emplace_back(word);
  }
  kind_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, names);
  kind_->SetSelection(at);
  set_accessible_name(*kind_, translated("Kind"));
  everywhere_ = new wxCheckBox(this, wxID_ANY, translated("Of other games as well"));
  auto* const parts =
      new wxSplitterWindow(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(920, 440)), wxSP_LIVE_UPDATE);
  parts->SetMinimumPaneSize(FromDIP(200));
  list_ = new wxListView(parts, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLC_REPORT | wxLC_SINGLE_SEL);
  set_accessible_name(*list_, translated("Items of the library"));
  list_->AppendColumn(translated("Name"), wxLIST_FORMAT_LEFT, FromDIP(210));
  list_->AppendColumn(translated("Kind"), wxLIST_FORMAT_LEFT, FromDIP(110));
  text_ = new wxTextCtrl(parts, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize,
                         wxTE_MULTILINE | wxTE_READONLY | wxTE_BESTWRAP);
  set_usual_margins(*text_);
  set_accessible_name(*text_, translated("What it says"));
  parts->SplitVertically(list_, text_, FromDIP(500));
  auto* const head = new wxBoxSizer(wxHORIZONTAL);
  head->Add(words_, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(gap));
  head->Add(kind_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(gap));
  head->Add(everywhere_, 0, wxALIGN_CENTRE_VERTICAL);
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(head, 0, wxEXPAND | wxALL, FromDIP(gap));
  const auto& game = name_or_id(*mission_.system);
  const auto why =
      kind.empty()
          ? translated("The library has nothing for this mission's game, {}: what it has for other games is listed.",
                       {game})
          : translated(
                "The library has nothing of this kind for this mission's game, {}: what it has for other games "
                "is listed.",
                {game});
  why_others_ = new wxStaticText(this, wxID_ANY, as_label(why));
  why_others_->Hide();
  column->Add(why_others_, 0, wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(gap));
  column->Add(parts, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(gap));
  column->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, FromDIP(gap));
  add_ = dynamic_cast<wxButton*>(FindWindow(wxID_OK));
  add_->SetLabel(translated("Add"));
  SetSizerAndFit(column);
  words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { list(); });
  words_->Bind(wxEVT_CHAR_HOOK, &LibraryDialog::key_in_search, this);
  kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { list(); });
  everywhere_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
    why_others_->Hide();
    Layout();
    list();
  });
  list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) {
    picked_ = !listing_;
    show_chosen();
  });
  list_->Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](wxListEvent&) {
    if (chosen_) EndModal(wxID_OK);
  });
}

void LibraryDialog::key_in_search(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  if (event.HasAnyModifiers()) return event.Skip();
  if (key == WXK_UP || key == WXK_DOWN) return go(key == WXK_DOWN ? 1 : -1);
  if (key != WXK_RETURN && key != WXK_NUMPAD_ENTER) return event.Skip();
  if (chosen_ && (picked_ || rows_.size() == 1)) return EndModal(wxID_OK);
  if (rows_.empty()) return;
  picked_ = true;
  list_->SetFocus();
}

void LibraryDialog::go(int by) {
  if (rows_.empty()) return;
  const long last = static_cast<long>(rows_.size()) - 1;
  const long row = std::clamp(list_->GetFirstSelected() + by, 0L, last);
  list_->Select(row);
  list_->Focus(row);
  picked_ = true;
}

void LibraryDialog::show_games(bool show) {
  const bool shown = list_->GetColumnCount() > game_column;
  if (show && !shown) list_->AppendColumn(translated("Game"), wxLIST_FORMAT_LEFT, FromDIP(150));
  if (!show && shown) list_->DeleteColumn(game_column);
}

void LibraryDialog::list() {
  const ScopedFlag listing(listing_);
  picked_ = false;
  list_->DeleteAllItems();
  rows_.clear();
  const bool of_all_games = everywhere_->GetValue();
  show_games(of_all_games);
  const auto library = library_.library();
  if (library) {
    LibraryQuestion question;
    (of_all_games ? question.first : question.system) = mission_.system->id.text();
    question.kind = kinds_.at(static_cast<std::size_t>(kind_->GetSelection()));
    question.words = from_wx(words_->GetValue());
    rows_ = library_items(**library, question);
  }
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const auto index = list_->InsertItem(static_cast<long>(row), to_wx(rows_[row]->title));
    list_->SetItem(index, 1, sentence(rows_[row]->item->noun));
    if (of_all_games) list_->SetItem(index, game_column, to_wx(game_name(**library, rows_[row]->system)));
  }
  if (!rows_.empty()) list_->Select(0);
  show_chosen();
  if (!library) text_->ChangeValue(to_wx(to_text(library.error())));
}

void LibraryDialog::show_chosen() {
  chosen_.reset();
  const long row = list_->GetFirstSelected();
  wxString words;
  if (row == wxNOT_FOUND) {
    words = everywhere_->GetValue()
                ? translated("The library has nothing of these words.")
                : translated(
                      "The library has nothing of these words for this game. Tick “Of other games as well” to "
                      "look there too.");
    const auto library = library_.library();
    const auto unread = library ? unread_in_words(**library) : std::string();
    if (!unread.empty()) words += "\n\n" + to_wx(unread);
  } else {
    const auto& entry = *rows_.at(static_cast<std::size_t>(row));
    if (const auto read = read_item(entry)) {
      chosen_ = read->item;
      words = to_wx(entry.title) + "\n\n" + to_wx(item_in_words(mission_, read->item.item));
    } else {
      words = to_wx(to_text(read.error()));
    }
  }
  text_->ChangeValue(words);
  text_->ShowPosition(0);
  add_->Enable(chosen_.has_value());
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/window/files/keys_dialog.h"

#include <algorithm>
#include <wx/listctrl.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/list_columns.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/commands/key_list.h"

namespace bulkhead {
namespace {

constexpr int gap = 12;
const wxSize usual_size(820, 500);
constexpr int keys_width = 190;

}  // namespace

KeysDialog::KeysDialog(wxWindow* parent)
    : wxDialog(parent, wxID_ANY, translated("Keys and gestures"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
  words_ = new wxSearchCtrl(this, wxID_ANY);
  words_->SetDescriptiveText(translated("Search"));
  words_->ShowCancelButton(true);
  set_accessible_name(*words_, translated("Search keys and gestures"));
  list_ = new wxListView(this, wxID_ANY, wxDefaultPosition, FromDIP(usual_size),
                         wxLC_REPORT | wxLC_SINGLE_SEL | wxLC_NO_HEADER);
  set_accessible_name(*list_, translated("Keys and gestures"));
  list_->AppendColumn(translated("Key"));
  list_->AppendColumn(translated("What it does"));
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(words_, 0, wxEXPAND | wxALL, FromDIP(gap));
  column->Add(list_, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(gap));
  column->Add(CreateButtonSizer(wxCLOSE), 0, wxEXPAND | wxALL, FromDIP(gap));
  SetSizerAndFit(column);
  SetMinSize(FromDIP(wxSize(420, 260)));
  CentreOnParent();
  SetEscapeId(wxID_CLOSE);
  words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { list(); });
  words_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent&) { words_->Clear(); });
  list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    fit_columns(*list_, 0, FromDIP(keys_width));
  });
  list();
  words_->SetFocus();
}

void KeysDialog::list() {
  list_->Freeze();
  list_->DeleteAllItems();
  const auto head = list_->GetFont().Bold();
  const auto add = [&](const std::string& keys, const std::string& what) {
    const auto row = list_->InsertItem(list_->GetItemCount(), to_wx(keys));
    list_->SetItem(row, 1, to_wx(what));
    return row;
  };
  for (const auto& group : key_list(from_wx(words_->GetValue()))) {
    // The name of a group is too long for the column of keys.
    list_->SetItemFont(add("", group.name), head);
    for (const auto& row : group.rows) add(row.keys, row.what);
  }
  if (list_->GetItemCount() == 0) add("", translated("No key or gesture has these words.").utf8_string());
  list_->Thaw();
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/window/files/new_item_dialog.h"

#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/words.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

constexpr int gap = 12;

}  // namespace

NewItemDialog::NewItemDialog(wxWindow* parent, const std::string& system)
    : wxDialog(parent, wxID_ANY, translated("New item for the library")) {
  auto* const grid = new wxFlexGridSizer(2, FromDIP(wxSize(gap, gap)));
  grid->AddGrowableCol(1);
  kind_ = add_choice(*grid, translated("What it is"));
  system_ = add_choice(*grid, translated("Game"));
  fill_kinds();
  fill_systems(system);
  auto* const words = new wxStaticText(
      this, wxID_ANY, translated("It becomes a file of its own, from which missions of the game can take it."));
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(words, 0, wxALL, FromDIP(gap));
  column->Add(grid, 0, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(gap));
  column->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, FromDIP(gap));
  SetSizerAndFit(column);
  if (auto* const begin = FindWindow(wxID_OK)) {
    begin->SetLabel(translated("Begin"));
    begin->Enable(wanted().has_value());
  }
  kind_->SetFocus();
}

wxChoice* NewItemDialog::add_choice(wxFlexGridSizer& grid, const wxString& label) {
  grid.Add(new wxStaticText(this, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
  auto* const choice = new wxChoice(this, wxID_ANY);
  set_accessible_name(*choice, label);
  grid.Add(choice, 1, wxEXPAND);
  return choice;
}

void NewItemDialog::fill_kinds() {
  int usual = 0;
  for (const auto kind : text_kinds) {
    if (item_word(kind).empty()) continue;
    if (kind == TextKind::rule) usual = static_cast<int>(kinds_.size());
    kinds_.push_back(kind);
    kind_->Append(to_wx(name_of(kind)));
  }
  kind_->SetSelection(usual);
}

void NewItemDialog::fill_systems(const std::string& likely) {
  const LibraryOnDemand on_demand;
  const auto library = on_demand.library();
  if (!library) return;
  int chosen = 0;
  for (const auto& entry : (*library)->templates()) {
    if (entry.kind != Template::Kind::system) continue;
    if (entry.id.text() == likely) chosen = static_cast<int>(systems_.size());
    systems_.emplace_back(entry.id.text());
    system_->Append(to_wx(entry.title));
  }
  if (!systems_.empty()) system_->SetSelection(chosen);
}

std::optional<Dialogs::NewItem> NewItemDialog::wanted() const {
  const auto kind = kind_->GetSelection();
  const auto system = system_->GetSelection();
  if (kind < 0 || system < 0) return std::nullopt;
  return Dialogs::NewItem{kinds_.at(static_cast<std::size_t>(kind)), systems_.at(static_cast<std::size_t>(system))};
}

}  // namespace bulkhead

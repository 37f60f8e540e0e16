// SPDX-License-Identifier: MIT
#include "editor/window/files/export_dialog.h"

#include <algorithm>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dirdlg.h>
#include <wx/filedlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/words.h"
#include "editor/tools/words/translate.h"
#include "editor/window/files/where_to_write.h"

namespace bulkhead {
namespace {

void add_row(wxFlexGridSizer& rows, wxWindow* parent, std::string_view name, wxSizer* control) {
  rows.Add(new wxStaticText(parent, wxID_ANY, translated(name)), 0, wxALIGN_CENTRE_VERTICAL);
  rows.Add(control, 1, wxEXPAND);
}
void add_row(wxFlexGridSizer& rows, wxWindow* parent, std::string_view name, wxWindow* control) {
  rows.Add(new wxStaticText(parent, wxID_ANY, translated(name)), 0, wxALIGN_CENTRE_VERTICAL);
  rows.Add(control, 1, wxEXPAND);
}

}  // namespace

ExportDialog::ExportDialog(wxWindow* parent, const std::filesystem::path& suggested, Dialogs::Exporting likely)
    : wxDialog(parent, wxID_ANY, translated("Export"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      suggested_(suggested) {
  for (const auto& exporter : exporters()) {
    if (!exporter.title.empty()) offered_.push_back(&exporter);
  }
  build();
  const auto* first = &exporter_of(likely == Dialogs::Exporting::bundle ? "bundle" : "map-pdf");
  exporter_->SetSelection(static_cast<int>(std::find(offered_.begin(), offered_.end(), first) - offered_.begin()));
  exporter_chosen();
}

void ExportDialog::build() {
  exporter_ = new wxChoice(this, wxID_ANY);
  for (const auto* exporter : offered_) exporter_->Append(translated(exporter->title));
  target_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxSize(380, -1));
  auto* choose = new wxButton(this, wxID_ANY, translated("Choose…"));

  auto* rows = new wxFlexGridSizer(2, wxSize(16, 10));
  rows->AddGrowableCol(1);
  auto* target_row = new wxBoxSizer(wxHORIZONTAL);
  target_row->Add(target_, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, 8);
  target_row->Add(choose);
  add_row(*rows, this, marked("What"), exporter_);
  add_row(*rows, this, marked("Where"), target_row);
  for (const auto* option : export_options()) {
    if (option->choices.empty()) continue;
    auto* choice = new wxChoice(this, wxID_ANY);
    for (const auto& [text, name] : option->choices) {
      choice->Append(translated(name));
      if (text == option->usual) choice->SetSelection(static_cast<int>(choice->GetCount()) - 1);
    }
    add_row(*rows, this, option->label, choice);
    controls_.push_back({option, choice});
  }
  auto* column = new wxBoxSizer(wxVERTICAL);
  column->Add(rows, 1, wxEXPAND | wxALL, 16);
  auto* buttons = CreateButtonSizer(wxOK | wxCANCEL);
  column->Add(buttons, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, 16);
  SetSizerAndFit(column);
  if (auto* ok = FindWindow(wxID_OK)) ok->SetLabel(translated("Export"));

  exporter_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { exporter_chosen(); });
  choose->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { browse(); });
}

const Exporter& ExportDialog::exporter() const {
  return *offered_[static_cast<std::size_t>(exporter_->GetSelection())];
}

void ExportDialog::exporter_chosen() {
  const std::string extension(exporter().extension);
  target_->SetValue(path_to_wx(suggested_.native() + (extension.empty() ? "/" : extension)));
  for (const auto& [option, choice] : controls_) choice->Enable(find_option(exporter(), option->key) != nullptr);
}

void ExportDialog::browse() {
  const auto extension = exporter().extension;
  const auto present = path_from_wx(target_->GetValue());
  if (extension.empty()) {
    wxDirDialog dialog(this, translated("Export to a folder"), path_to_wx(present.parent_path().parent_path()));
    if (dialog.ShowModal() == wxID_OK) target_->SetValue(dialog.GetPath() + "/");
    return;
  }
  const auto files = wxString("*") + to_wx(extension);
  const auto chosen = ask_where_to_write(this, translated("Export"), present, extension, files + "|" + files);
  if (!chosen) return;
  target_->SetValue(path_to_wx(*chosen));
  may_replace_ = *chosen;
}

bool ExportDialog::TransferDataFromWindow() {
  if (target_->IsEmpty()) return false;
  const auto target = request().target;
  return target.extension().empty() || target == may_replace_ || may_write(this, target);
}

ExportRequest ExportDialog::request() const {
  ExportRequest request;
  request.target = with_extension(path_from_wx(target_->GetValue()), exporter().extension);
  for (const auto& [option, choice] : controls_) {
    if (!choice->IsEnabled()) continue;
    request.choices.emplace(option->key, option->choices[static_cast<std::size_t>(choice->GetSelection())].text);
  }
  return request;
}

}  // namespace bulkhead

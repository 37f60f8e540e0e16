// SPDX-License-Identifier: MIT
#include "editor/window/files/export_dialog.h"

#include <algorithm>
#include <utility>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dirdlg.h>
#include <wx/filedlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/words.h"
#include "editor/window/files/sheet_form.h"
#include "editor/window/files/where_to_write.h"
#include "exchange/sheets/sheets.h"

namespace bulkhead {
namespace {

constexpr int export_margin = 14;

PagesAre pages_of(const Exporter& exporter) { return exporter.makes_pictures ? PagesAre::pictures : PagesAre::printed; }

}  // namespace

ExportDialog::ExportDialog(wxWindow* parent, std::shared_ptr<const Mission> mission, const Beginning& beginning)
    : wxDialog(parent, wxID_ANY, translated("Export"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      mission_(std::move(mission)),
      suggested_(beginning.suggested) {
  for (const auto& each : exporters()) {
    if (!each.title.empty()) offered_.push_back(&each);
  }
  build();
  const auto found = std::find_if(offered_.begin(), offered_.end(),
                                  [&](const Exporter* each) { return each->id == beginning.exporter; });
  exporter_->SetSelection(found == offered_.end() ? 0 : static_cast<int>(found - offered_.begin()));
  form_->set(beginning.choices);
  changed();
  exporter_->SetFocus();
}

void ExportDialog::build() {
  exporter_ = new wxChoice(this, wxID_ANY);
  for (const auto* exporter : offered_) exporter_->Append(translated(exporter->title));
  target_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(300, -1)));
  auto* const choose = new wxButton(this, wxID_ANY, translated("Choose…"));
  auto* const target_row = new wxBoxSizer(wxHORIZONTAL);
  target_row->Add(target_, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(8));
  target_row->Add(choose);
  auto* const rows = new wxFlexGridSizer(2, FromDIP(wxSize(16, 8)));
  rows->AddGrowableCol(1);
  const auto add_label = [&](const wxString& name, wxWindow& control) {
    auto* const label = new wxStaticText(this, wxID_ANY, name);
    label->SetMinSize(wxSize(SheetForm::label_width(*this), -1));
    rows->Add(label, 0, wxALIGN_CENTRE_VERTICAL);
    set_accessible_name(control, name);
  };
  add_label(translated("What"), *exporter_);
  rows->Add(exporter_, 1, wxEXPAND);
  add_label(translated("Where"), *target_);
  rows->Add(target_row, 1, wxEXPAND);
  form_ = new SheetForm(this, [this] { changed(); });
  form_->SetMinSize(FromDIP(wxSize(520, 330)));
  paper_ = new PaperCount(this, mission_, [this] { enable_export(); });
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(rows, 0, wxEXPAND | wxLEFT | wxTOP | wxRIGHT, FromDIP(export_margin));
  column->Add(form_, 1, wxEXPAND | wxLEFT | wxTOP | wxRIGHT, FromDIP(export_margin));
  column->Add(paper_, 0, wxEXPAND | wxALL, FromDIP(export_margin));
  column->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(export_margin));
  SetSizerAndFit(column);
  if (auto* const ok = FindWindow(wxID_OK)) ok->SetLabel(translated("Export"));
  CentreOnParent();
  exporter_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { changed(); });
  target_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { enable_export(); });
  choose->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { browse(); });
}

const Exporter& ExportDialog::exporter() const {
  return *offered_[static_cast<std::size_t>(std::max(exporter_->GetSelection(), 0))];
}

void ExportDialog::changed() {
  form_->ask(exporter());
  suggest_target();
  count();
}

void ExportDialog::count() {
  const auto complaint = form_->complaint();
  if (exporter().holds_sheets && complaint.empty()) {
    paper_->count(form_->choices(), pages_of(exporter()));
  } else {
    paper_->say(complaint);
  }
  enable_export();
}

void ExportDialog::enable_export() {
  auto* const button = FindWindow(wxID_OK);
  // What refers to the pages is in the making when the dialog is built.
  if (button == nullptr || form_ == nullptr) return;
  const bool refused = exporter().holds_sheets && !paper_->working() && !paper_->pages();
  button->Enable(!refused && form_->complaint().empty() && !target_->IsEmpty());
}

std::filesystem::path ExportDialog::likely_target() const {
  if (exporter().extension.empty()) return suggested_ / "";
  auto name = suggested_;
  const auto choices = form_->choices();
  const auto sheet = choices.find(sheet_option().key);
  // The usual one has the mission's name alone.
  if (sheet != choices.end() && sheet->second != sheet_option().usual) name += "-" + sheet->second;
  name += exporter().extension;
  return name;
}

void ExportDialog::suggest_target() {
  const auto present = path_from_wx(target_->GetValue());
  if (target_->IsEmpty() || target_->GetValue() == likely_) {
    likely_ = path_to_wx(likely_target());
    return set_target(likely_);
  }
  // Of a name of the user's own only what it is becomes another.
  likely_ = path_to_wx(likely_target());
  const std::filesystem::path extension(exporter().extension);
  if (!extension.empty() && present.has_filename() && present.extension() != extension) {
    set_target(path_to_wx(std::filesystem::path(present).replace_extension(extension)));
  }
}

void ExportDialog::set_target(const wxString& path) {
  target_->SetValue(path);
  target_->SetInsertionPointEnd();
}

void ExportDialog::browse() {
  const auto extension = exporter().extension;
  const auto present = path_from_wx(target_->GetValue());
  if (extension.empty()) {
    wxDirDialog dialog(this, translated("Export to a folder"), path_to_wx(present.parent_path().parent_path()));
    if (dialog.ShowModal() == wxID_OK) set_target(dialog.GetPath() + "/");
    return;
  }
  const auto files = wxString("*") + to_wx(extension);
  const auto chosen = ask_where_to_write(this, translated("Export"), present, extension, files + "|" + files);
  if (!chosen) return;
  set_target(path_to_wx(*chosen));
  may_replace_ = *chosen;
}

bool ExportDialog::TransferDataFromWindow() {
  if (target_->IsEmpty()) return false;
  const auto target = request().target;
  return target.extension().empty() || target == may_replace_ || may_write(this, target);
}

ExportRequest ExportDialog::request() const {
  return {with_extension(path_from_wx(target_->GetValue()), exporter().extension), form_->choices()};
}

}  // namespace bulkhead

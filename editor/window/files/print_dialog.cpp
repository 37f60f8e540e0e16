// SPDX-License-Identifier: MIT
#include "editor/window/files/print_dialog.h"

#include <utility>
#include <wx/button.h>
#include <wx/sizer.h>

#include "editor/panels/parts/words.h"
#include "editor/tools/sheets/sheet_questions.h"
#include "editor/window/files/sheet_form.h"

namespace bulkhead {
namespace {

constexpr int print_margin = 14;

}  // namespace

PrintDialog::PrintDialog(wxWindow* parent, std::shared_ptr<const Mission> mission, const ExportChoices& chosen)
    : wxDialog(parent, wxID_ANY, translated("Print"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      mission_(std::move(mission)) {
  form_ = new SheetForm(this, [this] { count(); });
  form_->SetMinSize(FromDIP(wxSize(440, 330)));
  paper_ = new PaperCount(this, mission_, [this] { enable_buttons(); });
  auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
  const auto add = [&](int id, const wxString& name) {
    auto* const button = new wxButton(this, id, name);
    buttons->Add(button, 0, wxLEFT, FromDIP(8));
    if (id != wxID_CANCEL) button->Bind(wxEVT_BUTTON, [this, id](wxCommandEvent&) { EndModal(id); });
  };
  buttons->AddStretchSpacer();
  add(wxID_CANCEL, translated("Cancel"));
  add(wxID_PREVIEW, translated("Preview"));
  add(wxID_PRINT, translated("Print…"));
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(form_, 1, wxEXPAND | wxLEFT | wxTOP | wxRIGHT, FromDIP(print_margin));
  column->Add(paper_, 0, wxEXPAND | wxALL, FromDIP(print_margin));
  column->Add(buttons, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(print_margin));
  form_->set(chosen);
  form_->ask(printed_exporter());
  SetSizerAndFit(column);
  SetAffirmativeId(wxID_PREVIEW);
  SetEscapeId(wxID_CANCEL);
  CentreOnParent();
  count();
}

ExportChoices PrintDialog::choices() const { return form_->choices(); }

PrintedSheets PrintDialog::sheets() const { return {mission_, choices(), paper_->pages()}; }

void PrintDialog::count() {
  const auto complaint = form_->complaint();
  complaint.empty() ? paper_->count(choices(), PagesAre::printed) : paper_->say(complaint);
  enable_buttons();
}

void PrintDialog::enable_buttons() {
  for (const auto id : {wxID_PREVIEW, wxID_PRINT}) {
    if (auto* const button = FindWindow(id)) button->Enable(paper_->pages() != nullptr);
  }
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/window/files/export_dialog.h"

#include <array>
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

struct Kind {
  std::string_view name;
  /// A folder without.
  std::string_view extension;
  bool draws_map;
};
constexpr std::array kinds = {
    Kind{marked("Everything for players, as a folder"), "", true},
    Kind{marked("Everything for players, as one ZIP file"), ".zip", true},
    Kind{marked("The map to print (PDF)"), ".pdf", true},
    Kind{marked("The map as a drawing (SVG)"), ".svg", true},
    Kind{marked("The map as a picture (PNG)"), ".png", true},
    Kind{marked("The briefing (Markdown)"), ".md", false},
    Kind{marked("The rules (Lua)"), ".lua", false},
    Kind{marked("A sketch in plain text"), ".txt", false},
    Kind{marked("The figures (JSON)"), ".json", false},
};
constexpr std::array papers = {Paper::a4, Paper::a3, Paper::letter};
constexpr std::array scales = {"1:2", "1:3", "1:4", "1:5", "1:6", "1:8", "1:10"};

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
  build();
  kind_->SetSelection(likely == Dialogs::Exporting::bundle ? 0 : 2);
  kind_chosen();
}

void ExportDialog::build() {
  kind_ = new wxChoice(this, wxID_ANY);
  for (const auto& kind : kinds) kind_->Append(translated(kind.name));
  target_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxSize(380, -1));
  auto* choose = new wxButton(this, wxID_ANY, translated("Choose…"));
  paper_ = new wxChoice(this, wxID_ANY);
  for (const auto paper : papers) paper_->Append(to_wx(to_text(paper)));
  paper_->SetSelection(0);
  scale_ = new wxChoice(this, wxID_ANY);
  scale_->Append(translated("As large as fits"));
  for (const auto* scale : scales) scale_->Append(scale);
  scale_->SetSelection(0);
  design_ = new wxChoice(this, wxID_ANY);
  design_->Append(translated("In colour"));
  design_->Append(translated("In greys, for any printer"));
  design_->SetSelection(0);

  auto* rows = new wxFlexGridSizer(2, wxSize(16, 10));
  rows->AddGrowableCol(1);
  auto* target_row = new wxBoxSizer(wxHORIZONTAL);
  target_row->Add(target_, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, 8);
  target_row->Add(choose);
  add_row(*rows, this, marked("What"), kind_);
  add_row(*rows, this, marked("Where"), target_row);
  add_row(*rows, this, marked("Paper"), paper_);
  add_row(*rows, this, marked("Scale"), scale_);
  add_row(*rows, this, marked("Design"), design_);
  auto* column = new wxBoxSizer(wxVERTICAL);
  column->Add(rows, 1, wxEXPAND | wxALL, 16);
  auto* buttons = CreateButtonSizer(wxOK | wxCANCEL);
  column->Add(buttons, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, 16);
  SetSizerAndFit(column);
  if (auto* ok = FindWindow(wxID_OK)) ok->SetLabel(translated("Export"));

  kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { kind_chosen(); });
  choose->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { browse(); });
}

void ExportDialog::kind_chosen() {
  const auto& kind = kinds[static_cast<std::size_t>(kind_->GetSelection())];
  const std::string extension(kind.extension);
  target_->SetValue(path_to_wx(suggested_.native() + (extension.empty() ? "/" : extension)));
  for (auto* control : {paper_, scale_, design_}) control->Enable(kind.draws_map);
}

void ExportDialog::browse() {
  const auto& kind = kinds[static_cast<std::size_t>(kind_->GetSelection())];
  const auto present = path_from_wx(target_->GetValue());
  if (kind.extension.empty()) {
    wxDirDialog dialog(this, translated("Export to a folder"), path_to_wx(present.parent_path().parent_path()));
    if (dialog.ShowModal() == wxID_OK) target_->SetValue(dialog.GetPath() + "/");
    return;
  }
  const auto files = wxString("*") + to_wx(kind.extension);
  const auto chosen = ask_where_to_write(this, translated("Export"), present, kind.extension, files + "|" + files);
  if (!chosen) return;
  target_->SetValue(path_to_wx(*chosen));
  may_replace_ = *chosen;
}

bool ExportDialog::TransferDataFromWindow() {
  if (target_->IsEmpty()) return false;
  const auto target = wish().target;
  return target.extension().empty() || target == may_replace_ || may_write(this, target);
}

ExportWish ExportDialog::wish() const {
  ExportWish wish;
  const auto& kind = kinds[static_cast<std::size_t>(kind_->GetSelection())];
  wish.target = with_extension(path_from_wx(target_->GetValue()), kind.extension);
  wish.map.sheet.paper = papers[static_cast<std::size_t>(paper_->GetSelection())];
  if (const auto scale = scale_->GetSelection(); scale > 0) {
    wish.map.sheet.scale = parse_scale(scales[static_cast<std::size_t>(scale - 1)]).value();
  }
  if (design_->GetSelection() == 1) wish.map.sheet.design = &Design::plain();
  return wish;
}

}  // namespace bulkhead

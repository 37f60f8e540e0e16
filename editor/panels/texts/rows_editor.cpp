// SPDX-License-Identifier: MIT
#include "editor/panels/texts/rows_editor.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/words/translate.h"
#include "scripting/lua/compiler.h"

namespace bulkhead {

RowsEditor::RowsEditor(wxWindow* parent, MissionStage& stage, Drafts& drafts, const FormField& field)
    : FieldEditor(parent, stage, drafts, field), field_(std::get<RowsField>(field.field)) {
  grid_panel_ = new wxPanel(this);
  column().Insert(1, grid_panel_, 0, wxEXPAND);
  auto* const add = new wxButton(this, wxID_ANY, "+ " + to_wx(field_.add), wxDefaultPosition, wxDefaultSize,
                                 wxBU_EXACTFIT | wxBORDER_NONE);
  add->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { add_row(); }); });
  column().Insert(2, add, 0, wxTOP, FromDIP(4));
}

void RowsEditor::show(const FieldValue& rows) {
  if (rows.size() != controls_.size()) build(rows.size());
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t i = 0; i < field_.columns.size(); ++i) {
      controls_[row][i].set_choices(field_.columns[i].choices);
      controls_[row][i].set(rows[row][i]);
    }
  }
}

FieldValue RowsEditor::shown() const {
  FieldValue result;
  for (const auto& controls : controls_) {
    auto& row = result.emplace_back();
    for (const auto& control : controls) row.push_back(control.value());
  }
  return result;
}

Result<Edit> RowsEditor::edit_for(const FieldValue& rows) const { return field_.change(stage().mission(), rows); }

void RowsEditor::mark(bool refused) {
  for (auto& controls : controls_) {
    for (auto& control : controls) control.mark(refused);
  }
}

void RowsEditor::build(std::size_t rows) {
  controls_.clear();
  grid_panel_->DestroyChildren();
  auto* const lines = new wxBoxSizer(wxVERTICAL);
  grid_panel_->SetSizer(lines);
  if (rows > 0) {
    auto* const head = new wxBoxSizer(wxHORIZONTAL);
    for (const auto& column : field_.columns) {
      auto* const name =
          new wxStaticText(grid_panel_, wxID_ANY, as_label(translated(column.info->label)), wxDefaultPosition,
                           FromDIP(wxSize(40, -1)), wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
      colour_text(*name, &Palette::mute);
      head->Add(name, column.info->width, wxRIGHT, FromDIP(4));
    }
    head->AddSpacer(FromDIP(32));
    lines->Add(head, 0, wxEXPAND);
  }
  for (std::size_t row = 0; row < rows; ++row) add_controls(row);
  grid_panel_->Layout();
  reflow();
}

void RowsEditor::add_controls(std::size_t row) {
  auto* const line = new wxBoxSizer(wxHORIZONTAL);
  auto& controls = controls_.emplace_back();
  for (std::size_t i = 0; i < field_.columns.size(); ++i) {
    const auto& column = field_.columns[i];
    const auto& info = *column.info;
    ValueControl control(grid_panel_, column.control, column.choices);
    // What an empty one means, or what may be written there.
    control.set_hint(translate(info.none.empty() ? info.example : info.none));
    if (info.form == FieldForm::lua) {
      control.window()->SetFont(wxFontInfo(GetFont().GetPointSize()).Family(wxFONTFAMILY_TELETYPE));
    }
    set_accessible_name(*control.window(), translated("{}, row {}", {translate(info.label), std::to_string(row + 1)}));
    control.listen([this] { typed(); },
                   [this] {
                     typed();
                     left();
                   });
    watch(*control.window());
    line->Add(control.window(), info.width, wxRIGHT | wxALIGN_CENTRE_VERTICAL, FromDIP(4));
    controls.push_back(control);
  }
  auto* const remove = new wxButton(grid_panel_, wxID_ANY, wxString::FromUTF8("−"), wxDefaultPosition,
                                    FromDIP(wxSize(28, -1)), wxBU_EXACTFIT | wxBORDER_NONE);
  remove->SetToolTip(translated("Remove this row"));
  set_accessible_name(*remove, translated("Remove row {}", {std::to_string(row + 1)}));
  remove->Bind(wxEVT_BUTTON, [this, row](wxCommandEvent&) { CallAfter([this, row] { remove_row(row); }); });
  line->Add(remove, 0, wxALIGN_CENTRE_VERTICAL);
  dynamic_cast<wxBoxSizer*>(grid_panel_->GetSizer())->Add(line, 0, wxEXPAND | wxTOP, FromDIP(4));
}

void RowsEditor::add_row() {
  auto wanted = shown();
  wanted.push_back(field_.fresh);
  replace(wanted);
  controls_.back().front().window()->SetFocus();
}

void RowsEditor::remove_row(std::size_t row) {
  auto wanted = shown();
  if (row >= wanted.size()) return;
  wanted.erase(wanted.begin() + static_cast<std::ptrdiff_t>(row));
  replace(wanted);
}

std::string RowsEditor::remark() const {
  ScriptCompiler compiler;
  const auto rows = shown();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t i = 0; i < field_.columns.size(); ++i) {
      if (field_.columns[i].info->form != FieldForm::lua) continue;
      const auto mistake = compiler.check_expression(rows[row][i]);
      if (mistake) return translate("Row {}: {}", {std::to_string(row + 1), mistake->reason});
    }
  }
  return {};
}

}  // namespace bulkhead

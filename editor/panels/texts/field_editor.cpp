// SPDX-License-Identifier: MIT
#include "editor/panels/texts/field_editor.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/panels/texts/rows_editor.h"
#include "editor/panels/texts/value_editor.h"

namespace bulkhead {
namespace {

constexpr int commit_after = 1000;

}  // namespace

FieldEditor::FieldEditor(wxWindow* parent, Workspace& workspace, const FormField& field)
    : wxPanel(parent), workspace_(workspace), label_(to_wx(field.label)), commit_later_([this] { give(); }) {
  column_ = new wxBoxSizer(wxVERTICAL);
  auto* const head = new wxStaticText(this, wxID_ANY, as_label(label_));
  head->SetForegroundColour(palette().mute);
  column_->Add(head, 0, wxBOTTOM, FromDIP(4));
  complaint_ = new WrappedText(this, [this] { reflow(); });
  complaint_->SetForegroundColour(palette().error);
  column_->Add(complaint_, 0, wxEXPAND | wxTOP, FromDIP(4));
  SetSizer(column_);
}

void FieldEditor::open(const FormField& field, std::string merge_key) {
  forget();
  merge_key_ = std::move(merge_key);
  complain({});
  take(field);
}

void FieldEditor::watch(wxWindow& control) {
  control.Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    event.Skip();
    left();
  });
}

void FieldEditor::typed() { commit_later_.after_pause(commit_after); }

void FieldEditor::left() {
  commit_later_.now();
  settle();
  workspace_.document().finish_merge();
}

bool FieldEditor::carry_out(const Result<Edits>& edits) {
  if (!edits) {
    complain(edits.error().message);
    return false;
  }
  for (const auto& edit : *edits) {
    if (workspace_.apply(edit, merge_key_)) continue;
    complain(workspace_.message());
    return false;
  }
  complain({});
  return true;
}

void FieldEditor::complain(const std::string& why) {
  complaint_->say(why.empty() ? wxString() : symbol_of(Level::error) + " " + to_wx(why));
}

void FieldEditor::reflow() {
  Layout();
  InvalidateBestSize();
  PostSizeEventToParent();
}

FieldEditor* make_editor(wxWindow* parent, Workspace& workspace, const FormField& field) {
  if (std::holds_alternative<RowsField>(field.field)) return new RowsEditor(parent, workspace, field);
  return new ValueEditor(parent, workspace, field);
}

}  // namespace bulkhead

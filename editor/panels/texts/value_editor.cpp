// SPDX-License-Identifier: MIT
#include "editor/panels/texts/value_editor.h"

#include <algorithm>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"

namespace bulkhead {

ValueEditor::ValueEditor(wxWindow* parent, Workspace& workspace, const FormField& field)
    : FieldEditor(parent, workspace, field),
      field_(std::get<ValueField>(field.field)),
      control_(this, field_.kind, field_.choices) {
  set_accessible_name(*control_.window(), label());
  const auto done = [this] {
    typed();
    left();
  };
  control_.listen(
      [this] {
        typed();
        show_preview();
      },
      done);
  watch(*control_.window());
  column().Insert(1, control_.window(), 0, wxEXPAND);
  preview_ = new wxStaticText(this, wxID_ANY, {});
  preview_->SetForegroundColour(palette().mute);
  preview_->Hide();
  column().Insert(2, preview_, 0, wxEXPAND | wxTOP, FromDIP(4));
}

void ValueEditor::update(const FormField& field) {
  const auto& wanted = std::get<ValueField>(field.field);
  if (wanted.value != field_.value) {
    forget();
    complain({});
    return take(field);
  }
  field_ = wanted;
  control_.set_choices(field_.choices);
  show_preview();
}

void ValueEditor::take(const FormField& field) {
  field_ = std::get<ValueField>(field.field);
  control_.set_choices(field_.choices);
  control_.set(field_.value);
  control_.window()->Enable(static_cast<bool>(field_.change));
  if (field_.kind == ValueField::Kind::text) {
    // As high as the text is long, within limits.
    const auto lines = static_cast<int>(std::count(field_.value.begin(), field_.value.end(), '\n')) +
                       static_cast<int>(field_.value.size() / 60) + 1;
    control_.window()->SetMinSize(FromDIP(wxSize(40, 28 + 20 * std::clamp(lines, 2, 8))));
  }
  show_preview();
}

void ValueEditor::give() {
  const auto value = control_.value();
  if (value == field_.value) return complain({});
  if (carry_out(field_.change(workspace().mission(), value))) field_.value = value;
}

void ValueEditor::settle() {
  if (!field_.settle) return;
  if (const auto edits = field_.settle(workspace().mission()); !edits.empty()) carry_out(edits);
}

void ValueEditor::show_preview() {
  const auto words = field_.preview ? to_wx(field_.preview(control_.value())) : wxString();
  const auto shown = words.empty() ? words : translated("Reads: {}", {from_wx(on_one_line(words, 600))});
  if (shown == preview_->GetLabelText() && preview_->IsShown() == !shown.empty()) return;
  preview_->SetLabel(as_label(shown));
  preview_->Show(!shown.empty());
  preview_->Wrap(std::max(FromDIP(120), GetClientSize().x));
  reflow();
}

}  // namespace bulkhead

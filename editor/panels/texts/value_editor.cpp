// SPDX-License-Identifier: MIT
#include "editor/panels/texts/value_editor.h"

#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/window.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/panels/texts/reference_popup.h"

namespace bulkhead {

ValueEditor::ValueEditor(wxWindow* parent, MissionStage& stage, Drafts& drafts, const FormField& field)
    : FieldEditor(parent, stage, drafts, field),
      field_(std::get<ValueField>(field.field)),
      control_(this, field_.control, field_.choices) {
  const auto done = [this] {
    typed();
    left();
  };
  control_.listen(
      [this] {
        typed();
        fit_height();
        show_preview();
      },
      done);
  watch(*control_.window());
  control_.window()->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    CallAfter([this] { fit_height(); });
  });
  if (auto* const text = control_.has_lines() ? dynamic_cast<wxTextCtrl*>(control_.window()) : nullptr) {
    offer_references(*text, [this](const std::string& typed, std::size_t at) {
      return field_.references ? field_.references(typed, at) : ReferenceOffers();
    });
  }
  // Below a text of many lines it might be out of sight.
  if (control_.has_lines()) add_complaint();
  add(*control_.window());
  if (!control_.has_lines()) add_complaint();
  preview_ = new WrappedText(this, [this] { reflow(); });
  add(*preview_);
}

std::optional<FieldSpot> ValueEditor::spot() const {
  return control_.has_keyboard() ? std::optional(FieldSpot{0, 0, control_.marked()}) : std::nullopt;
}

void ValueEditor::take(const FormField& field) {
  set_accessible_name(*control_.window(), label());
  field_ = std::get<ValueField>(field.field);
  if (field_.measure != LengthForm::none) control_.show_as_length(unit_for(field_.measure, stage().unit()));
  control_.set_choices(field_.choices);
  control_.window()->Enable(static_cast<bool>(field_.change));
  show_preview();
}

void ValueEditor::show(const FieldValue& value) {
  control_.set(value.front().front());
  fit_height();
  show_preview();
}

Result<Edit> ValueEditor::edit_for(const FieldValue& value) const {
  return field_.change(stage().mission(), value.front().front());
}

std::optional<Edit> ValueEditor::settling() const {
  return field_.settle ? field_.settle(stage().mission()) : std::nullopt;
}

void ValueEditor::show_preview() {
  const auto [words, lost] = field_.preview ? field_.preview(control_.value()) : Preview();
  colour_text(*preview_, lost ? &Palette::warning : &Palette::mute);
  const auto sign = lost ? symbol_of(Level::warning) : wxString::FromUTF8("→");
  preview_->say(words.empty() ? wxString() : sign + " " + on_one_line(to_wx(words), 600));
}

void ValueEditor::fit_height() {
  if (control_.fit(2)) reflow();
}

}  // namespace bulkhead

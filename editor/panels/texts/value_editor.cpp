// SPDX-License-Identifier: MIT
#include "editor/panels/texts/value_editor.h"

#include <algorithm>
#include <wx/arrstr.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"

namespace bulkhead {

ValueEditor::ValueEditor(wxWindow* parent, MissionStage& stage, Drafts& drafts, const FormField& field)
    : FieldEditor(parent, stage, drafts, field),
      field_(std::get<ValueField>(field.field)),
      control_(this, field_.control, field_.choices) {
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
  control_.window()->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    CallAfter([this] { fit_height(); });
  });
  column().Insert(1, control_.window(), 0, wxEXPAND);
  preview_ = new WrappedText(this, [this] { reflow(); });
  column().Insert(2, preview_, 0, wxEXPAND | wxTOP, FromDIP(4));
}

void ValueEditor::take(const FormField& field) {
  field_ = std::get<ValueField>(field.field);
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
  auto& control = *control_.window();
  const int width = control.GetClientSize().x;
  if (field_.control != Control::text || width <= 0) return;
  // As high as the text is long, within limits.
  int lines = 0;
  const int per_line = std::max(10, width / std::max(1, control.GetTextExtent("n").x));
  for (const auto& paragraph : wxSplit(to_wx(control_.value()), '\n')) {
    lines += 1 + static_cast<int>(paragraph.length()) / per_line;
  }
  const wxSize wanted(FromDIP(40), control.GetCharHeight() * std::clamp(lines, 2, 8) + FromDIP(16));
  if (control.GetMinSize() == wanted) return;
  control.SetMinSize(wanted);
  reflow();
}

}  // namespace bulkhead

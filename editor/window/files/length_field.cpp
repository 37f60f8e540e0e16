// SPDX-License-Identifier: MIT
#include "editor/window/files/length_field.h"

#include <wx/textctrl.h>

#include "editor/panels/parts/words.h"
#include "editor/tools/words/lengths.h"

namespace bulkhead {

LengthField::LengthField(wxWindow& parent, RulerUnit unit, Length length)
    : control_(new wxTextCtrl(&parent, wxID_ANY)), unit_(unit) {
  set(length);
}

void LengthField::set(Length length) {
  set_ = length;
  control_->ChangeValue(to_wx(shown_length(length, unit_)));
}

Result<Length> LengthField::length() const {
  const auto typed = from_wx(control_->GetValue());
  if (typed == shown_length(set_, unit_)) return set_;
  return read_length(typed, unit_);
}

}  // namespace bulkhead

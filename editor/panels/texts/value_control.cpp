// SPDX-License-Identifier: MIT
#include "editor/panels/texts/value_control.h"

#include <algorithm>
#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/words.h"

namespace bulkhead {
namespace {

wxArrayString names_of(const std::vector<InspectorChoice>& choices) {
  wxArrayString names;
  for (const auto& choice : choices) names.Add(to_wx(choice.name));
  return names;
}

}  // namespace

ValueControl::ValueControl(wxWindow* parent, Control control, std::vector<InspectorChoice> choices)
    : control_(control), choices_(std::move(choices)) {
  // All single lines are as high as the highest of them, so that they stand in rows.
  const auto size = parent->FromDIP(wxSize(40, 34));
  switch (control) {
    case Control::line:
      window_ = new wxTextCtrl(parent, wxID_ANY, {}, wxDefaultPosition, size, wxTE_PROCESS_ENTER);
      break;
    case Control::text:
      window_ = new wxTextCtrl(parent, wxID_ANY, {}, wxDefaultPosition, parent->FromDIP(wxSize(40, 68)),
                               wxTE_MULTILINE | wxTE_BESTWRAP);
      set_usual_margins(*dynamic_cast<wxTextCtrl*>(window_));
      break;
    case Control::choice:
    case Control::yes_no: window_ = new wxChoice(parent, wxID_ANY, wxDefaultPosition, size, names_of(choices_)); break;
    case Control::proposal:
      window_ = new wxComboBox(parent, wxID_ANY, {}, wxDefaultPosition, size, names_of(choices_), wxTE_PROCESS_ENTER);
      break;
  }
}

std::string ValueControl::value() const {
  if (const auto* text = dynamic_cast<const wxTextCtrl*>(window_)) return from_wx(text->GetValue());
  if (const auto* combo = dynamic_cast<const wxComboBox*>(window_)) return from_wx(combo->GetValue());
  const auto index = dynamic_cast<const wxChoice*>(window_)->GetSelection();
  return index == wxNOT_FOUND ? std::string() : choices_[static_cast<std::size_t>(index)].value;
}

void ValueControl::set(const std::string& value) {
  if (auto* text = dynamic_cast<wxTextCtrl*>(window_)) {
    if (value != this->value()) text->ChangeValue(to_wx(value));
  } else if (auto* combo = dynamic_cast<wxComboBox*>(window_)) {
    if (value != this->value()) combo->ChangeValue(to_wx(value));
  } else {
    const auto found = std::find_if(choices_.begin(), choices_.end(),
                                    [&](const InspectorChoice& choice) { return choice.value == value; });
    const auto index = found == choices_.end() ? wxNOT_FOUND : static_cast<int>(found - choices_.begin());
    dynamic_cast<wxChoice*>(window_)->SetSelection(index);
  }
}

void ValueControl::set_choices(const std::vector<InspectorChoice>& choices) {
  if (choices == choices_) return;
  const auto kept = value();
  choices_ = choices;
  if (auto* combo = dynamic_cast<wxComboBox*>(window_)) combo->Set(names_of(choices_));
  if (auto* choice = dynamic_cast<wxChoice*>(window_)) choice->Set(names_of(choices_));
  set(kept);
}

void ValueControl::set_hint(const std::string& hint) {
  if (auto* text = dynamic_cast<wxTextCtrl*>(window_)) text->SetHint(to_wx(hint));
  if (auto* combo = dynamic_cast<wxComboBox*>(window_)) combo->SetHint(to_wx(hint));
}

void ValueControl::mark(bool refused) { colour_text(*window_, refused ? &Palette::error : &Palette::text); }

void ValueControl::listen(std::function<void()> typed, std::function<void()> done) {
  if (control_ == Control::choice || control_ == Control::yes_no) {
    window_->Bind(wxEVT_CHOICE, [done](wxCommandEvent&) { done(); });
    return;
  }
  window_->Bind(wxEVT_TEXT, [typed](wxCommandEvent&) { typed(); });
  if (control_ == Control::text) return;
  window_->Bind(wxEVT_TEXT_ENTER, [done](wxCommandEvent&) { done(); });
  if (control_ == Control::proposal) {
    window_->Bind(wxEVT_COMBOBOX, [typed, done](wxCommandEvent&) {
      typed();
      done();
    });
  }
}

}  // namespace bulkhead

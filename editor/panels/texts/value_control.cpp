// SPDX-License-Identifier: MIT
#include "editor/panels/texts/value_control.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/textctrl.h>
#include <wx/textentry.h>

#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/wheel.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/texts/proposal_popup.h"
#include "editor/tools/words/lengths.h"
#include "editor/tools/words/search.h"

namespace bulkhead {
namespace {

constexpr int least_width = 48;
/// A longer text scrolls within itself.
constexpr int most_lines = 40;

wxArrayString names_of(const std::vector<InspectorChoice>& choices) {
  wxArrayString names;
  for (const auto& choice : choices) names.Add(to_wx(choice.name));
  return names;
}

/// Which of its names is meant by what is typed in a list, or nothing.
std::optional<std::size_t> meant_in(const wxComboBox& combo) {
  std::vector<std::string> names;
  for (const auto& name : combo.GetStrings()) names.push_back(from_wx(name));
  return meant_by(from_wx(combo.GetValue()), names);
}

/// The names with all the words that are typed; none where one is typed whole.
wxArrayString names_with(const wxArrayString& names, const wxString& typed) {
  wxArrayString found;
  for (const auto& name : names) {
    if (name == typed) return {};
    if (!typed.empty() && has_all_words(from_wx(name), from_wx(typed))) found.Add(name);
  }
  return found;
}

/// Of a line that has not room for all of it people are to see how it begins, while nobody types there.
void show_beginning(wxWindow& control) {
  auto* const line = dynamic_cast<wxTextEntry*>(&control);
  const auto* const field = dynamic_cast<const wxTextCtrl*>(&control);
  if (line == nullptr || (field != nullptr && field->IsMultiLine())) return;
  if (control.GetTextExtent(line->GetValue()).x > control.GetClientSize().x) line->SetInsertionPoint(0);
}

/// After something was chosen: the list that was open had the keyboard and leaves it to nobody.
void keep_keyboard(wxWindow& control) {
  control.CallAfter([&control] { control.SetFocus(); });
}

}  // namespace

ValueControl::ValueControl(wxWindow* parent, Control control, std::vector<InspectorChoice> choices)
    : control_(control), choices_(std::move(choices)), offered_(choices_.size()) {
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
      let_scroll(*dynamic_cast<wxTextCtrl*>(window_), false);
      break;
    case Control::choice:
    case Control::yes_no:
      searched_ = choices_.size() > most_at_a_glance;
      if (searched_) {
        window_ = new wxComboBox(parent, wxID_ANY, {}, wxDefaultPosition, size, names_of(choices_), wxTE_PROCESS_ENTER);
        break;
      }
      window_ = new wxChoice(parent, wxID_ANY, wxDefaultPosition, size, names_of(choices_));
      break;
    case Control::proposal:
      window_ = new wxComboBox(parent, wxID_ANY, {}, wxDefaultPosition, size, names_of(choices_), wxTE_PROCESS_ENTER);
      break;
  }
  leave_wheel_to_form(*window_);
  if (control != Control::text) {
    window_->Bind(wxEVT_KILL_FOCUS, [window = window_](wxFocusEvent& event) {
      event.Skip();
      show_beginning(*window);
    });
  }
}

void ValueControl::show_as_length(RulerUnit unit) {
  if (unit_ == unit) return;
  const auto kept = value();
  unit_ = unit;
  written_.clear();
  if (auto* const text = dynamic_cast<wxTextCtrl*>(window_); text != nullptr && !kept.empty()) {
    text->ChangeValue(to_wx(shown_length(kept, unit)));
    written_ = kept;
  }
}

std::string ValueControl::length(const std::string& typed) const {
  // What is shown may be rounded.
  if (!written_.empty() && typed == shown_length(written_, *unit_)) return written_;
  return written_length(typed, *unit_).value_or(typed);
}

std::string ValueControl::value() const {
  if (const auto* text = dynamic_cast<const wxTextCtrl*>(window_)) {
    auto typed = from_wx(text->GetValue());
    return unit_ ? length(typed) : typed;
  }
  if (const auto* combo = dynamic_cast<const wxComboBox*>(window_)) {
    const auto typed = from_wx(combo->GetValue());
    if (searched_) {
      const auto meant = meant_in(*combo);
      return meant ? choices_[*meant].value : typed;
    }
    const auto named =
        std::find_if(choices_.begin(), choices_.end(), [&](const InspectorChoice& each) { return each.name == typed; });
    return named == choices_.end() ? typed : named->value;
  }
  const auto index = dynamic_cast<const wxChoice*>(window_)->GetSelection();
  return index == wxNOT_FOUND ? std::string() : choices_[static_cast<std::size_t>(index)].value;
}

std::vector<InspectorChoice>::const_iterator ValueControl::find(const std::string& value) const {
  return std::find_if(choices_.begin(), choices_.end(),
                      [&](const InspectorChoice& each) { return each.value == value; });
}

void ValueControl::set(const std::string& value) {
  if (auto* text = dynamic_cast<wxTextCtrl*>(window_)) {
    const bool same = value == this->value();
    if (unit_) written_ = value;
    if (!same) text->ChangeValue(to_wx(unit_ ? shown_length(value, *unit_) : value));
    if (!same && !has_lines() && !text->HasFocus()) text->SetInsertionPoint(0);
  } else if (auto* combo = dynamic_cast<wxComboBox*>(window_)) {
    const auto found = find(value);
    const auto name = to_wx(found == choices_.end() ? value : found->name);
    if (searched_ ? combo->GetValue() != name : value != this->value()) {
      combo->ChangeValue(name);
      if (!combo->HasFocus()) combo->SetInsertionPoint(0);
    }
  } else {
    auto& choice = *dynamic_cast<wxChoice*>(window_);
    auto found = find(value);
    if (found == choices_.end() && !value.empty()) {
      // Another cell may be changed, and this one is to stay.
      choices_.push_back({value, value});
      choice.Append(to_wx(value));
      found = choices_.end() - 1;
    }
    choice.SetSelection(found == choices_.end() ? wxNOT_FOUND : static_cast<int>(found - choices_.begin()));
  }
}

void ValueControl::set_choices(const std::vector<InspectorChoice>& choices) {
  if (std::equal(choices.begin(), choices.end(), choices_.begin(),
                 choices_.begin() + static_cast<std::ptrdiff_t>(offered_)))
    return;
  const auto kept = value();
  choices_ = choices;
  offered_ = choices.size();
  if (auto* combo = dynamic_cast<wxComboBox*>(window_)) combo->Set(names_of(choices_));
  if (auto* choice = dynamic_cast<wxChoice*>(window_)) choice->Set(names_of(choices_));
  set(kept);
}

void ValueControl::set_hint(const std::string& hint) {
  // In texts of several lines it would be a value of theirs.
  if (auto* text = dynamic_cast<wxTextCtrl*>(window_); text != nullptr && !has_lines()) text->SetHint(to_wx(hint));
  if (auto* combo = dynamic_cast<wxComboBox*>(window_)) combo->SetHint(to_wx(hint));
}

bool ValueControl::has_keyboard() const { return window_->IsDescendant(wxWindow::FindFocus()); }

std::pair<long, long> ValueControl::marked() const {
  std::pair<long, long> marked;
  if (const auto* const entry = dynamic_cast<const wxTextEntry*>(window_)) {
    entry->GetSelection(&marked.first, &marked.second);
  }
  return marked;
}

void ValueControl::take_keyboard(std::pair<long, long> marked) {
  window_->SetFocus();
  if (auto* const entry = dynamic_cast<wxTextEntry*>(window_)) entry->SetSelection(marked.first, marked.second);
}

bool ValueControl::fit(int lines) {
  auto* const text = has_lines() ? dynamic_cast<wxTextCtrl*>(window_) : nullptr;
  // Before it is laid out it has no width that means anything.
  if (text == nullptr || text->GetClientSize().x <= text->FromDIP(least_width)) return false;
  const int line = text->GetCharHeight();
  const int room = window_->FromDIP(16);
  const int needed = height_of_text(*text, text->GetClientSize().x) + window_->FromDIP(2);
  const int most = line * most_lines + room;
  // While it is as high as its text, a bar would flash until its height has followed its width.
  let_scroll(*text, needed > most);
  const wxSize wanted(window_->FromDIP(40),
                      std::clamp(needed, std::max(line * lines + room, window_->FromDIP(34)), most));
  if (text->GetMinSize() == wanted) return false;
  text->SetMinSize(wanted);
  return true;
}

void ValueControl::mark(bool refused) { colour_text(*window_, refused ? &Palette::error : &Palette::text); }

void ValueControl::listen(std::function<void()> typed, std::function<void()> done) {
  if (searched_) return listen_to_search(typed, done);
  if (control_ == Control::choice || control_ == Control::yes_no) {
    window_->Bind(wxEVT_CHOICE, [done, window = window_](wxCommandEvent&) {
      done();
      keep_keyboard(*window);
    });
    return;
  }
  window_->Bind(wxEVT_TEXT, [typed](wxCommandEvent& event) {
    typed();
    // Others may propose how it goes on.
    event.Skip();
  });
  if (control_ == Control::text) return;
  window_->Bind(wxEVT_TEXT_ENTER, [done](wxCommandEvent&) { done(); });
  if (control_ == Control::proposal) {
    window_->Bind(wxEVT_COMBOBOX, [typed, done, window = window_](wxCommandEvent&) {
      typed();
      done();
      keep_keyboard(*window);
    });
  }
}

void ValueControl::listen_to_search(const std::function<void()>& typed, const std::function<void()>& done) {
  auto* const combo = dynamic_cast<wxComboBox*>(window_);
  const auto finish = [combo, done] {
    if (const auto meant = meant_in(*combo)) combo->ChangeValue(combo->GetString(static_cast<unsigned>(*meant)));
    done();
  };
  const auto fitting = std::make_shared<wxArrayString>();
  const auto popup =
      std::make_shared<ProposalPopup>(*combo, translated("Choices"), [combo, fitting, finish](std::size_t row) {
        combo->ChangeValue(fitting->Item(row));
        combo->SetInsertionPointEnd();
        finish();
      });
  combo->Bind(wxEVT_TEXT, [combo, typed, fitting, popup](wxCommandEvent&) {
    // As long as it may be several, it is no value yet.
    if (meant_in(*combo)) typed();
    *fitting = names_with(combo->GetStrings(), combo->GetValue());
    if (!combo->HasFocus()) return;
    popup->show(*fitting, combo->GetScreenPosition(), combo->GetSize().y);
  });
  combo->Bind(wxEVT_CHAR_HOOK, [popup](wxKeyEvent& event) {
    if (event.HasAnyModifiers() || !popup->take_key(event.GetKeyCode())) event.Skip();
  });
  combo->Bind(wxEVT_TEXT_ENTER, [finish](wxCommandEvent&) { finish(); });
  combo->Bind(wxEVT_COMBOBOX, [combo, finish, popup](wxCommandEvent&) {
    popup->hide();
    finish();
    keep_keyboard(*combo);
  });
  combo->Bind(wxEVT_KILL_FOCUS, [finish, popup](wxFocusEvent& event) {
    popup->hide();
    finish();
    event.Skip();
  });
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/window/files/sheet_form.h"

#include <algorithm>
#include <utility>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/wheel.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/sheets/sheet_questions.h"
#include "exchange/sheets/sheets.h"

namespace bulkhead {
namespace {

constexpr std::string_view on = "on";
constexpr std::string_view off = "off";

bool is_switch(const ExportOption& option) {
  return option.choices.size() == 2 && option.choices[0].text == on && option.choices[1].text == off;
}

std::size_t place_of(const ExportOption& option, const std::string& text) {
  const auto found = std::find_if(option.choices.begin(), option.choices.end(),
                                  [&](const ExportOption::Choice& each) { return each.text == text; });
  return static_cast<std::size_t>(found - option.choices.begin());
}

wxArrayString names_of(const ExportOption& option) {
  wxArrayString names;
  for (const auto& choice : option.choices) names.Add(translated(choice.name));
  return names;
}

}  // namespace

wxWindow* SheetForm::Row::control() const {
  if (choice != nullptr) return choice;
  return line != nullptr ? static_cast<wxWindow*>(line) : tick;
}

std::string SheetForm::Row::text() const {
  if (tick != nullptr) return std::string(tick->GetValue() ? on : off);
  if (choice != nullptr) return option->choices.at(static_cast<std::size_t>(choice->GetSelection())).text;
  auto typed = line->GetValue();
  typed.Trim().Trim(false);
  const int named = line->FindString(typed, true);
  return named == wxNOT_FOUND ? from_wx(typed) : option->choices[static_cast<std::size_t>(named)].text;
}

void SheetForm::Row::set(const std::string& text) const {
  if (tick != nullptr) return tick->SetValue(text == on);
  const auto place = place_of(*option, text);
  const bool named = place < option->choices.size();
  if (choice != nullptr) return choice->SetSelection(named ? static_cast<int>(place) : 0);
  line->ChangeValue(named ? translated(option->choices[place].name) : to_wx(text));
}

void SheetForm::Row::show(bool show) const {
  label->Show(show);
  control()->Show(show);
}

SheetForm::SheetForm(wxWindow* parent, std::function<void()> changed)
    : ScrolledPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      changed_(std::move(changed)),
      exporter_(&printed_exporter()),
      grid_(new wxFlexGridSizer(2, FromDIP(wxSize(16, 8)))) {
  SetScrollRate(0, FromDIP(12));
  grid_->AddGrowableCol(1);
  auto* const around = new wxBoxSizer(wxVERTICAL);
  around->Add(grid_, 1, wxEXPAND | wxRIGHT, FromDIP(4));
  SetSizer(around);
}

int SheetForm::label_width(const wxWindow& window) { return window.FromDIP(170); }

void SheetForm::set(const ExportChoices& chosen) {
  chosen_ = chosen;
  arrange();
}

void SheetForm::ask(const Exporter& exporter) {
  exporter_ = &exporter;
  arrange();
}

ExportChoices SheetForm::choices() const { return choices_that_count(*exporter_, chosen_); }

std::string SheetForm::complaint() const {
  for (const auto& row : rows_) {
    if (!row.control()->IsShown()) continue;
    if (const auto taken = check_text(*row.option, row.text()); !taken) return taken.error().message;
  }
  return {};
}

SheetForm::Row& SheetForm::row_of(const ExportOption& option) {
  const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.option == &option; });
  return found != rows_.end() ? *found : rows_.emplace_back(make_row(option));
}

SheetForm::Row SheetForm::make_row(const ExportOption& option) {
  Row row;
  row.option = &option;
  const auto name = translated(option.label);
  row.label = new wxStaticText(this, wxID_ANY, is_switch(option) ? wxString() : name);
  row.label->SetMinSize(wxSize(label_width(*this), -1));
  const auto act = [this, &option](wxCommandEvent&) { chosen(option); };
  if (is_switch(option)) {
    row.tick = new wxCheckBox(this, wxID_ANY, name);
    row.tick->Bind(wxEVT_CHECKBOX, act);
  } else if (option.check) {
    row.line = new wxComboBox(this, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, names_of(option));
    row.line->Bind(wxEVT_TEXT, act);
  } else {
    row.choice = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, names_of(option));
    row.choice->Bind(wxEVT_CHOICE, act);
  }
  row.control()->SetMinSize(FromDIP(wxSize(120, -1)));
  leave_wheel_to_form(*row.control());
  set_accessible_name(*row.control(), name);
  row.set(option.usual);
  return row;
}

void SheetForm::chosen(const ExportOption& option) {
  chosen_[std::string(option.key)] = row_of(option).text();
  if (option.key == sheet_option().key) arrange();
  changed_();
}

void SheetForm::arrange() {
  grid_->Clear(false);
  for (const auto& row : rows_) row.show(false);
  const auto counting = choices();
  wxWindow* before = nullptr;
  for (const auto* option : options_to_ask(*exporter_, counting)) {
    const auto& row = row_of(*option);
    const auto& text = counting.find(option->key)->second;
    if (row.text() != text) row.set(text);
    row.show(true);
    // Tab goes from one to the next as they stand.
    if (before != nullptr) row.control()->MoveAfterInTabOrder(before);
    before = row.control();
    grid_->Add(row.label, 0, wxALIGN_CENTRE_VERTICAL);
    grid_->Add(row.control(), 1, wxEXPAND);
  }
  Layout();
  FitInside();
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
// How the cells of rows stand in the room that there is: in a table, or each row on a card.
#include <algorithm>
#include <utility>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/statline.h>
#include <wx/stattext.h>
#include <wx/textentry.h>

#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/panels/texts/rows_editor.h"

namespace bulkhead {
namespace {

constexpr int gap = 4;
/// What a sixth of a row's width is at least, on a line of a table for words and for texts, and of a card.
constexpr int table_unit = 40;
constexpr int text_unit = 56;
constexpr int card_unit = 78;
/// What a cell is at least; what a figure needs, what a choice, a list and a line need beside their words, and how many
/// of these count.
constexpr int cell_width = 40;
constexpr int figure_width = 44;
constexpr int beside_choice = 45;
constexpr int beside_list = 60;
constexpr int beside_words = 22;
constexpr int most_words = 400;
/// So many of the fields that are not shown are named.
constexpr std::size_t most_named = 5;

}  // namespace

bool RowsEditor::is_rigid(std::size_t index) const {
  const auto& column = field_.columns[index];
  const auto form = column.info->form;
  return column.control == Control::choice || column.control == Control::yes_no || column.info->has_range() ||
         form == FieldForm::dice || form == FieldForm::length;
}

int RowsEditor::width_of_words(std::size_t index) const {
  int words = 0;
  const auto control = field_.columns[index].control;
  int beside = FromDIP(control != Control::line && control != Control::text ? beside_choice : beside_words);
  for (const auto& row : rows_) {
    const auto* const window = row.cells[index].window();
    // A list in which one types is a choice as well for some toolkits, but of what is typed it chooses nothing.
    const auto* const line = dynamic_cast<const wxTextEntry*>(window);
    const auto* const choice = dynamic_cast<const wxChoice*>(window);
    const auto text = line != nullptr ? line->GetValue() : choice != nullptr ? choice->GetStringSelection() : "";
    if (line != nullptr && choice != nullptr) beside = FromDIP(beside_list);
    words = std::max(words, GetTextExtent(text).x);
  }
  return std::min(words, FromDIP(most_words)) + beside;
}

int RowsEditor::least_width(std::size_t index) const {
  const auto& column = field_.columns[index];
  const int label = GetTextExtent(to_wx(column.label)).x + FromDIP(gap);
  if (is_rigid(index)) return std::max({label, width_of_words(index), FromDIP(figure_width)});
  return std::max(label, column.units() * FromDIP(column.control == Control::text ? text_unit : table_unit));
}

bool RowsEditor::is_open() const {
  return std::any_of(rows_.begin(), rows_.end(), [](const Row& row) { return row.open; });
}

bool RowsEditor::is_shown(std::size_t row, std::size_t column) const {
  if (rows_[row].open || field_.columns[column].background) return rows_[row].open;
  return rows_[row].said[column] || (column < kept_.size() && kept_[column]);
}

std::vector<std::size_t> RowsEditor::columns_of(Wanted wanted) const {
  std::vector<std::size_t> columns;
  for (std::size_t i = 0; i < field_.columns.size(); ++i) {
    const auto& column = field_.columns[i];
    const bool kept = i < kept_.size() && kept_[i];
    // What is unfolded below its row needs no column.
    const auto said = [&](const Row& row) { return row.said[i] && (!row.open || !column.info->named || kept); };
    bool shown = rows_.empty() || (!column.background && std::any_of(rows_.begin(), rows_.end(), said));
    if (!column.background) {
      shown = shown || wanted == Wanted::all || (wanted == Wanted::expected && column.expected) ||
              (wanted != Wanted::said && kept);
    }
    if (shown) columns.push_back(i);
  }
  return columns;
}

RowsEditor::Plan RowsEditor::plan_at(int width) const {
  for (const auto wanted : {Wanted::all, Wanted::expected, Wanted::kept, Wanted::said}) {
    Plan plan{true, 0, columns_of(wanted)};
    int needed = 0;
    for (const auto column : plan.columns) {
      const int least = least_width(column);
      plan.widths.push_back(is_rigid(column) ? least : std::max(least, width_of_words(column)));
      // What nobody has said anything in comes along only where it takes no room from words.
      needed += (wanted == Wanted::all ? plan.widths.back() : least) + FromDIP(gap);
    }
    if (width - FromDIP(table_buttons_width) >= needed) return plan;
  }
  return {false, units_in(width - FromDIP(buttons_width))};
}

int RowsEditor::units_in(int room) const { return std::clamp(room / FromDIP(card_unit), 2, 12); }

bool RowsEditor::is_out_of_date() {
  const auto values = shown();
  for (std::size_t row = 0; row < rows_.size(); ++row) note_said(row, values[row]);
  return plan_at(ground_->GetClientSize().x) != plan_;
}

void RowsEditor::arrange() {
  for (auto* const window : dressing_) window->Destroy();
  dressing_.clear();
  // As wide as the form is until it has a width of its own.
  plan_ = plan_at(std::max(ground_->GetClientSize().x, GetClientSize().x));
  ground_->SetSizer(new wxBoxSizer(wxVERTICAL));
  if (plan_.table || !is_open()) {
    kept_.assign(field_.columns.size(), false);
    for (const auto column : plan_.columns) kept_[column] = true;
  }
  const auto& columns = plan_.columns;
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    std::vector<std::size_t> hidden;
    for (std::size_t i = 0; i < field_.columns.size(); ++i) {
      const bool shown = plan_.table ? rows_[row].open || std::find(columns.begin(), columns.end(), i) != columns.end()
                                     : is_shown(row, i);
      rows_[row].cells[i].window()->Show(shown);
      if (!shown) hidden.push_back(i);
    }
    // In a table there is no line for it, only room for a sign.
    const auto words = words_for_more(hidden);
    const auto sign = wxString::FromUTF8(rows_[row].open ? "▴" : "⋯");
    rows_[row].more->SetLabel(plan_.table ? sign : as_label(words));
    rows_[row].more->SetToolTip(words + "\n" + translated("Show or hide fields of this row (Alt+Right)"));
    rows_[row].more->SetMinSize(plan_.table ? FromDIP(wxSize(button_width, 34)) : wxDefaultSize);
    rows_[row].more->Show(!hidden.empty() || rows_[row].open);
  }
  if (!rows_.empty()) plan_.table ? arrange_table() : arrange_cards();
  ground_->InvalidateBestSize();
  ground_->Layout();
  reflow();
}

wxString RowsEditor::words_for_more(const std::vector<std::size_t>& hidden) const {
  if (hidden.empty()) return wxString::FromUTF8("− ") + translated("Fewer fields");
  wxString words = "+ ";
  for (std::size_t i = 0; i < std::min(hidden.size(), most_named); ++i) {
    words += (i == 0 ? "" : ", ") + to_wx(field_.columns[hidden[i]].label);
  }
  return hidden.size() > most_named ? words + wxString::FromUTF8(", …") : words;
}

wxStaticText* RowsEditor::name_of(std::size_t column) {
  auto* const name =
      new wxStaticText(ground_, wxID_ANY, as_label(to_wx(field_.columns[column].label)), wxDefaultPosition,
                       FromDIP(wxSize(40, -1)), wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
  colour_text(*name, &Palette::mute);
  dressing_.push_back(name);
  return name;
}

void RowsEditor::arrange_table() {
  const auto& columns = plan_.columns;
  auto& lines = *ground_->GetSizer();
  int units = 0;
  int all = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    units += field_.columns[columns[i]].units();
    all += plan_.widths[i];
  }
  // Few columns need not fill the width.
  const int rest = units == 0 ? 0 : std::max(0, 6 - units) * all / units;
  const auto end = [&](wxBoxSizer& line) {
    if (rest > 0) line.AddStretchSpacer(rest);
    lines.Add(&line, 0, wxEXPAND | wxTOP, FromDIP(gap));
  };
  // Where there are words, figures and choices are no wider than they need be.
  const bool has_words = std::any_of(columns.begin(), columns.end(), [&](std::size_t each) { return !is_rigid(each); });
  const auto put = [&](wxBoxSizer& line, wxWindow* window, std::size_t i) {
    const bool fixed = has_words && is_rigid(columns[i]);
    window->SetMinSize(wxSize(least_width(columns[i]), window->GetMinSize().y));
    line.Add(window, fixed ? 0 : plan_.widths[i], wxRIGHT, FromDIP(gap));
  };
  auto* const head = new wxBoxSizer(wxHORIZONTAL);
  for (std::size_t i = 0; i < columns.size(); ++i) put(*head, name_of(columns[i]), i);
  head->AddSpacer(FromDIP(table_buttons_width));
  end(*head);
  for (std::size_t index = 0; index < rows_.size(); ++index) {
    const auto& row = rows_[index];
    auto* const line = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t i = 0; i < columns.size(); ++i) put(*line, row.cells[columns[i]].window(), i);
    if (!row.more->IsShown()) line->AddSpacer(FromDIP(button_width));
    for (auto* const button : {row.more, row.up, row.down, row.remove}) line->Add(button);
    end(*line);
    if (complained_of_ == index) lines.Add(complaint_of_row_, 0, wxEXPAND | wxTOP, FromDIP(gap));
    if (row.open) unfold(index);
  }
}

void RowsEditor::unfold(std::size_t row) {
  std::vector<std::size_t> others;
  const auto& columns = plan_.columns;
  for (std::size_t i = 0; i < field_.columns.size(); ++i) {
    if (std::find(columns.begin(), columns.end(), i) == columns.end()) others.push_back(i);
  }
  const int indent = FromDIP(6 * gap);
  const int room = std::max(ground_->GetClientSize().x, GetClientSize().x) - indent - FromDIP(table_buttons_width);
  auto* const beside = new wxBoxSizer(wxHORIZONTAL);
  beside->AddSpacer(indent);
  beside->Add(named_cells(row, others, units_in(room)), 1);
  beside->AddSpacer(FromDIP(table_buttons_width));
  auto* const rule = new wxStaticLine(ground_);
  dressing_.push_back(rule);
  ground_->GetSizer()->Add(beside, 0, wxEXPAND);
  ground_->GetSizer()->Add(rule, 0, wxEXPAND | wxTOP | wxBOTTOM, FromDIP(2 * gap));
}

wxBoxSizer* RowsEditor::named_cells(std::size_t row, const std::vector<std::size_t>& columns, int units) {
  auto* const lines = new wxBoxSizer(wxVERTICAL);
  wxBoxSizer* line = nullptr;
  int left = 0;
  for (const auto i : columns) {
    const int width = std::min(field_.columns[i].units(), units);
    if (width > left) {
      if (line != nullptr && left > 0) line->AddStretchSpacer(left);
      line = new wxBoxSizer(wxHORIZONTAL);
      lines->Add(line, 0, wxEXPAND | wxTOP, FromDIP(gap));
      left = units;
    }
    left -= width;
    auto* const cell = new wxBoxSizer(wxVERTICAL);
    cell->Add(name_of(i), 0, wxEXPAND);
    auto* const window = rows_[row].cells[i].window();
    window->SetMinSize(wxSize(FromDIP(cell_width), window->GetMinSize().y));
    cell->Add(window, 0, wxEXPAND | wxTOP, FromDIP(gap / 2));
    line->Add(cell, width, wxRIGHT, FromDIP(gap));
  }
  if (line != nullptr && left > 0) line->AddStretchSpacer(left);
  return lines;
}

void RowsEditor::arrange_cards() {
  const int below_name = GetCharHeight() + FromDIP(gap + gap / 2);
  auto& cards = *ground_->GetSizer();
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    auto* const rule = new wxStaticLine(ground_);
    dressing_.push_back(rule);
    cards.Add(rule, 0, wxEXPAND | wxTOP, FromDIP(2 * gap));
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < field_.columns.size(); ++i) {
      if (is_shown(row, i)) shown.push_back(i);
    }
    auto* const lines = named_cells(row, shown, plan_.units);
    lines->Add(rows_[row].more, 0, wxALIGN_LEFT | wxTOP, FromDIP(gap / 2));
    auto* const card = new wxBoxSizer(wxHORIZONTAL);
    card->Add(lines, 1);
    for (auto* const button : {rows_[row].up, rows_[row].down, rows_[row].remove}) {
      card->Add(button, 0, wxTOP, below_name);
    }
    cards.Add(card, 0, wxEXPAND);
    if (complained_of_ == row) cards.Add(complaint_of_row_, 0, wxEXPAND | wxTOP, FromDIP(gap));
  }
}

void RowsEditor::fit_heights() {
  bool changed = false;
  for (auto& row : rows_) {
    for (auto& cell : row.cells) changed = cell.fit(1) || changed;
  }
  if (!changed) return;
  ground_->InvalidateBestSize();
  ground_->Layout();
  reflow();
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "editor/panels/texts/rows_editor.h"

#include <algorithm>
#include <utility>
#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/panels/texts/lua_popup.h"
#include "editor/panels/texts/reference_popup.h"
#include "editor/tools/words/translate.h"
#include "scripting/lua/compiler.h"

namespace bulkhead {
namespace {

/// Tab goes past it, to the next cell: what it does has a key.
class RowButton final : public wxButton {
 public:
  using wxButton::wxButton;
  [[nodiscard]] bool AcceptsFocusFromKeyboard() const override { return false; }
};

}  // namespace

RowsEditor::RowsEditor(wxWindow* parent, MissionStage& stage, Drafts& drafts, const FormField& field)
    : FieldEditor(parent, stage, drafts, field), field_(std::get<RowsField>(field.field)) {
  add_complaint();
  ground_ = new wxPanel(this);
  complaint_of_row_ = new WrappedText(ground_, [this] {
    ground_->InvalidateBestSize();
    ground_->Layout();
    reflow();
  });
  colour_text(*complaint_of_row_, &Palette::error);
  add(*ground_);
  auto* const line = new wxPanel(this);
  add_ = new wxButton(line, wxID_ANY, "+ " + to_wx(field_.add), wxDefaultPosition, wxDefaultSize,
                      wxBU_EXACTFIT | wxBORDER_NONE);
  add_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { add_row(rows_.size()); }); });
  auto* const row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(add_);
  line->SetSizer(row);
  add(*line);
  ground_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    // The cells have their new widths only after this event.
    CallAfter([this] {
      if (is_out_of_date()) arrange();
      fit_heights();
    });
  });
  Bind(wxEVT_CHAR_HOOK, &RowsEditor::key_pressed, this);
}

wxString RowsEditor::help_of(const wxWindow& control) const {
  for (const auto& row : rows_) {
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      const auto* const cell = row.cells[i].window();
      if (cell != &control && !cell->IsDescendant(const_cast<wxWindow*>(&control))) continue;
      const auto help = translated(field_.columns[i].info->help);
      return to_wx(field_.columns[i].label) + (help.empty() ? wxString() : ": " + help);
    }
  }
  return FieldEditor::help_of(control);
}

std::optional<FieldSpot> RowsEditor::spot() const {
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const auto& cells = rows_[row].cells;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (cells[i].has_keyboard()) return FieldSpot{row, i, cells[i].marked()};
    }
  }
  return std::nullopt;
}

void RowsEditor::go_to(const FieldSpot& spot) {
  if (rows_.empty()) return add_->SetFocus();
  auto& cells = rows_[std::min(spot.row, rows_.size() - 1)].cells;
  auto column = std::min(spot.column, cells.size() - 1);
  while (column > 0 && !cells[column].window()->IsShown()) --column;
  cells[column].take_keyboard(spot.marked);
}

void RowsEditor::start() {
  kept_.clear();
  for (auto& row : rows_) row.said.assign(row.cells.size(), false);
}

void RowsEditor::take(const FormField& field) {
  auto now = std::get<RowsField>(field.field);
  const auto alike = [&](const auto& same) {
    return std::equal(now.columns.begin(), now.columns.end(), field_.columns.begin(), field_.columns.end(), same);
  };
  using Column = RowsField::Column;
  const bool same_cells = alike([](const Column& a, const Column& b) {
    return a.info == b.info && a.control == b.control && a.units() == b.units();
  });
  const bool same_labels = alike([](const Column& a, const Column& b) { return a.label == b.label; });
  if (!same_cells) {
    const auto typed = shown();
    make_rows(0);
    kept_.clear();
    field_ = std::move(now);
    if (is_value_of(field_, typed)) show(typed);
    mark(refused());
    return;
  }
  field_ = std::move(now);
  for (auto& row : rows_) {
    for (std::size_t i = 0; i < row.cells.size(); ++i) show_unit(row.cells[i], *field_.columns[i].info);
  }
  if (same_labels) return;
  for (std::size_t row = 0; row < rows_.size(); ++row) name_cells(rows_[row], row);
  arrange();
}

void RowsEditor::show_unit(ValueControl& cell, const FieldInfo& column) const {
  const auto measure = measure_of(column);
  if (measure != LengthForm::none) cell.show_as_length(unit_for(measure, stage().unit()));
}

void RowsEditor::name_cells(const Row& row, std::size_t index) {
  for (std::size_t i = 0; i < field_.columns.size(); ++i) {
    set_accessible_name(*row.cells[i].window(),
                        translated("{}, row {}", {field_.columns[i].label, std::to_string(index + 1)}));
  }
}

void RowsEditor::show(const FieldValue& rows) {
  const bool another_count = rows.size() != rows_.size();
  if (another_count) {
    make_rows(rows.size());
    for (auto& row : rows_) row.said.assign(row.cells.size(), false);
  }
  std::vector<std::vector<bool>> said_before;
  for (const auto& row : rows_) said_before.push_back(row.said);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t i = 0; i < field_.columns.size(); ++i) {
      show_unit(rows_[row].cells[i], *field_.columns[i].info);
      rows_[row].cells[i].set_choices(field_.columns[i].choices);
      rows_[row].cells[i].set(rows[row][i]);
    }
    note_said(row, rows[row]);
  }
  const auto said = [&](const auto& row, const auto& before) { return row.said == before; };
  const bool fits = plan_at(ground_->GetClientSize().x) == plan_;
  if (another_count || kept_.empty() || !fits || !std::equal(rows_.begin(), rows_.end(), said_before.begin(), said))
    arrange();
  fit_heights();
}

FieldValue RowsEditor::shown() const {
  FieldValue result;
  for (const auto& row : rows_) {
    auto& values = result.emplace_back();
    for (const auto& cell : row.cells) values.push_back(cell.value());
  }
  return result;
}

Result<Edit> RowsEditor::edit_for(const FieldValue& rows) const {
  if (const auto wrong = field_.wrong(rows)) {
    return fail(translate("Row {}, {}: {}",
                          {std::to_string(wrong->row + 1), field_.columns[wrong->column].label, wrong->reason}));
  }
  return field_.change(stage().mission(), rows);
}

std::optional<Edit> RowsEditor::settling() const {
  return field_.settle ? field_.settle(stage().mission()) : std::nullopt;
}

void RowsEditor::note_said(std::size_t row, const FieldValue::value_type& values) {
  auto& said = rows_[row].said;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto& info = *field_.columns[i].info;
    const bool usual = values[i].empty() || values[i] == info.fallback;
    if (!info.named || !usual || rows_[row].cells[i].window()->HasFocus()) said[i] = true;
  }
}

void RowsEditor::mark(bool refused) {
  const auto wrong = refused ? field_.wrong(shown()) : std::nullopt;
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    for (std::size_t i = 0; i < rows_[row].cells.size(); ++i) {
      const bool here = wrong ? wrong->row == row && wrong->column == i : is_typed(row, i);
      rows_[row].cells[i].mark(refused && here);
    }
  }
}

const wxWindow* RowsEditor::complaint() const {
  return complaint_of_row_->IsShown() ? complaint_of_row_ : FieldEditor::complaint();
}

void RowsEditor::say_what_is_wrong(const wxString& words) {
  const auto row = words.empty() ? std::nullopt : wrong_row();
  FieldEditor::say_what_is_wrong(row ? wxString() : words);
  complaint_of_row_->say(row ? words : wxString());
  if (std::exchange(complained_of_, row) != row) arrange();
}

std::optional<std::size_t> RowsEditor::wrong_row() const {
  if (const auto wrong = field_.wrong(shown())) return wrong->row;
  const auto mistaken = mistaken_row();
  return mistaken ? std::optional(mistaken->first) : std::nullopt;
}

bool RowsEditor::is_typed(std::size_t row, std::size_t column) const {
  if (known().size() != rows_.size()) return true;
  return rows_[row].cells[column].value() != known()[row][column];
}

void RowsEditor::make_rows(std::size_t count) {
  while (rows_.size() > count) {
    for (const auto& cell : rows_.back().cells) cell.window()->Destroy();
    for (auto* const button : {rows_.back().more, rows_.back().up, rows_.back().down, rows_.back().remove}) {
      button->Destroy();
    }
    rows_.pop_back();
  }
  while (rows_.size() < count) rows_.push_back(make_row(rows_.size()));
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    rows_[row].up->Enable(row > 0);
    rows_[row].down->Enable(row + 1 < rows_.size());
  }
}

RowsEditor::Row RowsEditor::make_row(std::size_t row) {
  Row made;
  const auto number = std::to_string(row + 1);
  for (const auto& column : field_.columns) {
    ValueControl cell(ground_, column.control, column.choices);
    cell.set_hint(column.hint);
    if (auto* const text = cell.has_lines() ? dynamic_cast<wxTextCtrl*>(cell.window()) : nullptr) {
      offer_references(*text, [this](const std::string& typed, std::size_t at) {
        return field_.references ? field_.references(typed, at) : ReferenceOffers();
      });
    }
    if (column.info->form == FieldForm::lua) {
      cell.window()->SetFont(wxFontInfo(GetFont().GetPointSize()).Family(wxFONTFAMILY_TELETYPE));
      if (auto* const line = dynamic_cast<wxTextCtrl*>(cell.window())) {
        offer_lua(*line, [this] { return LuaContext{field_.lua_of, field_.figures, true}; });
      }
    }
    cell.listen(
        [this] {
          typed();
          fit_heights();
        },
        [this] {
          typed();
          left();
          if (is_out_of_date()) arrange();
        });
    watch(*cell.window());
    made.cells.push_back(cell);
  }
  made.said.assign(made.cells.size(), false);
  name_cells(made, row);
  made.more = make_button("", translated("Show or hide fields of this row (Alt+Right)"),
                          translated("All fields of row {}", {number}), [this, row] { open_row(row); });
  made.up = make_button("↑", translated("Move this row up (Alt+Up)"), translated("Move row {} up", {number}),
                        [this, row] { move_row(row, true); });
  made.down = make_button("↓", translated("Move this row down (Alt+Down)"), translated("Move row {} down", {number}),
                          [this, row] { move_row(row, false); });
  made.remove = make_button("−", translated("Remove this row (Alt+Delete)"), translated("Remove row {}", {number}),
                            [this, row] { remove_row(row); });
  return made;
}

wxButton* RowsEditor::make_button(const char* sign, const wxString& help, const wxString& name,
                                  std::function<void()> action) {
  // As high as the cells, but for one that stands below them.
  const auto size = *sign == '\0' ? wxDefaultSize : FromDIP(wxSize(button_width, 34));
  auto* const button = new RowButton(ground_, wxID_ANY, wxString::FromUTF8(sign), wxDefaultPosition, size,
                                     wxBU_EXACTFIT | wxBORDER_NONE);
  button->SetToolTip(help);
  set_accessible_name(*button, name);
  button->Bind(wxEVT_BUTTON, [this, action = std::move(action)](wxCommandEvent&) { CallAfter(action); });
  return button;
}

std::string RowsEditor::remark() const {
  const auto mistaken = mistaken_row();
  return mistaken ? translate("Row {}: {}", {std::to_string(mistaken->first + 1), mistaken->second}) : std::string();
}

std::optional<std::pair<std::size_t, std::string>> RowsEditor::mistaken_row() const {
  ScriptCompiler compiler;
  const auto rows = shown();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t i = 0; i < field_.columns.size(); ++i) {
      if (field_.columns[i].info->form != FieldForm::lua) continue;
      // Where one must be stated, the checks say so.
      if (rows[row][i].empty()) continue;
      if (auto mistake = compiler.check_expression(rows[row][i])) return std::pair(row, std::move(mistake->reason));
    }
  }
  return std::nullopt;
}

}  // namespace bulkhead

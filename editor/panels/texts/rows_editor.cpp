// SPDX-License-Identifier: MIT
#include "editor/panels/texts/rows_editor.h"

#include <algorithm>
#include <utility>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/statline.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/textentry.h>

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

constexpr int gap = 4;
constexpr int button_width = 24;
constexpr int buttons_width = 3 * button_width;
/// With the one that shows all of a row.
constexpr int table_buttons_width = buttons_width + button_width;
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
  if (measure != Measure::none) cell.show_as_length(unit_for(measure, stage().unit()));
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
        offer_lua(*line, [this] { return LuaContext{field_.lua_of, field_.figures}; });
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

void RowsEditor::key_pressed(wxKeyEvent& event) {
  const auto row = event.GetModifiers() == wxMOD_ALT ? row_of(FindFocus()) : std::nullopt;
  if (!row) return event.Skip();
  switch (event.GetKeyCode()) {
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER: return CallAfter([this, row = *row] { add_row(row + 1); });
    case WXK_DELETE:
    case WXK_NUMPAD_DELETE: return CallAfter([this, row = *row] { remove_row(row); });
    case WXK_UP:
    case WXK_NUMPAD_UP: return CallAfter([this, row = *row] { move_row(row, true); });
    case WXK_RIGHT:
    case WXK_NUMPAD_RIGHT: return CallAfter([this, row = *row] { open_row(row); });
    case WXK_DOWN:
    case WXK_NUMPAD_DOWN: return CallAfter([this, row = *row] { move_row(row, false); });
    default: event.Skip();
  }
}

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

std::optional<std::size_t> RowsEditor::row_of(const wxWindow* window) const {
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    for (const auto& cell : rows_[row].cells) {
      if (window != nullptr && (cell.window() == window || cell.window()->IsDescendant(const_cast<wxWindow*>(window))))
        return row;
    }
  }
  return std::nullopt;
}

void RowsEditor::open_row(std::size_t row) {
  if (row >= rows_.size()) return;
  rows_[row].open = !rows_[row].open;
  rows_[row].said.assign(rows_[row].cells.size(), false);
  note_said(row, shown()[row]);
  arrange();
  fit_heights();
}

void RowsEditor::add_row(std::size_t before) {
  auto wanted = shown();
  if (before > wanted.size()) return;
  wanted.insert(wanted.begin() + static_cast<std::ptrdiff_t>(before), field_.fresh);
  replace(wanted);
  for (auto row = rows_.size() - 1; row > before; --row) rows_[row].open = rows_[row - 1].open;
  rows_[before].open = false;
  arrange();
  focus_row(before, 0);
}

void RowsEditor::remove_row(std::size_t row) {
  auto wanted = shown();
  if (row >= wanted.size()) return;
  // A button of the row goes with it.
  const bool here = ground_->IsDescendant(FindFocus());
  wanted.erase(wanted.begin() + static_cast<std::ptrdiff_t>(row));
  for (auto below = row; below + 1 < rows_.size(); ++below) rows_[below].open = rows_[below + 1].open;
  replace(wanted);
  if (!here) return;
  rows_.empty() ? add_->SetFocus() : focus_row(std::min(row, rows_.size() - 1), 0);
}

void RowsEditor::move_row(std::size_t row, bool up) {
  auto wanted = shown();
  if (row >= wanted.size() || (up ? row == 0 : row + 1 >= wanted.size())) return;
  const auto other = up ? row - 1 : row + 1;
  const auto* const focus = FindFocus();
  std::optional<std::size_t> column;
  for (std::size_t i = 0; i < field_.columns.size(); ++i) {
    if (focus != nullptr && rows_[row].cells[i].window() == focus) column = i;
  }
  std::swap(wanted[row], wanted[other]);
  std::swap(rows_[row].open, rows_[other].open);
  std::swap(rows_[row].said, rows_[other].said);
  replace(wanted);
  arrange();
  fit_heights();
  if (column) focus_row(other, *column);
}

void RowsEditor::focus_row(std::size_t row, std::size_t column) {
  if (row >= rows_.size()) return;
  const auto& cells = rows_[row].cells;
  while (column < cells.size() && !cells[column].window()->IsShown()) ++column;
  if (column < cells.size()) cells[column].window()->SetFocus();
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

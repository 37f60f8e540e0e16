// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "editor/panels/texts/field_editor.h"
#include "editor/panels/texts/value_control.h"

class wxButton;
class wxStaticText;

namespace bulkhead {

/// A field that holds rows of values: a table where a row fits on a line, else each row a card of labelled cells on
/// several. Where there is not room for everything, what need not be said and is not waits behind a button of its row,
/// which unfolds it there.
/// What has come into sight stays while the text is shown, unless the window has no more room for it or the button of
/// its row hides it.
/// Rows are added, taken away and moved with buttons, and with Alt+Enter, Alt+Delete, Alt+Up and Alt+Down where one
/// types, and Alt+Right is that button; Tab goes from cell to cell.
class RowsEditor final : public FieldEditor {
 public:
  RowsEditor(wxWindow* parent, MissionStage& stage, Drafts& drafts, const FormField& field);
  [[nodiscard]] wxString help_of(const wxWindow& control) const override;
  [[nodiscard]] std::optional<FieldSpot> spot() const override;
  void go_to(const FieldSpot& spot) override;
  [[nodiscard]] const wxWindow* complaint() const override;

 private:
  struct Row {
    std::vector<ValueControl> cells;
    /// Which cells have, or have had since the text is shown, something to show.
    std::vector<bool> said;
    /// The user wants all of them.
    bool open = false;
    wxButton* more = nullptr;
    wxButton* up = nullptr;
    wxButton* down = nullptr;
    wxButton* remove = nullptr;
  };

  void start() override;
  void take(const FormField& field) override;
  void show(const FieldValue& rows) override;
  [[nodiscard]] FieldValue shown() const override;
  [[nodiscard]] Result<Edit> edit_for(const FieldValue& rows) const override;
  [[nodiscard]] std::optional<Edit> settling() const override;
  /// A mistake in an expression: the mission may have it.
  [[nodiscard]] std::string remark() const override;
  void mark(bool refused) override;
  void say_what_is_wrong(const wxString& words) override;
  /// The first expression that cannot be read, by its row, and why.
  [[nodiscard]] std::optional<std::pair<std::size_t, std::string>> mistaken_row() const;
  /// Which row it is that is not taken, or is wrong; nothing where it is all of them.
  [[nodiscard]] std::optional<std::size_t> wrong_row() const;

  /// Whether a cell is not what the mission has.
  [[nodiscard]] bool is_typed(std::size_t row, std::size_t column) const;

  void make_rows(std::size_t count);
  [[nodiscard]] Row make_row(std::size_t row);
  void name_cells(const Row& row, std::size_t index);
  /// In what a cell shows and understands lengths, if that is what its column holds.
  void show_unit(ValueControl& cell, const FieldInfo& column) const;
  [[nodiscard]] wxButton* make_button(const char* sign, const wxString& help, const wxString& name,
                                      std::function<void()> action);
  void key_pressed(wxKeyEvent& event);
  /// How the rows stand: on one line each, or how many units a line of a card has.
  struct Plan {
    bool table = true;
    int units = 0;
    /// Of a table: those that are there, and what they need at least.
    std::vector<std::size_t> columns = {};
    std::vector<int> widths = {};
    friend bool operator==(const Plan&, const Plan&) = default;
  };
  [[nodiscard]] Plan plan_at(int width) const;
  /// Whether they must be arranged anew for what is typed by now, or for another width.
  [[nodiscard]] bool is_out_of_date();
  /// The columns of a table, from the most that could be wanted to the fewest that must be there.
  enum class Wanted { all, expected, kept, said };
  [[nodiscard]] std::vector<std::size_t> columns_of(Wanted wanted) const;
  [[nodiscard]] bool is_open() const;
  /// Whether a column holds figures or choices, which need no more room than their words.
  [[nodiscard]] bool is_rigid(std::size_t column) const;
  /// How wide a column would be to show the words of all its cells, up to a limit.
  [[nodiscard]] int width_of_words(std::size_t column) const;
  /// How wide a column of a table must be for its label and to type in, a rigid one for its words.
  [[nodiscard]] int least_width(std::size_t column) const;
  /// On a card.
  [[nodiscard]] bool is_shown(std::size_t row, std::size_t column) const;
  void arrange();
  void arrange_table();
  void arrange_cards();
  /// What a row of a table holds beside its columns, below it.
  void unfold(std::size_t row);
  /// Cells of a row below their labels, on as many lines of so many units as they need.
  [[nodiscard]] wxBoxSizer* named_cells(std::size_t row, const std::vector<std::size_t>& columns, int units);
  [[nodiscard]] int units_in(int room) const;
  wxStaticText* name_of(std::size_t column);
  [[nodiscard]] wxString words_for_more(const std::vector<std::size_t>& hidden) const;
  void note_said(std::size_t row, const FieldValue::value_type& values);
  void fit_heights();
  [[nodiscard]] std::optional<std::size_t> row_of(const wxWindow* window) const;

  void open_row(std::size_t row);
  void add_row(std::size_t before);
  void remove_row(std::size_t row);
  void move_row(std::size_t row, bool up);
  /// Gives the keyboard to a cell, or to the first after it that is shown.
  void focus_row(std::size_t row, std::size_t column);

  static constexpr int button_width = 24;
  static constexpr int buttons_width = 3 * button_width;
  /// With the one that shows all of a row.
  static constexpr int table_buttons_width = buttons_width + button_width;

  RowsField field_;
  std::vector<Row> rows_;
  wxPanel* ground_ = nullptr;
  wxButton* add_ = nullptr;
  /// Below the row that it is about.
  WrappedText* complaint_of_row_ = nullptr;
  std::optional<std::size_t> complained_of_;
  /// Labels and lines, made anew with each arrangement.
  std::vector<wxWindow*> dressing_;
  Plan plan_;
  /// By column: what the table has shown, but for rows of which all was to be seen.
  std::vector<bool> kept_;
};

}  // namespace bulkhead

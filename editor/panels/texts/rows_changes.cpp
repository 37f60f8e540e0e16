// SPDX-License-Identifier: MIT
// What somebody does with whole rows, by their buttons and by keys.
#include <algorithm>
#include <utility>
#include <wx/button.h>

#include "editor/panels/texts/rows_editor.h"

namespace bulkhead {

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

}  // namespace bulkhead

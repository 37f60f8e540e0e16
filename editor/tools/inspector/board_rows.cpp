// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "editor/tools/boards/board_edits.h"
#include "editor/tools/inspector/rows.h"
#include "editor/tools/words/translate.h"
#include "model/base/numbers.h"
#include "model/edit/edit.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

/// A row of a board, with its key and group.
InspectorRow row_of(int number, std::string_view key, std::string_view name, std::string value) {
  return {.key = fmt::format("board-{}.{}", number, key),
          .group = translate("Board {}", {fmt::format("{}", number)}),
          .name = translate(name),
          .value = std::move(value)};
}

Result<const Board*> there(const Mission& mission, int number) {
  const auto* board = find_board(mission, number);
  if (board == nullptr) return fail(nothing_left());
  return board;
}

/// Columns or rows.
InspectorRow count_row(int number, std::string_view key, std::string_view name, int LatticeSize::*count, int value) {
  auto row = row_of(number, key, name, std::to_string(value));
  row.help = translate(
      "They come and go at the right and at the bottom; “Size of the board…” in the menu Mission has "
      "other sides");
  row.change = [number, count](const Mission& now, const std::string& text) -> Result<Edit> {
    const auto board = there(now, number);
    if (!board) return tl::unexpected(board.error());
    const auto* lattice = (*board)->lattice();
    if (lattice == nullptr) return fail(nothing_left());
    const auto wanted = read_whole_number(text, 1, LatticeSize::largest);
    if (!wanted) return tl::unexpected(wanted.error());
    auto size = lattice->size();
    size.*count = *wanted;
    return edit_that_resizes(now, ResizeBoard{number, size});
  };
  return row;
}

/// Width or height of a board without lattice.
InspectorRow side_row(int number, std::string_view key, std::string_view name, Length PlainGround::*side,
                      Length value) {
  auto row = row_of(number, key, name, to_text(value));
  row.length = true;
  row.change = [number, side](const Mission& now, const std::string& text) -> Result<Edit> {
    const auto board = there(now, number);
    if (!board) return tl::unexpected(board.error());
    const auto* ground = std::get_if<PlainGround>(&(*board)->ground);
    if (ground == nullptr) return fail(nothing_left());
    const auto wanted = parse_length(text);
    if (!wanted) return tl::unexpected(wanted.error());
    auto size = *ground;
    size.*side = *wanted;
    return edit_that_resizes(now, ResizeBoard{number, size});
  };
  return row;
}

InspectorRows size_rows(const Mission& mission, const Board& board, int number) {
  InspectorRows rows;
  if (const auto* lattice = board.lattice()) {
    rows.push_back(count_row(number, "columns", marked("Columns"), &LatticeSize::columns, lattice->size().columns));
    rows.push_back(count_row(number, "rows", marked("Rows"), &LatticeSize::rows, lattice->size().rows));
    const auto bounds = board_bounds(mission, board);
    const auto size = bounds.bottom_right - bounds.top_left;
    rows.push_back(row_of(number, "width", marked("Width"), to_text(size.x)));
    rows.push_back(row_of(number, "height", marked("Height"), to_text(size.y)));
    for (auto row = rows.end() - 2; row != rows.end(); ++row) row->length = true;
    return rows;
  }
  const auto& ground = std::get<PlainGround>(board.ground);
  rows.push_back(side_row(number, "width", marked("Width"), &PlainGround::width, ground.width));
  rows.push_back(side_row(number, "height", marked("Height"), &PlainGround::height, ground.height));
  return rows;
}

/// The sets with a lattice that the mission uses.
InspectorRows set_rows(const Mission& mission, const Board& board, int number) {
  if (!board.set) return {};
  auto row = row_of(number, "set", marked("Terrain set"), board.set->text());
  row.help = translate("“Use a terrain set…” in the menu Mission takes others from the library");
  row.control = Control::choice;
  for (const auto& used : mission.sets) {
    if (used.set->has_lattice()) row.choices.push_back({used.set->id.text(), name_or_id(*used.set)});
  }
  row.change = [number](const Mission&, const std::string& value) -> Result<Edit> {
    return Id::parse(value).map([&](const Id& set) -> Edit { return SetBoardSet{number, set}; });
  };
  return {std::move(row)};
}

}  // namespace

InspectorRows inspect_board(const Mission& mission, int number) {
  const auto& board = *find_board(mission, number);
  auto label = row_of(number, "label", marked("Label"), board.label);
  label.change = [number](const Mission&, const std::string& value) -> Result<Edit> {
    return SetBoard{number, std::nullopt, std::nullopt, value};
  };
  InspectorRows rows = {std::move(label)};
  append(rows, size_rows(mission, board, number));
  append(rows, set_rows(mission, board, number));
  auto at = row_of(number, "at", marked("Corner"), {});
  at.help = translate("Its top-left corner, on the table");
  append(rows, point_rows(at, board.at, [number](const Mission& now, const auto& change) -> Result<Edit> {
           const auto found = there(now, number);
           if (!found) return tl::unexpected(found.error());
           return SetBoard{number, change((*found)->at), std::nullopt};
         }));
  auto level = row_of(number, "level", marked("Level"), std::to_string(board.level));
  level.change = [number](const Mission&, const std::string& value) -> Result<Edit> {
    return read_whole_number(value, -largest_number, largest_number).map([&](int wanted) -> Edit {
      return SetBoard{number, std::nullopt, wanted};
    });
  };
  rows.push_back(std::move(level));
  return rows;
}

}  // namespace bulkhead

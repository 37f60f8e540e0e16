// SPDX-License-Identifier: MIT
#include "rendering/map/coordinates.h"

#include <algorithm>
#include <string>

#include "rendering/map/seams.h"

namespace bulkhead {
namespace {

/// From the board's edge to the middle of a letter; arrowheads of entry zones stand between.
constexpr double distance = 4.8;
constexpr double side_with_letters = 6.6;
constexpr double side_with_arrows = 3.2;
constexpr double name_height = 5.2;
/// A named column or row needs this much.
constexpr double room = 5.5;
constexpr double points_to_millimetres = 25.4 / 72;
constexpr double cap_height = 0.727;

const Font letters = {8, Font::Weight::semibold, 0, true};
const Font board_name = {7, Font::Weight::semibold, 0.7, false};

TextRun run_of(std::string text, const Font& font, Colour colour, Vec centre) {
  TextRun run;
  run.text = std::move(text);
  run.font = font;
  run.colour = colour;
  run.at = centre + Vec{0, font.size * points_to_millimetres * cap_height / 2};
  run.anchor = TextRun::Anchor::middle;
  return run;
}

int naming_step(double pitch) {
  for (const int step : {1, 2, 5, 10, 20}) {
    if (pitch * step >= room) return step;
  }
  return 50;
}

/// The side on which columns or rows are named: the usual one unless another board touches there.
Compass naming_side(const Mission& mission, int board, Compass usual) {
  return touches_other_board(mission, board, usual) && !touches_other_board(mission, board, opposite(usual))
             ? opposite(usual)
             : usual;
}

/// Whether letters would fall on another board: it touches on both sides.
bool hemmed_in(const Mission& mission, int board, Compass side) { return touches_other_board(mission, board, side); }

/// Each letter's distance from the board's edge, outwards; inwards on the strip beside the lattice where hemmed in.
double outwards(const Mission& mission, int board, Compass side) {
  return hemmed_in(mission, board, side) ? -1.6 : distance;
}

void add_columns(std::vector<TextRun>& runs, const MapFrame& frame, int number, LatticeSize size, double pitch) {
  const auto side = naming_side(frame.mission(), number, Compass::north);
  const double out = outwards(frame.mission(), number, side);
  const auto box = frame.board(number);
  const double y = side == Compass::north ? box.top_left.y - out : box.bottom_right().y + out;
  const int step = naming_step(pitch);
  for (int column = 0; column < size.columns; column += step) {
    const double x = frame.at(CellAddress{number, {column, 0}}).x;
    runs.push_back(run_of(column_letters(column), letters, frame.design().mute, {x, y}));
  }
}

void add_rows(std::vector<TextRun>& runs, const MapFrame& frame, int number, LatticeSize size, double pitch) {
  const auto side = naming_side(frame.mission(), number, Compass::west);
  const double out = outwards(frame.mission(), number, side);
  const auto box = frame.board(number);
  const double x = side == Compass::west ? box.top_left.x - out : box.bottom_right().x + out;
  const int step = naming_step(pitch);
  // Row 1 first, then the rows that are whole steps: 1, 5, 10 …
  for (int row = 0; row < size.rows; row = row == 0 && step > 1 ? step - 1 : row + step) {
    const double y = frame.at(CellAddress{number, {0, row}}).y;
    runs.push_back(run_of(std::to_string(row + 1), letters, frame.design().mute, {x, y}));
  }
}

bool has_levels(const Mission& mission) {
  return std::any_of(mission.boards.begin(), mission.boards.end(),
                     [&](const auto& board) { return board->level != mission.boards.front()->level; });
}

void add_name(std::vector<TextRun>& runs, const MapFrame& frame, int number, const Board& board) {
  auto text = "BOARD " + std::to_string(number);
  if (has_levels(frame.mission())) text += "  ·  LEVEL " + std::to_string(board.level);
  const auto box = frame.board(number);
  const bool below = naming_side(frame.mission(), number, Compass::north) == Compass::south;
  const double out = (board.lattice() != nullptr ? side_with_letters : side_with_arrows) + 1.6;
  const double y = below ? box.bottom_right().y + out : box.top_left.y - out;
  auto run = run_of(std::move(text), board_name, frame.design().ink, {box.top_left.x, y});
  run.anchor = TextRun::Anchor::start;
  runs.push_back(std::move(run));
}

}  // namespace

MapMargins map_margins(const Mission& mission) {
  MapMargins margins = {side_with_arrows, side_with_arrows, side_with_arrows, side_with_arrows};
  const double name = mission.boards.size() > 1 ? name_height : 0;
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    const bool letters_here = board->lattice() != nullptr;
    const bool below = naming_side(mission, number, Compass::north) == Compass::south;
    const bool right = naming_side(mission, number, Compass::west) == Compass::east;
    auto& columns = below ? margins.bottom : margins.top;
    columns = std::max(columns, (letters_here ? side_with_letters : side_with_arrows) + name);
    auto& rows = right ? margins.right : margins.left;
    if (letters_here) rows = std::max(rows, side_with_letters);
  }
  return margins;
}

std::vector<TextRun> lay_out_coordinates(const MapFrame& frame) {
  std::vector<TextRun> runs;
  for (int number = 1; const auto* board = find_board(frame.mission(), number); ++number) {
    const auto* set = set_of(frame.mission(), *board);
    if (const auto* lattice = board->lattice(); lattice != nullptr && set != nullptr) {
      const double pitch = frame.length(set->pitch);
      add_columns(runs, frame, number, lattice->size(), pitch);
      add_rows(runs, frame, number, lattice->size(), pitch);
    }
    if (frame.mission().boards.size() > 1) add_name(runs, frame, number, *board);
  }
  return runs;
}

}  // namespace bulkhead

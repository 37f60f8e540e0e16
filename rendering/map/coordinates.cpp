// SPDX-License-Identifier: MIT
#include "rendering/map/coordinates.h"

#include <algorithm>
#include <array>
#include <string>

#include "rendering/cairo/capitals.h"
#include "rendering/map/names.h"
#include "rendering/map/seams.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// From the board's edge to the middle of a letter; arrowheads of entry zones stand between.
constexpr double distance = 4.8;
/// From what reaches beyond the board to the middle of a letter, and to what is not the map any more.
constexpr double clear_of_things = 2.4;
constexpr double breath = 0.6;
constexpr double side_with_letters = 6.6;
constexpr double side_with_arrows = 3.2;
constexpr double name_height = 5.2;
/// A named column or row needs this much.
constexpr double room = 5.5;

const Font letters = {8, Font::Weight::semibold, 0, true};
const Font board_name = {7, Font::Weight::semibold, 0.6, false};

TextRun run_of(std::string text, const Font& font, Colour colour, Colour halo, Vec centre) {
  TextRun run;
  run.text = std::move(text);
  run.font = font;
  run.colour = colour;
  run.at = centre + Vec{0, cap_height(font) / 2};
  run.anchor = TextRun::Anchor::middle;
  // Links and ranges may pass behind.
  run.halo = text_halo;
  run.halo_colour = halo;
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
double outwards(const Mission& mission, const Overhang& overhang, int board, Compass side) {
  return hemmed_in(mission, board, side) ? -1.6 : distance + overhang.further_out(side);
}

void add_columns(std::vector<TextRun>& runs, const MapFrame& frame, const Overhang& overhang, int number,
                 LatticeSize size, double pitch) {
  const auto side = naming_side(frame.mission(), number, Compass::north);
  const double out = outwards(frame.mission(), overhang, number, side);
  const auto box = frame.board(number);
  const double y = side == Compass::north ? box.top_left.y - out : box.bottom_right().y + out;
  const int step = naming_step(pitch);
  for (int column = 0; column < size.columns; column += step) {
    const double x = frame.at(CellAddress{number, {column, 0}}).x;
    runs.push_back(run_of(column_letters(column), letters, frame.design().mute, frame.design().paper, {x, y}));
  }
}

void add_rows(std::vector<TextRun>& runs, const MapFrame& frame, const Overhang& overhang, int number, LatticeSize size,
              double pitch) {
  const auto side = naming_side(frame.mission(), number, Compass::west);
  const double out = outwards(frame.mission(), overhang, number, side);
  const auto box = frame.board(number);
  const double x = side == Compass::west ? box.top_left.x - out : box.bottom_right().x + out;
  const int step = naming_step(pitch);
  // Row 1 first, then the rows that are whole steps: 1, 5, 10 …
  for (int row = 0; row < size.rows; row = row == 0 && step > 1 ? step - 1 : row + step) {
    const double y = frame.at(CellAddress{number, {0, row}}).y;
    runs.push_back(run_of(std::to_string(row + 1), letters, frame.design().mute, frame.design().paper, {x, y}));
  }
}

bool has_levels(const Mission& mission) {
  return std::any_of(mission.boards.begin(), mission.boards.end(),
                     [&](const auto& board) { return board->level != mission.boards.front()->level; });
}

void add_name(std::vector<TextRun>& runs, const MapFrame& frame, const Overhang& overhang, int number,
              const Board& board) {
  auto text = "BOARD " + std::to_string(number);
  if (const auto label = one_line(board.label); !label.empty()) text += "  ·  " + in_capitals(label);
  if (has_levels(frame.mission())) text += "  ·  LEVEL " + std::to_string(board.level);
  const auto box = frame.board(number);
  const bool below = naming_side(frame.mission(), number, Compass::north) == Compass::south;
  const double out = (board.lattice() != nullptr ? side_with_letters : side_with_arrows) + 1.6 +
                     overhang.further_out(below ? Compass::south : Compass::north);
  const double y = below ? box.bottom_right().y + out : box.top_left.y - out;
  auto run = run_of(std::move(text), board_name, frame.design().ink, frame.design().paper, {box.top_left.x, y});
  run.anchor = TextRun::Anchor::start;
  runs.push_back(std::move(run));
}

}  // namespace

Overhang::Overhang(const MapFrame& frame, const std::vector<Rect>& things) {
  for (int number = 1; find_board(frame.mission(), number) != nullptr; ++number) {
    const auto board = frame.board(number);
    std::array<double, 4> reach{};
    const auto widen = [&](Compass side, double by) {
      auto& widest = reach[static_cast<std::size_t>(side)];
      widest = std::max(widest, by);
    };
    for (const auto& thing : things) {
      if (!thing.overlaps(board)) continue;
      widen(Compass::north, board.top_left.y - thing.top_left.y);
      widen(Compass::west, board.top_left.x - thing.top_left.x);
      widen(Compass::south, thing.bottom_right().y - board.bottom_right().y);
      widen(Compass::east, thing.bottom_right().x - board.bottom_right().x);
    }
    for (const auto side : all_directions) {
      if (touches_other_board(frame.mission(), number, side)) continue;
      const auto index = static_cast<std::size_t>(side);
      reach_[index] = std::max(reach_[index], reach[index]);
    }
  }
}

double Overhang::further_out(Compass side) const { return std::max(0.0, at(side) + clear_of_things - distance); }

MapMargins map_margins(const Mission& mission, const Overhang& overhang) {
  const auto least = [&](Compass side) { return std::max(side_with_arrows, overhang.at(side) + breath); };
  MapMargins margins = {least(Compass::west), least(Compass::north), least(Compass::east), least(Compass::south)};
  const double name = mission.boards.size() > 1 ? name_height : 0;
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    const bool letters_here = board->lattice() != nullptr;
    const auto columns = naming_side(mission, number, Compass::north);
    const auto rows = naming_side(mission, number, Compass::west);
    auto& above = columns == Compass::south ? margins.bottom : margins.top;
    above =
        std::max(above, (letters_here ? side_with_letters : side_with_arrows) + name + overhang.further_out(columns));
    auto& beside = rows == Compass::east ? margins.right : margins.left;
    if (letters_here) beside = std::max(beside, side_with_letters + overhang.further_out(rows));
  }
  return margins;
}

std::vector<TextRun> lay_out_coordinates(const MapFrame& frame, const Overhang& overhang) {
  std::vector<TextRun> runs;
  for (int number = 1; const auto* board = find_board(frame.mission(), number); ++number) {
    const auto* set = set_of(frame.mission(), *board);
    if (const auto* lattice = board->lattice(); lattice != nullptr && set != nullptr) {
      const double pitch = frame.length(set->pitch);
      add_columns(runs, frame, overhang, number, lattice->size(), pitch);
      add_rows(runs, frame, overhang, number, lattice->size(), pitch);
    }
    if (frame.mission().boards.size() > 1) add_name(runs, frame, overhang, number, *board);
  }
  return runs;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "rendering/map/coordinates.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "rendering/look/spaced_capitals.h"
#include "rendering/map/holes.h"
#include "rendering/map/names.h"
#include "rendering/map/seams.h"
#include "rendering/text/measured_text.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// From the board's edge to the middle of a letter; arrowheads of entry zones stand between.
constexpr double distance = 4.8;
/// The same inwards, on a board whose neighbours leave no room beside it: the rim of paper round a letter must leave
/// the line alone where the boards meet.
constexpr double distance_inside = 2.6;
/// From what reaches beyond the board to the middle of a letter, and to what is not the map any more.
constexpr double clear_of_things = 2.4;
constexpr double breath = 0.6;
constexpr double side_with_letters = 6.6;
constexpr double side_with_arrows = 3.2;
constexpr double name_height = 5.2;
/// From one line of a name to the next.
constexpr double name_line = 2.9;
/// From a board's edge to a name that must keep off it.
constexpr double inside_board = 1.2;
/// A named column or row needs this much.
constexpr double room = 5.5;

const Font letters = {8, Font::Weight::semibold, 0, true};
const Font board_name = spaced_capitals(7, Font::Weight::semibold);

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

/// What lies beside a side of a box, so deep.
Rect band_beside(const Rect& box, Compass side, double depth) {
  const Vec end = box.bottom_right();
  switch (side) {
    case Compass::north: return {box.top_left - Vec{0, depth}, {box.size.x, depth}};
    case Compass::south: return {{box.top_left.x, end.y}, {box.size.x, depth}};
    case Compass::west: return {box.top_left - Vec{depth, 0}, {depth, box.size.y}};
    case Compass::east: break;
  }
  return {{end.x, box.top_left.y}, {depth, box.size.y}};
}

/// How far from a board's edge its letters reach.
double letters_reach(const Overhang& overhang, Compass side) { return side_with_letters + overhang.further_out(side); }

/// Whether something stands on another board, or in a hole between boards, where it would be taken for a name of that.
bool covers_another_board(const MapFrame& frame, const Overhang& overhang, int board, const Rect& box) {
  const auto& mission = frame.mission();
  const auto covers = [&](const Rect& hole) { return hole.grown(-1e-6).overlaps(box); };
  if (std::any_of(overhang.holes().begin(), overhang.holes().end(), covers)) return true;
  for (int other = 1; find_board(mission, other) != nullptr; ++other) {
    if (other != board && frame.board(other).grown(-1e-6).overlaps(box)) return true;
  }
  return false;
}

/// The side on which columns or rows are named: the usual one unless letters would fall on another board or into a hole
/// there, then the opposite one; nothing where they would on both.
std::optional<Compass> naming_side(const MapFrame& frame, const Overhang& overhang, int board, Compass usual) {
  for (const auto side : {usual, opposite(usual)}) {
    const auto band = band_beside(frame.board(board), side, letters_reach(overhang, side));
    if (!covers_another_board(frame, overhang, board, band)) return side;
  }
  return std::nullopt;
}

/// Each letter's distance from the board's edge, outwards; inwards where other boards leave no room.
double outwards(const Overhang& overhang, std::optional<Compass> side) {
  return side ? distance + overhang.further_out(*side) : -distance_inside;
}

void add_columns(std::vector<TextRun>& runs, const MapFrame& frame, const Overhang& overhang, int number,
                 LatticeSize size, double pitch) {
  const auto side = naming_side(frame, overhang, number, Compass::north);
  const double out = outwards(overhang, side);
  const auto box = frame.board(number);
  const double y = side == Compass::south ? box.bottom_right().y + out : box.top_left.y - out;
  const int step = naming_step(pitch);
  for (int column = 0; column < size.columns; column += step) {
    const double x = frame.at(CellAddress{number, {column, 0}}).x;
    runs.push_back(run_of(column_letters(column), letters, frame.design().mute, frame.design().paper, {x, y}));
  }
}

void add_rows(std::vector<TextRun>& runs, const MapFrame& frame, const Overhang& overhang, int number, LatticeSize size,
              double pitch) {
  const auto side = naming_side(frame, overhang, number, Compass::west);
  const double out = outwards(overhang, side);
  const auto box = frame.board(number);
  const double x = side == Compass::east ? box.bottom_right().x + out : box.top_left.x - out;
  const int step = naming_step(pitch);
  // Evenly from row 1 on, like the columns: 1, 6, 11 …
  for (int row = 0; row < size.rows; row += step) {
    const double y = frame.at(CellAddress{number, {0, row}}).y;
    runs.push_back(run_of(std::to_string(row + 1), letters, frame.design().mute, frame.design().paper, {x, y}));
  }
}

/// As many words in a line as have room.
std::vector<std::string> joined_words(const std::vector<std::string>& words, const std::string& between, double width) {
  std::vector<std::string> lines;
  for (const auto& word : words) {
    const auto longer = lines.empty() ? word : lines.back() + between + word;
    if (!lines.empty() && measure(longer, board_name).width <= width) {
      lines.back() = longer;
    } else {
      lines.push_back(word);
    }
  }
  return lines;
}

/// The name of a board in lines no wider than the board, as far as its words allow.
std::vector<std::string> name_of(const MapFrame& frame, int number) {
  const auto name = name_of_board(frame.mission(), number);
  std::vector<std::string> words = {name.number};
  const double room_for_name = frame.board(number).size.x;
  if (!name.label.empty()) {
    // Parted between its words, unless one is longer than any name.
    constexpr std::size_t most_lines = 4;
    constexpr double most_width = 60;
    constexpr double rounding = 0.01;
    const double widest = MeasuredText(name.label, board_name).widest_word(board_name.size) + rounding;
    const double width = std::max(room_for_name, std::min(widest, most_width));
    for (auto& part : wrap(name.label, board_name, width, most_lines)) words.push_back(std::move(part));
  }
  if (!name.level.empty()) words.push_back(name.level);
  auto lines = joined_words(words, "  ·  ", room_for_name);
  // What is a little too long for one line stands closer in it.
  auto closer = joined_words(words, " · ", room_for_name);
  return lines.size() > 1 && closer.size() == 1 ? closer : lines;
}

/// Where the name of a board stands.
struct NamePlace {
  /// From the board's western edge.
  double in = 0;
  /// Of the board; nothing where it stands on the board itself, as others leave no room beside it.
  std::optional<Compass> side;
  /// From the side to the middle of the nearest line.
  double out = 0;
  std::vector<std::string> lines;
  /// Of the longest line.
  double width = 0;
};

double height_of_name(const NamePlace& place) {
  return name_height + name_line * static_cast<double>(place.lines.size() - 1);
}

/// Whether something stands on the letters of another board.
bool covers_letters(const MapFrame& frame, const Overhang& overhang, int board, const Rect& box) {
  for (int other = 1; const auto* found = find_board(frame.mission(), other); ++other) {
    if (other == board || found->lattice() == nullptr) continue;
    for (const auto usual : {Compass::north, Compass::west}) {
      const auto side = naming_side(frame, overhang, other, usual);
      if (!side) continue;
      // Letters stand in the middle of their columns, not at a board's corners.
      const double corner = std::min(2.0, frame.board(other).size.x / 4);
      auto band = band_beside(frame.board(other), *side, letters_reach(overhang, *side));
      if (usual == Compass::north) band = {band.top_left + Vec{corner, 0}, band.size - Vec{2 * corner, 0}};
      if (band.overlaps(box)) return true;
    }
  }
  return false;
}

NamePlace place_name(const MapFrame& frame, const Overhang& overhang, int number, const Board& board) {
  NamePlace place;
  place.lines = name_of(frame, number);
  for (const auto& line : place.lines) place.width = std::max(place.width, measure(line, board_name).width);
  const bool has_letters = board.lattice() != nullptr;
  const auto letters_at = has_letters ? naming_side(frame, overhang, number, Compass::north) : Compass::north;
  const auto first = letters_at.value_or(Compass::north);
  // In line with the board, or a little off a board beside it.
  for (const auto side : {first, opposite(first)}) {
    const bool beyond_letters = has_letters && letters_at == side;
    const double nearest = (beyond_letters ? side_with_letters : side_with_arrows) + overhang.further_out(side);
    for (const double in : {0.0, inside_board}) {
      auto box = band_beside(frame.board(number), side, nearest + height_of_name(place));
      box.top_left.x += in - text_halo;
      box.size.x = place.width + 2 * text_halo;
      if (covers_another_board(frame, overhang, number, box) || covers_letters(frame, overhang, number, box)) continue;
      place.side = side;
      place.in = in;
      place.out = nearest + 1.6;
      return place;
    }
  }
  place.in = inside_board;
  return place;
}

void add_name(std::vector<TextRun>& runs, const MapFrame& frame, const Overhang& overhang, int number,
              const Board& board) {
  const auto place = place_name(frame, overhang, number, board);
  const auto box = frame.board(number);
  const double more = name_line * static_cast<double>(place.lines.size() - 1);
  Vec at = {box.top_left.x + place.in, box.top_left.y - place.out - more};
  if (place.side == Compass::south) at.y = box.bottom_right().y + place.out;
  // Below the letters that stand on the board as well.
  if (!place.side) at.y = box.top_left.y + 6.4;
  for (const auto& line : place.lines) {
    auto run = run_of(line, board_name, frame.design().ink, frame.design().paper, at);
    run.anchor = TextRun::Anchor::start;
    runs.push_back(std::move(run));
    at.y += name_line;
  }
}

}  // namespace

Overhang::Overhang(const MapFrame& frame, const std::vector<Rect>& things) : holes_(holes_between(frame)) {
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

MapMargins map_margins(const MapFrame& frame, const Overhang& overhang) {
  const auto& mission = frame.mission();
  const auto least = [&](Compass side) { return std::max(side_with_arrows, overhang.at(side) + breath); };
  MapMargins margins = {least(Compass::west), least(Compass::north), least(Compass::east), least(Compass::south)};
  const auto widen = [&](Compass side, double by) {
    auto& margin = side == Compass::north   ? margins.top
                   : side == Compass::south ? margins.bottom
                   : side == Compass::west  ? margins.left
                                            : margins.right;
    margin = std::max(margin, by);
  };
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    if (board->lattice() != nullptr) {
      for (const auto usual : {Compass::north, Compass::west}) {
        if (const auto side = naming_side(frame, overhang, number, usual)) widen(*side, letters_reach(overhang, *side));
      }
    }
    if (mission.boards.size() < 2) continue;
    const auto place = place_name(frame, overhang, number, *board);
    if (place.side) widen(*place.side, place.out - 1.6 + height_of_name(place));
    const double end = frame.board(number).top_left.x + place.in + place.width + text_halo;
    widen(Compass::east, end - frame.bounds().bottom_right().x);
  }
  return margins;
}

std::optional<std::string> what_is_cut(const std::vector<TextRun>& coordinates) {
  const auto is_cut = [](const TextRun& run) { return run.text.find("…") != std::string::npos; };
  if (std::ranges::none_of(coordinates, is_cut)) return std::nullopt;
  return "Names of boards are too long to be printed whole, and are cut.";
}

Rect letters_of(const TextRun& run) {
  const Vec size = {measure(run.text, run.font).width, cap_height(run.font)};
  const double back = run.anchor == TextRun::Anchor::middle ? size.x / 2
                      : run.anchor == TextRun::Anchor::end  ? size.x
                                                            : 0;
  return {run.at - Vec{back, size.y}, size};
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

// SPDX-License-Identifier: MIT
#include "exchange/sketch/sketch_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

using Kind = FreePiece::Kind;

struct Symbol {
  char32_t character;
  SketchPiece piece;
};

/// Of two characters for the same piece the first is written.
constexpr std::array<Symbol, 12> symbols = {{
    {U'+', {Kind::pillar, 0}},
    {U'-', {Kind::wall, 0}},
    {U'=', {Kind::wall, 0}},
    {U'|', {Kind::wall, 90}},
    {U'D', {Kind::hatchway, 0}},
    {U'L', {Kind::hatchway, 90}},
    {U'U', {Kind::hatchway, 180}},
    {U'R', {Kind::hatchway, 270}},
    {U'A', {Kind::wall_end, 0}},
    {U'>', {Kind::wall_end, 90}},
    {U'V', {Kind::wall_end, 180}},
    {U'<', {Kind::wall_end, 270}},
}};

constexpr char32_t unreadable = 0xFFFD;

/// The code point that `text` begins with; takes it off.
char32_t take_character(std::string_view& text) {
  const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
  const auto lead = byte(0);
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  char32_t result = length <= 1 ? lead : lead & (0xFFU >> (length + 1));
  bool well_formed = length >= 1 && length <= text.size();
  for (std::size_t index = 1; well_formed && index < length; ++index) {
    well_formed = (byte(index) & 0xC0U) == 0x80U;
    result = (result << 6U) | (byte(index) & 0x3FU);
  }
  text.remove_prefix(well_formed ? length : 1);
  return well_formed ? result : unreadable;
}

constexpr SketchPlace neighbour(SketchPlace place, Compass direction) {
  switch (direction) {
    case Compass::north: return {place.column, place.row - 1};
    case Compass::east: return {place.column + 1, place.row};
    case Compass::south: return {place.column, place.row + 1};
    case Compass::west: break;
  }
  return {place.column - 1, place.row};
}

constexpr Axis axis_towards(Compass direction) {
  return direction == Compass::north || direction == Compass::south ? Axis::vertical : Axis::horizontal;
}

/// Whether the character beside a place is a wall or hatchway that runs towards it.
bool wall_beside(const SketchRows& rows, const SketchFrame& frame, SketchPlace place, Compass direction) {
  const auto beside = neighbour(place, direction);
  const auto piece = piece_of(at(rows, beside));
  if (!piece || (piece->kind != Kind::wall && piece->kind != Kind::hatchway)) return false;
  if (axis_of(*piece) != axis_towards(direction)) return false;
  return !std::holds_alternative<NodePos>(frame.spot(place)) || on_lattice(*piece, frame.spot(beside));
}

}  // namespace

std::string_view name_of(FreePiece::Kind kind) {
  switch (kind) {
    case Kind::wall: return "wall";
    case Kind::hatchway: return "hatchway";
    case Kind::pillar: return "pillar";
    case Kind::wall_end: break;
  }
  return "wall end";
}

std::optional<SketchPiece> piece_of(char32_t character) {
  const auto found = std::ranges::find(symbols, character, &Symbol::character);
  return found == symbols.end() ? std::nullopt : std::optional(found->piece);
}

std::optional<char32_t> character_of(SketchPiece piece) {
  if (piece.kind == Kind::pillar) piece.turn = 0;
  if (piece.kind == Kind::wall) piece.turn %= 180;
  const auto found = std::ranges::find(symbols, piece, &Symbol::piece);
  return found == symbols.end() ? std::nullopt : std::optional(found->character);
}

std::optional<std::string> objective_label_of(char32_t character) {
  if (character == U'o') return std::string();
  if (character >= U'1' && character <= U'6') return std::string(1, static_cast<char>(character));
  return std::nullopt;
}

std::optional<char32_t> character_of_label(std::string_view label) {
  if (label.empty()) return U'o';
  if (label.size() == 1 && label.front() >= '1' && label.front() <= '6') return static_cast<char32_t>(label.front());
  return std::nullopt;
}

bool is_unknown(char32_t character) {
  return !is_blank(character) && !piece_of(character) && !objective_label_of(character);
}

bool on_lattice(SketchPiece piece, const SketchSpot& spot) {
  if (piece.kind == Kind::pillar || piece.kind == Kind::wall_end) return std::holds_alternative<NodePos>(spot);
  const auto* edge = std::get_if<EdgePos>(&spot);
  return edge != nullptr && edge->axis == axis_of(piece);
}

SketchPlace place_of(NodePos node) { return {2 * node.column, 2 * node.row}; }

SketchPlace place_of(EdgePos edge) {
  const bool horizontal = edge.axis == Axis::horizontal;
  return {2 * edge.column + (horizontal ? 1 : 0), 2 * edge.row + (horizontal ? 0 : 1)};
}

SketchPlace place_of(CellPos cell) { return {2 * cell.column + 1, 2 * cell.row + 1}; }

Point sketch_point(const TerrainSet& set, LatticeSize size, SketchPlace on_board) {
  const auto x = set.border + set.pitch * on_board.column / 2;
  if (on_board.row > 2 * size.rows) return {x, set.border * 2 + set.pitch * size.rows};
  return {x, set.border + set.pitch * on_board.row / 2};
}

SketchPlace nearest_place(const TerrainSet& set, LatticeSize size, Point on_board) {
  const auto nearest = [&](Length length, int last) {
    const auto halves = (length - set.border) * 2 + set.pitch / 2;
    const auto number = halves.in_micrometres() / set.pitch.in_micrometres();
    return static_cast<int>(std::clamp<std::int64_t>(number, 0, last));
  };
  SketchPlace place{nearest(on_board.x, 2 * size.columns), nearest(on_board.y, 2 * size.rows)};
  const SketchPlace lower_edge{place.column, 2 * size.rows + 1};
  const auto from_row = on_board.y - sketch_point(set, size, place).y;
  const auto from_edge = sketch_point(set, size, lower_edge).y - on_board.y;
  return from_edge < from_row ? lower_edge : place;
}

int SketchFrame::rows() const { return first_row(boards_.size()); }

int SketchFrame::first_row(std::size_t board) const {
  int row = 0;
  for (std::size_t before = 0; before < board; ++before) row += rows_of(boards_[before]);
  return row;
}

SketchFrame::OnBoard SketchFrame::locate(SketchPlace place) const {
  std::size_t board = 0;
  while (board + 1 < boards_.size() && place.row >= rows_of(boards_[board])) place.row -= rows_of(boards_[board++]);
  return {board, place};
}

SketchSpot SketchFrame::spot(SketchPlace place) const {
  const auto [board, on_board] = locate(place);
  if (on_board.row > 2 * boards_[board].rows) return std::monostate();
  const int column = on_board.column / 2;
  const int row = on_board.row / 2;
  const bool between_columns = on_board.column % 2 != 0;
  const bool between_rows = on_board.row % 2 != 0;
  if (between_columns && between_rows) return CellPos{column, row};
  if (between_columns) return EdgePos{column, row, Axis::horizontal};
  if (between_rows) return EdgePos{column, row, Axis::vertical};
  return NodePos{column, row};
}

SketchRows sketch_rows(std::string_view text) {
  text = without_byte_order_mark(text);
  SketchRows rows;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    auto& row = rows.emplace_back();
    while (!line.empty()) row += take_character(line);
  }
  return rows;
}

char32_t at(const SketchRows& rows, SketchPlace place) {
  if (place.column < 0 || place.row < 0 || static_cast<std::size_t>(place.row) >= rows.size()) return U' ';
  const auto& row = rows[static_cast<std::size_t>(place.row)];
  const auto column = static_cast<std::size_t>(place.column);
  return column < row.size() ? row[column] : U' ';
}

void settle_wall_ends(SketchRows& rows, const SketchFrame& frame) {
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      const auto piece = piece_of(rows[row][column]);
      if (!piece || piece->kind != Kind::wall_end) continue;
      const SketchPlace place{static_cast<int>(column), static_cast<int>(row)};
      std::vector<Compass> walls;
      for (const auto direction : all_directions) {
        if (wall_beside(rows, frame, place, direction)) walls.push_back(direction);
      }
      if (walls.size() == 1) rows[row][column] = *character_of(wall_end_towards(opposite(walls.front())));
    }
  }
}

std::string plain_text(const SketchRows& rows) {
  std::string result;
  std::size_t blank_rows = 0;
  for (const auto& row : rows) {
    const auto length = row.find_last_not_of(U' ') + 1;
    if (length == 0) {
      ++blank_rows;
      continue;
    }
    result.append(blank_rows, '\n');
    blank_rows = 0;
    for (const auto character : row.substr(0, length)) result += static_cast<char>(character);
    result += '\n';
  }
  return result;
}

std::string normalise(std::string_view text) {
  auto rows = sketch_rows(text);
  for (auto& row : rows) {
    for (auto& character : row) {
      if (character == U'=') character = U'-';
      if (is_blank(character) || is_unknown(character)) character = U' ';
    }
  }
  settle_wall_ends(rows, SketchFrame({sketch_board, sketch_board}));
  return plain_text(rows);
}

}  // namespace bulkhead

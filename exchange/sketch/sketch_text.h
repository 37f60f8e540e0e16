// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/mission/board.h"
#include "model/mission/terrain_set.h"

namespace bulkhead {

/// The ASCII sketches of the Kill Team community: a board's lattice as a grid of characters. Characters with even
/// column and even row (from 0) stand for nodes, those with both odd for cells, the others for the edges between. The
/// row after a board's last one lies on the board's lower edge: a single sketch may end with it, in a sketch of two
/// boards it is the seam, and nothing in it is on a lattice.

/// The board that a sketch shows: a Gallowdark board lying on its side.
inline constexpr LatticeSize sketch_board{7, 6};

/// A piece of wall as a character draws it. `turn` is that of `FreePiece`.
struct SketchPiece {
  FreePiece::Kind kind = FreePiece::Kind::wall;
  int turn = 0;
  friend bool operator==(const SketchPiece&, const SketchPiece&) = default;
};

/// `wall`, `hatchway`, `pillar`, `wall end`.
[[nodiscard]] std::string_view name_of(FreePiece::Kind kind);
/// `+` pillar; `|` `-` `=` wall; `U` `D` `L` `R` hatchway by its facing; `A` `V` `<` `>` wall end by where it points.
[[nodiscard]] std::optional<SketchPiece> piece_of(char32_t character);
/// The character of a piece; nothing for turns that are no multiple of 90, which do not matter for pillars.
[[nodiscard]] std::optional<char32_t> character_of(SketchPiece piece);

/// The label of an objective: empty for `o`, the digit for `1` to `6`.
[[nodiscard]] std::optional<std::string> objective_label_of(char32_t character);
/// The character of an objective with that label; nothing where there is none.
[[nodiscard]] std::optional<char32_t> character_of_label(std::string_view label);

[[nodiscard]] constexpr bool is_blank(char32_t character) { return character == U' ' || character == U'.'; }
/// Neither blank nor anything that a sketch knows.
[[nodiscard]] bool is_unknown(char32_t character);

/// Along which axis a wall or hatchway runs.
[[nodiscard]] constexpr Axis axis_of(SketchPiece piece) {
  return piece.turn % 180 == 0 ? Axis::horizontal : Axis::vertical;
}
/// Where a wall end points. `turn` must be a multiple of 90.
[[nodiscard]] constexpr Compass direction_of(SketchPiece wall_end) { return static_cast<Compass>(wall_end.turn / 90); }
[[nodiscard]] constexpr SketchPiece wall_end_towards(Compass direction) {
  return {FreePiece::Kind::wall_end, static_cast<int>(direction) * 90};
}

/// What a character's place stands for on its board; nothing for the row on the board's lower edge.
using SketchSpot = std::variant<std::monostate, NodePos, EdgePos, CellPos>;
/// Whether a piece drawn there is part of the lattice; otherwise it stands off it.
[[nodiscard]] bool on_lattice(SketchPiece piece, const SketchSpot& spot);

/// A character's place in a sketch or on one of its boards, counted from 0.
struct SketchPlace {
  int column = 0;
  int row = 0;
  friend bool operator==(const SketchPlace&, const SketchPlace&) = default;
};
[[nodiscard]] SketchPlace place_of(NodePos node);
[[nodiscard]] SketchPlace place_of(EdgePos edge);
[[nodiscard]] SketchPlace place_of(CellPos cell);

/// Where a place lies on its board.
[[nodiscard]] Point sketch_point(const TerrainSet& set, LatticeSize size, SketchPlace on_board);
/// The place nearest to a point of the board.
[[nodiscard]] SketchPlace nearest_place(const TerrainSet& set, LatticeSize size, Point on_board);

/// The boards of a sketch, one below the other.
class SketchFrame {
 public:
  explicit SketchFrame(std::vector<LatticeSize> boards) : boards_(std::move(boards)) {}

  /// How many rows of characters a board takes, its lower edge included.
  [[nodiscard]] static int rows_of(LatticeSize size) { return 2 * size.rows + 2; }
  [[nodiscard]] int rows() const;
  [[nodiscard]] int first_row(std::size_t board) const;

  /// The board of a row of the sketch, and the place as counted there. The last board goes on for ever.
  struct OnBoard {
    std::size_t board = 0;
    SketchPlace place;
  };
  [[nodiscard]] OnBoard locate(SketchPlace place) const;
  [[nodiscard]] SketchSpot spot(SketchPlace place) const;

 private:
  std::vector<LatticeSize> boards_;
};

/// The characters of a sketch, one code point a column. CRLF ends a row as LF does, a byte order mark is left out, and
/// a byte that is no UTF-8 counts as one unknown character.
using SketchRows = std::vector<std::u32string>;
[[nodiscard]] SketchRows sketch_rows(std::string_view text);
/// The character at a place, a space beyond the row's end and outside the sketch.
[[nodiscard]] char32_t at(const SketchRows& rows, SketchPlace place);

/// Gives every wall end the letter that points away from its wall. Its wall is the only wall or hatchway beside it that
/// runs towards it; without one, or with several, the letter stays. A wall end on a node heeds the lattice only.
void settle_wall_ends(SketchRows& rows, const SketchFrame& frame);

/// The same sketch in its plainest spelling: `=` becomes `-`, `.` and unknown characters become spaces, wall ends point
/// away from their wall, spaces at the end of rows and blank rows at the end are gone. Nothing else changes; each row
/// ends with a line feed.
[[nodiscard]] std::string normalise(std::string_view text);
/// Rows of ASCII as text, without trailing spaces and trailing blank rows.
[[nodiscard]] std::string plain_text(const SketchRows& rows);

}  // namespace bulkhead

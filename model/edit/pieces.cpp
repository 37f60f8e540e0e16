// SPDX-License-Identifier: MIT
#include "model/edit/pieces.h"

#include <fmt/format.h>

#include <array>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

struct KindWord {
  FreePiece::Kind kind;
  std::string_view word;
};
constexpr std::array kind_words = {
    KindWord{FreePiece::Kind::wall, "wall"}, KindWord{FreePiece::Kind::hatchway, "hatchway"},
    KindWord{FreePiece::Kind::pillar, "pillar"}, KindWord{FreePiece::Kind::wall_end, "wall-end"}};

std::string_view word_of(FreePiece::Kind kind) {
  return std::find_if(kind_words.begin(), kind_words.end(), [&](const KindWord& known) { return known.kind == kind; })
      ->word;
}

Result<FreePiece::Kind> read_kind(const EditWord& word) {
  for (const auto& known : kind_words) {
    if (known.word == word.text) return known.kind;
  }
  return fail(fmt::format("\"{}\" is no piece; write wall, hatchway, pillar or wall-end", quotable(word.text)));
}

/// The piece with an id and its place in a board's list; the piece leaves that list if it goes to another board.
Result<Mission> put_piece(const Mission& mission, int number, FreePiece piece) {
  const auto* board = find_board(mission, number);
  if (board == nullptr) return fail(fmt::format("The battlefield has no board {}", number));
  const auto bounds = board_bounds(mission, *board);
  if (!bounds.contains(board->at + piece.at)) {
    return fail(fmt::format("{} lies off board {}, which measures {}", to_text(piece.at), number,
                            to_text(bounds.bottom_right - bounds.top_left)));
  }
  if (auto fine = check_reach(piece.at); !fine) return tl::unexpected(fine.error());
  if (auto fine = check_id_for(mission, piece.id, "feature"); !fine) return tl::unexpected(fine.error());
  piece.extras = {};
  Mission result = mission;
  const auto target = static_cast<std::size_t>(number - 1);
  for (std::size_t index = 0; index < result.boards.size(); ++index) {
    const auto& pieces = result.boards[index]->pieces;
    const auto old =
        std::find_if(pieces.begin(), pieces.end(), [&](const auto& other) { return other.id == piece.id; });
    if (old == pieces.end()) continue;
    piece.extras = old->extras;
    if (index == target) break;
    change(result.boards[index],
           [&](Board& other) { other.pieces.erase(other.pieces.begin() + (old - pieces.begin())); });
    break;
  }
  change(result.boards[target], [&](Board& other) {
    if (auto* old = find_in(other.pieces, piece.id)) {
      *old = piece;
    } else {
      other.pieces.push_back(piece);
    }
  });
  return result;
}

}  // namespace

Edit set_piece(const Mission& mission, int board, const FreePiece& piece) {
  BULKHEAD_EXPECTS(find_board(mission, board) != nullptr && piece.turn >= 0 && piece.turn < 360);
  const auto& id = piece.id.text();
  auto text = fmt::format("piece {} {} at {}", id, word_of(piece.kind), to_text(piece.at));
  if (board != 1) text += fmt::format(" on board {}", board);
  if (piece.turn != 0) text += fmt::format(" turn {}", piece.turn);
  return {"Piece " + id, std::move(text),
          [board, piece](const Mission& before) { return put_piece(before, board, piece); }};
}

Result<Edit> parse_piece(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at"}, Keyword{"on", 2}, Keyword{"turn"}};
  const auto fields = read_fields(words, 2, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto id = Id::parse(fields->leading[0].text);
  if (!id) return tl::unexpected(id.error());
  const auto kind = read_kind(fields->leading[1]);
  if (!kind) return tl::unexpected(kind.error());
  if (!fields->has("at")) return fail("Say where the piece stands");
  const auto at = parse_point(fields->word("at")->text);
  if (!at) return tl::unexpected(at.error());
  const auto* on = fields->find("on");
  if (on != nullptr && !is_keyword(on->values[0], "board"))
    return fail("After \"on\" must stand \"board\" and a number");
  const auto board = on == nullptr ? 1 : read_number(on->values[1], 1, static_cast<int>(mission.boards.size()));
  if (!board) return tl::unexpected(board.error());
  const auto* turn_word = fields->word("turn");
  const auto turn = turn_word == nullptr ? 0 : read_number(*turn_word, 0, 359);
  if (!turn) return tl::unexpected(turn.error());
  return set_piece(mission, *board, {*id, *kind, *at, *turn, {}});
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "model/edit/pieces.h"

#include <fmt/format.h>

#include <array>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/edit/on_board.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

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

}  // namespace

Edit set_piece(const Mission& mission, int board, const FreePiece& piece) {
  BULKHEAD_EXPECTS(find_board(mission, board) != nullptr && piece.turn >= 0 && piece.turn < 360);
  const auto& id = piece.id.text();
  auto text = fmt::format("piece {} {} at {}", id, word_of(piece.kind), to_text(piece.at));
  if (board != 1) text += fmt::format(" on board {}", board);
  if (piece.turn != 0) text += fmt::format(" turn {}", piece.turn);
  return {"Piece " + id, std::move(text), [board, piece](const Mission& before) {
            return put_on_board(before, board, &Board::pieces, piece, "free piece");
          }};
}

Result<Edit> parse_piece(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at"}, Keyword{"on", 2}, Keyword{"turn"}};
  const auto fields = read_fields(words, 2, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto id = Id::parse(fields->leading[0].text);
  if (!id) return tl::unexpected(id.error());
  const auto kind = read_kind(fields->leading[1]);
  if (!kind) return tl::unexpected(kind.error());
  return read_standing(mission, *fields).map([&](const Standing& standing) {
    return set_piece(mission, standing.board, {*id, *kind, standing.at, standing.turn, {}});
  });
}

}  // namespace bulkhead

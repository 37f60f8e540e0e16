// SPDX-License-Identifier: MIT
#include "model/edit/verbs/pieces.h"

#include <fmt/format.h>

#include <array>

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

Result<Mission> PutPiece::apply(const Mission& mission) const {
  return put_on_board(mission, board, &Board::pieces, piece, "free piece");
}

std::string PutPiece::text_form(const Mission&) const {
  return fmt::format("piece {} {}{}", piece.id.text(), word_of(piece.kind), standing_text(board, piece.at, piece.turn));
}

StepName PutPiece::step_name(const Mission&) const { return StepName("Piece {}", {piece.id.text()}); }

Result<Edit> parse_piece(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at"}, Keyword{"on", 2}, Keyword{"turn"}};
  EditReader read(mission, words, 2, keywords);
  const auto id = read.id();
  const auto kind = read.take(read_kind(read.word(1)));
  const auto [board, at, turn] = read.standing();
  return read.made(PutPiece{board, {id, kind, at, turn, {}}});
}

}  // namespace bulkhead

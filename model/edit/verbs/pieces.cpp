// SPDX-License-Identifier: MIT
#include "model/edit/verbs/pieces.h"

#include <fmt/format.h>

#include <array>

#include "model/base/plain_text.h"
#include "model/edit/on_board.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/spoken_names.h"
#include "model/mission/words.h"

namespace bulkhead {
namespace {

Result<FreePiece::Kind> read_kind(const EditWord& word) {
  if (const auto kind = find_value(piece_words, word.text)) return *kind;
  return fail(fmt::format("\"{}\" is no piece; write {}", quotable(word.text), list_words(piece_words)));
}

}  // namespace

Result<Mission> PutPiece::apply(const Mission& mission) const {
  return put_on_board(mission, board, &Board::pieces, piece, "free piece");
}

std::string PutPiece::text_form(const Mission&) const {
  return fmt::format("piece {} {}{}", piece.id.text(), word_for(piece_words, piece.kind),
                     pose_text(board, piece.at, piece.turn));
}

StepName PutPiece::step_name(const Mission& mission) const {
  return StepName("{}", {capitalised(spoken_name(mission, piece))});
}

Result<Edit> parse_piece(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at"}, Keyword{"on", 2}, Keyword{"turn"}};
  EditReader read(mission, words, 2, keywords);
  const auto id = read.id();
  const auto kind = read.take(read_kind(read.word(1)));
  const auto [board, at, turn] = read.pose();
  return read.made(PutPiece{board, {id, kind, at, turn, {}}});
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "model/edit/features.h"

#include <fmt/format.h>

#include <array>

#include "model/base/contracts.h"
#include "model/edit/on_board.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

std::vector<Id> known_kinds(const Mission& mission) {
  std::vector<Id> ids;
  for (const auto& used : mission.sets) {
    for (const auto& kind : used.set->feature_kinds) ids.push_back(kind.id);
  }
  return ids;
}

Result<Mission> put_feature(const Mission& mission, int board, const Feature& feature) {
  if (find_feature_kind(mission, feature.kind) == nullptr) {
    return fail(unknown_name("kind of feature", feature.kind, known_kinds(mission)));
  }
  return put_on_board(mission, board, &Board::features, feature, "feature");
}

template <typename T>
bool turn_in(Mission& mission, std::vector<T> Board::*list, const Id& id, int turn) {
  const auto found = board_with(mission, list, id);
  if (found == mission.boards.size()) return false;
  change(mission.boards[found], [&](Board& board) { find_in(board.*list, id)->turn = turn; });
  return true;
}

Result<Mission> with_turned(const Mission& mission, const Id& id, int turn) {
  Mission result = mission;
  if (turn_in(result, &Board::features, id, turn) || turn_in(result, &Board::pieces, id, turn)) return result;
  const auto what = object_kind(mission, id);
  if (what.empty()) return fail(fmt::format("There is nothing with the id {}", id.text()));
  return fail(fmt::format("#{} is a {}; only features and free pieces can be turned", id.text(), what));
}

}  // namespace

Edit set_feature(const Mission& mission, int board, const Feature& feature) {
  BULKHEAD_EXPECTS(find_board(mission, board) != nullptr && feature.turn >= 0 && feature.turn < 360);
  const auto& id = feature.id.text();
  auto text = fmt::format("feature {} {} at {}", id, feature.kind.text(), to_text(feature.at));
  if (board != 1) text += fmt::format(" on board {}", board);
  if (feature.turn != 0) text += fmt::format(" turn {}", feature.turn);
  if (feature.mirrored) text += " mirrored";
  return {"Feature " + id, std::move(text),
          [board, feature](const Mission& before) { return put_feature(before, board, feature); }};
}

Edit turn_object(const Id& id, int turn) {
  BULKHEAD_EXPECTS(turn >= 0 && turn < 360);
  return {"Turn " + id.text(), fmt::format("turn #{} {}", id.text(), turn),
          [=](const Mission& before) { return with_turned(before, id, turn); }};
}

Result<Edit> parse_feature(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at"}, Keyword{"on", 2}, Keyword{"turn"}, Keyword{"mirrored", 0}};
  const auto fields = read_fields(words, 2, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto id = Id::parse(fields->leading[0].text);
  if (!id) return tl::unexpected(id.error());
  const auto kind = Id::parse(fields->leading[1].text);
  if (!kind) return tl::unexpected(kind.error());
  return read_standing(mission, *fields).map([&](const Standing& standing) {
    return set_feature(mission, standing.board, {*id, *kind, standing.at, standing.turn, fields->has("mirrored"), {}});
  });
}

Result<Edit> parse_turn(const Mission&, EditWords words) {
  const auto fields = read_fields(words, 2, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto id = read_object(fields->leading[0]);
  if (!id) return tl::unexpected(id.error());
  return read_number(fields->leading[1], 0, 359).map([&](int turn) { return turn_object(*id, turn); });
}

}  // namespace bulkhead

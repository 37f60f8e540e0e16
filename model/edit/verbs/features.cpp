// SPDX-License-Identifier: MIT
#include "model/edit/verbs/features.h"

#include <fmt/format.h>

#include <array>

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

Result<Mission> PutFeature::apply(const Mission& mission) const { return put_feature(mission, board, feature); }

std::string PutFeature::text_form(const Mission&) const {
  return fmt::format("feature {} {}{}{}", feature.id.text(), feature.kind.text(),
                     standing_text(board, feature.at, feature.turn), feature.mirrored ? " mirrored" : "");
}

StepName PutFeature::step_name(const Mission&) const { return StepName("Feature {}", {feature.id.text()}); }

Result<Mission> TurnObject::apply(const Mission& mission) const { return with_turned(mission, id, turn); }

std::string TurnObject::text_form(const Mission&) const { return fmt::format("turn #{} {}", id.text(), turn); }

StepName TurnObject::step_name(const Mission&) const { return StepName("Turn {}", {id.text()}); }

Result<Edit> parse_feature(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at"}, Keyword{"on", 2}, Keyword{"turn"}, Keyword{"mirrored", 0}};
  const auto fields = read_fields(words, 2, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto id = Id::parse(fields->leading[0].text);
  if (!id) return tl::unexpected(id.error());
  const auto kind = Id::parse(fields->leading[1].text);
  if (!kind) return tl::unexpected(kind.error());
  return read_standing(mission, *fields).map([&](const Standing& standing) -> Edit {
    return PutFeature{standing.board, {*id, *kind, standing.at, standing.turn, fields->has("mirrored"), {}}};
  });
}

Result<Edit> parse_turn(const Mission&, EditWords words) {
  const auto fields = read_fields(words, 2, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto id = read_object(fields->leading[0]);
  if (!id) return tl::unexpected(id.error());
  return read_number(fields->leading[1], 0, 359).map([&](int turn) -> Edit { return TurnObject{*id, turn}; });
}

}  // namespace bulkhead

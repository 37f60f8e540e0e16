// SPDX-License-Identifier: MIT
#include "model/edit/verbs/features.h"

#include <fmt/format.h>

#include <array>

#include "model/base/article.h"
#include "model/edit/on_board.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/placed_features.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

std::vector<Id> known_kinds(const Mission& mission) {
  std::vector<Id> ids;
  for (const auto& used : mission.sets) {
    for (const auto& kind : used.set->feature_kinds) ids.push_back(kind.id);
  }
  return ids;
}

template <typename T>
bool turn_in(Mission& mission, std::vector<T> Board::*list, const Id& id, int turn) {
  const int found = find_on_boards(mission, list, id).board;
  if (found == 0) return false;
  change(mission.boards[static_cast<std::size_t>(found) - 1],
         [&](Board& board) { find_in(board.*list, id)->turn = turn; });
  return true;
}

}  // namespace

Result<Mission> PutFeature::apply(const Mission& mission) const {
  if (find_feature_kind(mission, feature.kind) == nullptr) {
    return fail(unknown_name("kind of feature", feature.kind, known_kinds(mission)));
  }
  return put_on_board(mission, board, &Board::features, feature, "feature");
}

std::string PutFeature::text_form(const Mission&) const {
  return fmt::format("feature {} {}{}{}", feature.id.text(), feature.kind.text(),
                     pose_text(board, feature.at, feature.turn), feature.mirrored ? " mirrored" : "");
}

StepName PutFeature::step_name(const Mission& mission) const { return StepName("{}", {spoken_name(mission, feature)}); }

Result<Mission> TurnObject::apply(const Mission& mission) const {
  Mission result = mission;
  if (turn_in(result, &Board::features, id, turn) || turn_in(result, &Board::pieces, id, turn)) return result;
  const auto what = object_kind(mission, id);
  if (what.empty()) return no_such_object(id);
  return fail(fmt::format("#{} is {}; only features and free pieces can be turned", id.text(), with_article(what)));
}

std::string TurnObject::text_form(const Mission&) const { return fmt::format("turn #{} {}", id.text(), turn); }

StepName TurnObject::step_name(const Mission& mission) const { return StepName("Turn {}", {spoken_name(mission, id)}); }

Result<Edit> parse_feature(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at"}, Keyword{"on", 2}, Keyword{"turn"}, Keyword{"mirrored", 0}};
  EditReader read(mission, words, 2, keywords);
  const auto id = read.id(0);
  const auto kind = read.id(1);
  const auto [board, at, turn] = read.pose();
  return read.made(PutFeature{board, {id, kind, at, turn, read.has("mirrored"), {}}});
}

Result<Edit> parse_turn(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 2);
  const auto id = read.object();
  const int turn = read.number(1, 0, 359);
  return read.made(TurnObject{id, turn});
}

}  // namespace bulkhead

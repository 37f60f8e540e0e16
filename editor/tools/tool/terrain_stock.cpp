// SPDX-License-Identifier: MIT
#include "editor/tools/tool/terrain_stock.h"

#include <algorithm>

#include "analysis/geometry/rectangles.h"
#include "editor/tools/words/search.h"
#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"
#include "model/mission/geometry.h"
#include "model/mission/names.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

int placed(const Mission& mission, const Id& kind) {
  int count = 0;
  for (const auto& board : mission.boards) {
    count += static_cast<int>(std::count_if(board->features.begin(), board->features.end(),
                                            [&](const Feature& feature) { return feature.kind == kind; }));
  }
  return count;
}

std::optional<int> in_boxes(const Mission& mission, const UsedSet& used, const Id& kind) {
  std::optional<int> count;
  for (const auto& piece : used.set->pieces) {
    if (piece.id == kind) count = count.value_or(0) + piece.count * std::max(1, boxes_of(mission, used));
  }
  return count;
}

}  // namespace

std::vector<const FeatureKind*> terrain_kinds(const Mission& mission) {
  std::vector<const FeatureKind*> kinds;
  for (const auto& used : mission.sets) {
    for (const auto& kind : used.set->feature_kinds) {
      if (find_feature_kind(mission, kind.id) == &kind) kinds.push_back(&kind);
    }
  }
  return kinds;
}

std::vector<TerrainStock> terrain_stock(const Mission& mission, std::string_view words) {
  std::vector<TerrainStock> stock;
  for (const auto& used : mission.sets) {
    for (const auto& kind : used.set->feature_kinds) {
      if (find_feature_kind(mission, kind.id) != &kind) continue;
      TerrainStock one{kind.id, capitalised(name_or_id(kind)), name_or_id(*used.set), placed(mission, kind.id),
                       in_boxes(mission, used, kind.id)};
      if (has_all_words(one.name + " " + kind.id.text() + " " + one.set, words)) stock.push_back(std::move(one));
    }
  }
  return stock;
}

std::string words_for(const TerrainStock& stock) {
  if (!stock.in_boxes)
    return stock.placed == 0 ? std::string() : translate("{} placed", {std::to_string(stock.placed)});
  const int left = *stock.in_boxes - stock.placed;
  if (left < 0) return translate("{} too many", {std::to_string(-left)});
  return translate("{} of {} left", {std::to_string(left), std::to_string(*stock.in_boxes)});
}

Mission picture_of_kind(const Mission& mission, const Id& kind) {
  Mission picture;
  picture.head = MissionHead{Id("picture"), "", "", "", Balance::unstated, std::nullopt, {}};
  picture.system = mission.system;
  picture.sets = mission.sets;
  Board board;
  Feature feature{Id("picture-of"), kind, {}, 0, false, {}};
  std::optional<Rectangle> bounds;
  for (const auto& part : place_parts(*find_feature_kind(mission, kind), board, feature)) {
    bounds = bounds ? united(*bounds, bounds_of(part)) : bounds_of(part);
  }
  const auto box = bounds.value_or(Rectangle{});
  const auto size = box.bottom_right - box.top_left;
  const auto side = std::max({size.x, size.y, Length::millimetres(20)});
  const auto room = side + side / 5;
  feature.at = Point{room / 2, room / 2} -
               Point{(box.top_left.x + box.bottom_right.x) / 2, (box.top_left.y + box.bottom_right.y) / 2};
  board.ground = PlainGround{room, room};
  board.features = {feature};
  picture.boards = {board};
  return picture;
}

}  // namespace bulkhead

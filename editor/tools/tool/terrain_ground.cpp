// SPDX-License-Identifier: MIT
#include "editor/tools/tool/terrain_ground.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "analysis/geometry/rectangles.h"
#include "editor/tools/pointing/pointing.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/tool/grid.h"
#include "editor/tools/words/translate.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

/// Of all parts of a feature, also of what lies flat.
std::optional<Rectangle> bounds_on(const Mission& mission, int board, const Feature& feature) {
  const auto* kind = find_feature_kind(mission, feature.kind);
  if (kind == nullptr) return std::nullopt;
  std::optional<Rectangle> bounds;
  for (const auto& part : place_parts(*kind, *find_board(mission, board), feature)) {
    bounds = bounds ? united(*bounds, bounds_of(part)) : bounds_of(part);
  }
  return bounds;
}

/// One side of something and the one across, along one direction.
struct Span {
  Length first;
  Length last;
};

/// The shortest way that brings a side of one thing to a side of others.
class Pull {
 public:
  Pull(Span own, Length reach) : own_(own), reach_(reach) {}

  void towards(Span other) {
    for (const auto side : {other.first, other.last}) {
      consider(side - own_.first);
      consider(side - own_.last);
    }
  }
  [[nodiscard]] std::optional<Length> shortest() const { return shortest_; }

 private:
  static Length size(Length way) { return way < Length() ? -way : way; }
  void consider(Length way) {
    if (size(way) <= reach_ && (!shortest_ || size(way) < size(*shortest_))) shortest_ = way;
  }

  Span own_;
  Length reach_;
  std::optional<Length> shortest_;
};

Span across(const Rectangle& box) { return {box.top_left.x, box.bottom_right.x}; }
Span down(const Rectangle& box) { return {box.top_left.y, box.bottom_right.y}; }

bool near(Span one, Span other, Length reach) {
  return one.first - reach <= other.last && other.first - reach <= one.last;
}

}  // namespace

const Uprights& TerrainGround::uprights(const Mission& mission, int board) const {
  const int level = find_board(mission, board)->level;
  if (!seen_ || seen_->level != level || seen_->mission != mission) {
    seen_ = Seen{mission, level, uprights_on(mission, level)};
  }
  return seen_->uprights;
}

Point TerrainGround::snapped(const Scene& scene, int board, const Feature& feature, const Pointer& pointer) const {
  const auto& mission = scene.mission;
  const auto ground = board_bounds(mission, *find_board(mission, board));
  const auto box = bounds_on(mission, board, feature);
  auto at = in_whole_millimetres(feature.at);
  if (const auto step = grid_step(scene, board, pointer))
    at = {on_grid(feature.at.x, {}, *step), on_grid(feature.at.y, {}, *step)};
  if (box) {
    const auto felt = Length::micrometres(std::llround((pointer.modifiers.alt ? 0 : pointer.reach) * 1000));
    Pull to_side(across(*box), felt);
    Pull to_end(down(*box), felt);
    const auto pull = [&](const Rectangle& other) {
      if (near(down(*box), down(other), felt)) to_side.towards(across(other));
      if (near(across(*box), across(other), felt)) to_end.towards(down(other));
    };
    pull(ground);
    const auto& standing = uprights(mission, board);
    for (const auto* all : {&standing.features, &standing.walls}) {
      for (const auto& other : *all) {
        if (other.address != Address(ObjectAddress{feature.id})) pull(other.bounds);
      }
    }
    if (const auto way = to_side.shortest()) at.x = feature.at.x + *way;
    if (const auto way = to_end.shortest()) at.y = feature.at.y + *way;
  }
  const auto size = ground.bottom_right - ground.top_left;
  return {std::clamp(at.x, Length(), size.x), std::clamp(at.y, Length(), size.y)};
}

std::string TerrainGround::trouble(const Mission& mission, int board, const Feature& feature) const {
  if (const auto* other = in_the_way_of(uprights_of(mission, board, feature), uprights(mission, board))) {
    return translate("overlaps {}", {words_for(mission, other->address)});
  }
  const auto ground = board_bounds(mission, *find_board(mission, board));
  const auto box = bounds_on(mission, board, feature);
  const bool inside =
      !box || (box->top_left.x >= ground.top_left.x && box->top_left.y >= ground.top_left.y &&
               box->bottom_right.x <= ground.bottom_right.x && box->bottom_right.y <= ground.bottom_right.y);
  return inside ? std::string() : translate("reaches over the edge of the board");
}

bool lie_on_each_other(const Mission& mission, int board, const Feature& one, const Feature& other) {
  const auto first = bounds_on(mission, board, one);
  const auto second = bounds_on(mission, board, other);
  return first && second && overlap(*first, *second);
}

}  // namespace bulkhead

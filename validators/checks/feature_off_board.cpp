// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <vector>

#include "analysis/geometry/footprints.h"
#include "analysis/geometry/rectangles.h"
#include "model/edit/edit.h"
#include "model/mission/geometry.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText feature_off_board{
    "feature-off-board", "a terrain feature should stand wholly on the boards; {feature} reaches over the edge"};

/// By less than that nobody sees it, and turned pieces are placed to the micrometre only.
constexpr auto least = Length::millimetres(1);

/// What of some areas lies beyond another.
std::vector<Rectangle> without(const std::vector<Rectangle>& areas, const Rectangle& taken) {
  std::vector<Rectangle> left;
  for (const auto& area : areas) {
    if (!overlap(area, taken)) {
      left.push_back(area);
      continue;
    }
    const auto& [from, to] = area;
    const auto middle = common(area, taken);
    const Rectangle north{from, {to.x, middle.top_left.y}};
    const Rectangle south{{from.x, middle.bottom_right.y}, to};
    const Rectangle west{{from.x, middle.top_left.y}, {middle.top_left.x, middle.bottom_right.y}};
    const Rectangle east{{middle.bottom_right.x, middle.top_left.y}, {to.x, middle.bottom_right.y}};
    for (const auto& piece : {north, south, west, east}) {
      const auto size = piece.bottom_right - piece.top_left;
      if (size.x > Length() && size.y > Length()) left.push_back(piece);
    }
  }
  return left;
}

/// Whether ground that no board of the level has lies beneath it.
bool reaches_over(const Mission& mission, const PlacedFootprint& footprint, int level) {
  std::vector<Rectangle> beyond = {bounds_of(footprint)};
  for (const auto& board : mission.boards) {
    if (board->level != level || beyond.empty()) continue;
    auto [from, to] = board_bounds(mission, *board);
    beyond = without(beyond, {from - Point{least, least}, to + Point{least, least}});
  }
  return std::ranges::any_of(beyond, [&](const Rectangle& area) { return overlap(footprint, footprint_of(area)); });
}

bool is_off(const Mission& mission, const Board& board, const Feature& feature) {
  const auto* kind = find_feature_kind(mission, feature.kind);
  if (kind == nullptr) return false;
  return std::ranges::any_of(place_parts(*kind, board, feature), [&](const PlacedFootprint& footprint) {
    return reaches_over(mission, footprint, board.level);
  });
}

/// By how much a stretch must move to lie within another; nothing where it is longer.
std::optional<Length> way_into(Length from, Length to, Length low, Length high) {
  if (to - from > high - low) return std::nullopt;
  if (from < low) return low - from;
  return to > high ? high - to : Length();
}

/// Onto its own board by the shortest way.
std::optional<Edit> move_onto(const Mission& mission, int number, const Feature& feature) {
  const auto& board = *find_board(mission, number);
  const auto ground = board_bounds(mission, board);
  std::vector<Rectangle> parts;
  for (const auto& part : place_parts(*find_feature_kind(mission, feature.kind), board, feature)) {
    parts.push_back(bounds_of(part));
  }
  const auto bounds = bounds_of(parts);
  const auto x = way_into(bounds.top_left.x, bounds.bottom_right.x, ground.top_left.x, ground.bottom_right.x);
  const auto y = way_into(bounds.top_left.y, bounds.bottom_right.y, ground.top_left.y, ground.bottom_right.y);
  if (!x || !y) return std::nullopt;
  MoveObject edit{feature.id, board.at + feature.at + Point{*x, *y}};
  if (!edit.apply(mission)) return std::nullopt;
  return edit;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    for (const auto& feature : board->features) {
      if (!is_off(mission, *board, feature)) continue;
      observations.push_back({message<feature_off_board>(arg<"feature">(to_text(mission, address_of(feature.id)))),
                              {address_of(feature.id)},
                              one_fix([number, feature](const CheckContext& checked) {
                                return move_onto(checked.mission, number, feature);
                              })});
    }
  }
  return observations;
}

}  // namespace

Check feature_off_board_check() {
  return {
      .key = "feature-off-board",
      .title = "Terrain feature over the edge",
      .group = Check::Group::terrain,
      .level = Level::warning,
      .rule =
          "A terrain feature lies on the boards of its level, together where they touch: no part of it reaches more "
          "than a millimetre beyond.",
      .reason = "What hangs over the edge of the table falls off it, and nobody can stand there.",
      .places = "the feature",
      .remedy = "Move or turn the feature so that it stands on the board.",
      .messages = {feature_off_board},
      .run = run};
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "workbench/sketches_together.h"

#include <fmt/format.h>

#include <utility>

#include "model/base/contracts.h"
#include "model/base/numbered_id.h"
#include "model/edit/changes.h"
#include "model/edit/edit.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

/// Gives what has an id that `taken` has another one.
void give_free_ids(const Mission& taken, SketchImport& sketch) {
  for (const auto& object : named_objects(sketch.mission)) {
    if (object.what == "side" || !has_object(taken, object.id)) continue;
    const auto id = numbered_until_free(
        object.id, [&](const Id& wanted) { return has_object(taken, wanted) || has_object(sketch.mission, wanted); });
    sketch.mission = RenameObject{object.id, id}.apply(sketch.mission).value();
    if (object.what != "free piece") continue;
    sketch.remarks.push_back({fmt::format("The free piece {} of {} is now called #{}.", object.id.text(),
                                          sketch.mission.head->title, id.text()),
                              {},
                              0,
                              0});
  }
}

/// Moves all boards and what is on them, and counts the boards on from a number.
void move_by(Mission& mission, Point by, int boards, int levels) {
  for (auto& board : mission.boards) {
    change(board, [&](Board& moved) {
      moved.at = moved.at + by;
      moved.level += levels;
    });
  }
  change_places(mission, [&](const Place& place) -> Place {
    if (const auto* point = std::get_if<Point>(&place)) return *point + by;
    return on_board(place, board_of(place) + boards);
  });
}

template <typename T>
void append(Part<std::vector<T>>& part, const std::vector<T>& more) {
  change(part, [&](std::vector<T>& all) { all.insert(all.end(), more.begin(), more.end()); });
}

void append(Mission& mission, const Mission& more) {
  mission.boards.insert(mission.boards.end(), more.boards.begin(), more.boards.end());
  append(mission.zones, *more.zones);
  append(mission.markers, *more.markers);
  append(mission.notes, *more.notes);
}

}  // namespace

Result<SketchImport> put_together(std::vector<SketchImport> sketches, Arrangement arrangement) {
  BULKHEAD_EXPECTS(!sketches.empty());
  auto result = std::move(sketches.front());
  for (std::size_t index = 1; index < sketches.size(); ++index) {
    auto& next = sketches[index];
    const auto boards = result.mission.boards.size();
    if (boards + next.mission.boards.size() > most_boards) {
      return fail(fmt::format("the sketches have more than the {} boards that a battlefield has", most_boards));
    }
    give_free_ids(result.mission, next);
    const bool beside = arrangement == Arrangement::beside;
    const Point by = beside ? Point{battlefield_bounds(result.mission).bottom_right.x, {}} : Point{};
    move_by(next.mission, by, static_cast<int>(boards), beside ? 0 : static_cast<int>(index));
    append(result.mission, next.mission);
    result.remarks.insert(result.remarks.end(), next.remarks.begin(), next.remarks.end());
  }
  return result;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include <map>
#include <optional>

#include "analysis/ground.h"
#include "analysis/snapshot.h"
#include "model/edit/objects.h"
#include "validators/checks/checks.h"
#include "validators/names.h"

namespace bulkhead {
namespace {

constexpr MessageText objective_off_ground{"objective-off-ground",
                                           "an objective must stand on floor; objective {objective} does not"};

/// Finds the floor cell whose middle is nearest to a point, the first of equals.
class NearestFloor {
 public:
  explicit NearestFloor(const CheckContext& context) : context_(context) {}

  std::optional<CellAddress> to(Point point) {
    const auto [known, unknown] = known_.try_emplace(point);
    if (unknown) known->second = search(point);
    return known->second;
  }

 private:
  struct Nearest {
    std::int64_t distance = 0;  // squared, in square micrometres
    CellAddress cell;
  };

  [[nodiscard]] std::optional<CellAddress> search(Point point) const {
    std::optional<Nearest> nearest;
    for (const auto& board : context_.snapshot.graph().boards()) {
      for (int row = 0; row < board.size.rows; ++row) search_row(board, row, point, nearest);
    }
    return nearest ? std::optional(nearest->cell) : std::nullopt;
  }

  /// Leaves rows and cells alone that lie farther off than the nearest so far.
  void search_row(const LatticeBoard& board, int row, Point point, std::optional<Nearest>& nearest) const {
    const auto down = squared(middle(board.origin.y, board.pitch, row) - point.y);
    if (nearest && down >= nearest->distance) return;
    for (int column = 0; column < board.size.columns; ++column) {
      const auto distance = down + squared(middle(board.origin.x, board.pitch, column) - point.x);
      if (nearest && distance >= nearest->distance) continue;
      const CellPos cell{column, row};
      if (context_.snapshot.graph().is_floor(board.first_cell + board.size.index(cell))) {
        nearest = {distance, {board.number, cell}};
      }
    }
  }

  static Length middle(Length origin, Length pitch, int place) { return origin + pitch * (2 * place + 1) / 2; }
  static std::int64_t squared(Length length) { return length.in_micrometres() * length.in_micrometres(); }

  const CheckContext& context_;
  std::map<Point, std::optional<CellAddress>> known_;
};

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  NearestFloor nearest(context);
  for (const auto& marker : *mission.markers) {
    if (!is_objective(marker) || on_plain_ground(mission, marker.at) ||
        !floor_cells_at(mission, context.snapshot.graph(), marker.at).empty()) {
      continue;
    }
    Observation observation;
    observation.message = message<objective_off_ground>(arg<"objective">(name_of(marker)));
    observation.addresses = {address_of(marker.id)};
    if (exists(mission, marker.at)) {
      if (const auto floor = nearest.to(point_of(mission, marker.at))) {
        observation.fixes.push_back(move_marker(mission, marker.id, *floor));
      }
    }
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check objective_off_ground_check() {
  return {.key = "objective-off-ground",
          .title = "Objective off the ground",
          .group = Check::Group::objectives,
          .level = Level::error,
          .rule =
              "The centre of an objective lies on the ground of a floor cell, or on a board without "
              "lattice. At the border of the lattice the ground of a cell reaches to the edge of "
              "the board; a point on the line between two cells lies on both.",
          .reason = "A marker needs something to stand on, and models need to get to it.",
          .places = "the objective",
          .remedy = "Move the objective onto floor, or make the cell under it floor.",
          .messages = {objective_off_ground},
          .run = run};
}

}  // namespace bulkhead

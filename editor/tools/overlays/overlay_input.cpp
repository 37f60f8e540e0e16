// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/overlay_input.h"

#include "analysis/fairness/side_ways.h"
#include "analysis/geometry/blocking_zones.h"
#include "analysis/plan/mission_plan.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

OverlayInput::Levels levels_with_plans(const Mission& mission, const HatchwayStates& look) {
  OverlayInput::Levels levels;
  PlanOptions options;
  options.open = look.for_plan(mission);
  for (const int level : levels_of(mission)) {
    auto plan = plan_of(mission, level, options);
    if (!plan) continue;
    int board = 1;
    while (find_board(mission, board)->level != level) ++board;
    levels.emplace(level, OverlayInput::Level{std::move(*plan), board});
  }
  return levels;
}

/// Where only hatchways open or shut, plans change in the rows where those lie.
std::shared_ptr<const OverlayInput::Levels> with_hatchways(const OverlayInput::Levels& levels,
                                                           const OpenHatchways& open) {
  auto changed = std::make_shared<OverlayInput::Levels>();
  for (const auto& [number, level] : levels) {
    auto plan = level.plan.with_hatchways(open);
    if (plan) changed->emplace(number, OverlayInput::Level{std::move(*plan), level.board});
  }
  return changed;
}

/// What plans follow from besides how hatchways stand: boards, sets, the system's terrain types, areas that block.
bool same_ground(const Mission& mission, const Mission& previous) {
  return same_boards(mission, previous) && mission.system.same_object(previous.system) &&
         same_blocking_zones(mission, previous);
}

std::shared_ptr<const OverlayInput::Levels> levels_of_input(const Mission& mission, const HatchwayStates& look,
                                                            const OverlayInput* previous) {
  if (previous == nullptr || !same_ground(mission, *previous->mission) ||
      previous->levels->size() != levels_of(mission).size()) {
    return std::make_shared<const OverlayInput::Levels>(levels_with_plans(mission, look));
  }
  if (look == previous->look) return previous->levels;
  return with_hatchways(*previous->levels, look.for_plan(mission));
}

}  // namespace

std::shared_ptr<const OverlayInput> OverlayInput::make(const std::shared_ptr<const Mission>& mission,
                                                       const HatchwayStates& look, Snapshot snapshot,
                                                       const OverlayInput* previous) {
  auto levels = levels_of_input(*mission, look, previous);
  return std::make_shared<const OverlayInput>(
      OverlayInput{mission, look, Table(*mission), std::move(snapshot), std::move(levels)});
}

std::optional<OverlayInput::LevelPoint> OverlayInput::locate(Vec on_table) const {
  if (!table.on_a_board(on_table)) return std::nullopt;
  const auto found = table.locate(on_table);
  const auto level = levels->find(find_board(*mission, found->board)->level);
  if (level == levels->end()) return std::nullopt;
  return LevelPoint{level->second, found->point};
}

OverlayInput::Edge OverlayInput::on_table(const EdgeAddress& edge) const {
  const auto first = table.at(*mission, Place(NodeAddress{edge.board, edge.edge.first_node()}));
  const auto second = table.at(*mission, Place(NodeAddress{edge.board, edge.edge.second_node()}));
  return {(first + second) * 0.5, (second - first) * 0.5};
}

Vec OverlayInput::on_table(const Level& level, FinePoint point) const {
  const auto corner = board_bounds(*mission, *find_board(*mission, level.board)).top_left;
  const Vec from_corner{(point.x - static_cast<double>(corner.x.in_micrometres())) / 1000,
                        (point.y - static_cast<double>(corner.y.in_micrometres())) / 1000};
  return table.at(level.board, corner) + from_corner;
}

Vec OverlayInput::on_table(std::uint32_t cell) const {
  return table.at(*mission, Place(snapshot.graph().address(cell)));
}

std::vector<Rect> OverlayInput::cells_on_table(const std::vector<std::uint32_t>& cells) const {
  std::vector<Rect> boxes;
  for (const auto cell : cells) {
    const auto address = snapshot.graph().address(cell);
    boxes.push_back(table.box(address.board, cell_ground(*mission, address)));
  }
  return boxes;
}

std::vector<Rect> OverlayInput::boards_on_table(const Level& level) const {
  std::vector<Rect> boxes;
  const int wanted = find_board(*mission, level.board)->level;
  for (int number = 1; const auto* board = find_board(*mission, number); ++number) {
    if (board->level == wanted) boxes.push_back(table.box(number, board_bounds(*mission, *board)));
  }
  return boxes;
}

Length OverlayInput::move() const { return usual_move(*mission); }

}  // namespace bulkhead

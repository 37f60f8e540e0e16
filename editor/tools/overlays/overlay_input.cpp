// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/overlay_input.h"

#include "analysis/fairness/side_ways.h"
#include "analysis/plan/mission_plan.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

OverlayInput::Levels levels_with_plans(const Mission& mission, const HatchwayLook& look) {
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

/// Plans follow from boards, sets, the system's terrain types and how hatchways stand.
bool same_plans(const Mission& mission, const HatchwayLook& look, const OverlayInput& previous) {
  return same_boards(mission, *previous.mission) && mission.system.same_object(previous.mission->system) &&
         look == previous.look;
}

}  // namespace

std::shared_ptr<const OverlayInput> OverlayInput::make(const std::shared_ptr<const Mission>& mission,
                                                       const HatchwayLook& look, Snapshot snapshot,
                                                       const OverlayInput* previous) {
  const bool same = previous != nullptr && same_plans(*mission, look, *previous);
  auto levels = same ? previous->levels : std::make_shared<const Levels>(levels_with_plans(*mission, look));
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

std::vector<Box> OverlayInput::cells_on_table(const std::vector<std::uint32_t>& cells) const {
  std::vector<Box> boxes;
  for (const auto cell : cells) {
    const auto address = snapshot.graph().address(cell);
    boxes.push_back(table.box(address.board, cell_ground(*mission, address)));
  }
  return boxes;
}

std::vector<Box> OverlayInput::boards_on_table(const Level& level) const {
  std::vector<Box> boxes;
  const int wanted = find_board(*mission, level.board)->level;
  for (int number = 1; const auto* board = find_board(*mission, number); ++number) {
    if (board->level == wanted) boxes.push_back(table.box(number, board_bounds(*mission, *board)));
  }
  return boxes;
}

Length OverlayInput::move() const { return usual_move(*mission); }

}  // namespace bulkhead

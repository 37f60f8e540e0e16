// SPDX-License-Identifier: MIT
#include "scripting/battle/missing_ground.h"

#include <algorithm>
#include <optional>

#include "model/mission/geometry.h"

namespace bulkhead {

std::vector<GroundPiece> ground_beside_boards(const Mission& mission) {
  std::vector<Rectangle> boards;
  std::vector<Length> across;
  std::vector<Length> down;
  for (const auto& board : mission.boards) {
    const auto bounds = boards.emplace_back(board_bounds(mission, *board));
    across.insert(across.end(), {bounds.top_left.x, bounds.bottom_right.x});
    down.insert(down.end(), {bounds.top_left.y, bounds.bottom_right.y});
  }
  for (auto* const lines : {&across, &down}) {
    if (lines->empty()) return {};
    std::sort(lines->begin(), lines->end());
    lines->erase(std::unique(lines->begin(), lines->end()), lines->end());
    const auto strip = Length::inches(1);
    lines->insert(lines->begin(), lines->front() - strip);
    lines->push_back(lines->back() + strip);
  }
  std::vector<GroundPiece> beside;
  for (std::size_t row = 1; row < down.size(); ++row) {
    for (std::size_t column = 1; column < across.size(); ++column) {
      const Rectangle part{{across[column - 1], down[row - 1]}, {across[column], down[row]}};
      const bool is_on_a_board = std::any_of(boards.begin(), boards.end(), [&](const Rectangle& board) {
        return board.contains(part.top_left) && board.contains(part.bottom_right);
      });
      if (!is_on_a_board) beside.push_back({part});
    }
  }
  return beside;
}

std::vector<GroundPiece> ground_without(const Mission& mission, const CellsShape& shape) {
  CellsShape others;
  for (int number = 1; number <= static_cast<int>(mission.boards.size()); ++number) {
    const auto* lattice = find_lattice(mission, number);
    if (lattice == nullptr) continue;
    for (int row = 0; row < lattice->size().rows; ++row) {
      for (int column = 0; column < lattice->size().columns; ++column) {
        const CellAddress cell{number, {column, row}};
        if (!std::binary_search(shape.cells.begin(), shape.cells.end(), cell)) others.cells.push_back(cell);
      }
    }
  }
  auto ground = ground_of(mission, others, std::nullopt);
  const auto beside = ground_beside_boards(mission);
  ground.insert(ground.end(), beside.begin(), beside.end());
  return ground;
}

}  // namespace bulkhead

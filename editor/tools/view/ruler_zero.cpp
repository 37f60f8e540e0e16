// SPDX-License-Identifier: MIT
#include "editor/tools/view/ruler_zero.h"

namespace bulkhead {

Vec ruler_zero(const Mission& mission, const Table& table, const std::optional<Vec>& pointed) {
  if (mission.boards.empty()) return {};
  const auto there = pointed ? table.locate(*pointed) : std::nullopt;
  const int board = there ? there->board : 1;
  return table.at(board, find_board(mission, board)->at);
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// A free piece or terrain feature: the number of its board and its place on the battlefield. Null if there is none.
template <typename T>
struct OnBoard {
  int board = 0;
  const T* thing = nullptr;
  Point at = {};
};

/// What has an id in that list of the boards.
template <typename T>
[[nodiscard]] OnBoard<T> find_on_boards(const Mission& mission, std::vector<T> Board::*list, const Id& id) {
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    for (const auto& thing : board->*list) {
      if (thing.id == id) return {number, &thing, board->at + thing.at};
    }
  }
  return {};
}

}  // namespace bulkhead

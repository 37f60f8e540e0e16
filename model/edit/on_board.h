// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>

#include "model/edit/changes.h"
#include "model/mission/geometry.h"
#include "model/mission/on_boards.h"

/// What edits of free pieces and terrain features share. `list` is the list of a board that holds such things.
namespace bulkhead {

/// Puts a thing on a board, in the place of the one with its id, which may stand on another board and whose extras it
/// takes over.
template <typename T>
Result<Mission> put_on_board(const Mission& mission, int number, std::vector<T> Board::*list, T thing,
                             std::string_view what) {
  const auto* board = find_board(mission, number);
  if (board == nullptr) return fail(fmt::format("The battlefield has no board {}", number));
  const auto bounds = board_bounds(mission, *board);
  if (!bounds.contains(board->at + thing.at)) {
    return fail(fmt::format("{} lies off board {}, which measures {}", to_text(thing.at), number,
                            to_text(bounds.bottom_right - bounds.top_left)));
  }
  if (auto fine = check_reach(thing.at); !fine) return tl::unexpected(fine.error());
  if (auto fine = check_id_for(mission, thing.id, what); !fine) return tl::unexpected(fine.error());
  thing.extras = {};
  Mission result = mission;
  const auto index = [](int of) { return static_cast<std::size_t>(of) - 1; };
  const int before = find_on_boards(mission, list, thing.id).board;
  if (before > 0) {
    change(result.boards[index(before)], [&](Board& old) {
      auto* same = find_in(old.*list, thing.id);
      thing.extras = same->extras;
      if (before == number) {
        *same = thing;
      } else {
        std::erase_if(old.*list, [&](const T& other) { return other.id == thing.id; });
      }
    });
  }
  if (before != number) change(result.boards[index(number)], [&](Board& other) { (other.*list).push_back(thing); });
  return result;
}

/// Moves a thing that exists (contract) to a point of the battlefield: on its own board if that reaches so far, else on
/// the first that does.
template <typename T>
Result<Mission> move_on_boards(const Mission& mission, std::vector<T> Board::*list, const Id& id, Point to) {
  const auto from = static_cast<std::size_t>(find_on_boards(mission, list, id).board) - 1;
  const auto holds = [&](const Part<Board>& board) { return board_bounds(mission, *board).contains(to); };
  auto target = from;
  if (!holds(mission.boards[from])) {
    const auto found = std::find_if(mission.boards.begin(), mission.boards.end(), holds);
    if (found == mission.boards.end()) return fail(fmt::format("{} lies on no board", to_text(to)));
    target = static_cast<std::size_t>(found - mission.boards.begin());
  }
  const auto on_board = to - mission.boards[target]->at;
  if (auto fine = check_reach(on_board); !fine) return tl::unexpected(fine.error());
  Mission result = mission;
  std::vector<T> moved;
  change(result.boards[from], [&](Board& board) {
    auto& thing = *find_in(board.*list, id);
    thing.at = on_board;
    if (target == from) return;
    moved.push_back(thing);
    std::erase_if(board.*list, [&](const T& other) { return other.id == id; });
  });
  if (!moved.empty()) {
    change(result.boards[target], [&](Board& board) { (board.*list).push_back(std::move(moved.front())); });
  }
  return result;
}

}  // namespace bulkhead

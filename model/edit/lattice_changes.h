// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "model/base/contracts.h"
#include "model/edit/changes.h"
#include "model/edit/step_name.h"

/// What edits of edges, nodes and cells share.
namespace bulkhead {

/// `wall A1/A2 A2/A3`: the verb and the positions' texts.
template <typename Position>
std::string text_of_positions(const Mission& mission, std::string_view verb, const std::vector<Position>& positions) {
  BULKHEAD_EXPECTS(!positions.empty());
  std::string text(verb);
  for (const auto& position : positions) text += " " + to_text(mission, position);
  return text;
}

/// `Wall A1/A2` by the pattern for one, `Wall on 2 edges` by that for several.
template <typename Position>
StepName name_of_positions(const Mission& mission, const std::vector<Position>& positions, std::string_view one,
                           std::string_view several) {
  if (positions.size() == 1) return {std::string(one), {to_text(mission, positions.front())}};
  return {std::string(several), {fmt::to_string(positions.size())}};
}

/// Changes the lattices that positions lie on, each board once: `how(lattice, position)`. Fails if a position is not
/// on the battlefield.
template <typename Position, typename Change>
Result<Mission> change_lattices(const Mission& mission, const std::vector<Position>& positions, const Change& how) {
  for (const auto& position : positions) {
    if (auto fine = check_place(mission, position); !fine) return tl::unexpected(fine.error());
  }
  Mission result = mission;
  for (std::size_t index = 0; index < result.boards.size(); ++index) {
    const auto on_board = [&](const Position& position) {
      return static_cast<std::size_t>(position.board) == index + 1;
    };
    if (std::none_of(positions.begin(), positions.end(), on_board)) continue;
    change(result.boards[index], [&](Board& board) {
      for (const auto& position : positions) {
        if (on_board(position)) how(*board.lattice(), position);
      }
    });
  }
  return result;
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/tools/view/table.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// What is selected: addresses of edges, nodes, cells and objects, outside the mission. Sorted, each once. Or a whole
/// board, alone: such a selection has no addresses, so that what is done to things on boards leaves it alone.
class Selection {
 public:
  Selection() = default;
  explicit Selection(std::vector<Address> addresses);
  [[nodiscard]] static Selection of_board(int number);

  [[nodiscard]] const std::vector<Address>& addresses() const { return addresses_; }
  [[nodiscard]] bool empty() const { return addresses_.empty(); }
  [[nodiscard]] std::size_t size() const { return addresses_.size(); }
  /// The number of the board that is selected.
  [[nodiscard]] const std::optional<int>& board() const { return board_; }
  [[nodiscard]] bool contains(const Address& address) const;
  [[nodiscard]] Selection with(const Selection& more) const;
  /// Takes the address in, or out if it is in already.
  [[nodiscard]] Selection toggled(const Address& address) const;

  /// What is still there: objects that exist, edges with a wall or hatchway, nodes with a piece, cells, the board.
  [[nodiscard]] Selection kept(const Mission& mission) const;

  friend bool operator==(const Selection&, const Selection&) = default;

 private:
  std::vector<Address> addresses_;
  std::optional<int> board_;
};

/// The selection with the new ids of what has got another id between two missions and is otherwise where it was.
[[nodiscard]] Selection renamed(const Selection& selection, const Mission& before, const Mission& after);

/// All that stands on the battlefield: walls, hatchways, nodes set by hand, markers, free pieces, terrain
/// features, zones and areas.
[[nodiscard]] Selection everything(const Mission& mission);

/// What lies wholly inside a rectangle of the table: walls and hatchways with both ends, nodes set by hand, the middles
/// of markers, free pieces and terrain features, zones and areas of cells with all their ground.
[[nodiscard]] Selection inside(const Mission& mission, const Table& table, const Rect& band);

/// `wall C2/C3`, `3 walls, 1 marker`; empty for nothing.
[[nodiscard]] std::string words_for(const Mission& mission, const Selection& selection);

}  // namespace bulkhead

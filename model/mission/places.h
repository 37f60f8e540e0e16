// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/base/identifier.h"
#include "model/base/length.h"
#include "model/lattice/positions.h"

namespace bulkhead {

struct Mission;

/// A battlefield has at most this many boards.
inline constexpr int most_boards = 99;

/// A position on one board of a battlefield. Boards are numbered from 1.
struct CellAddress {
  int board = 1;
  CellPos cell;
  friend constexpr auto operator<=>(const CellAddress&, const CellAddress&) = default;
};
struct EdgeAddress {
  int board = 1;
  EdgePos edge;
  friend constexpr auto operator<=>(const EdgeAddress&, const EdgeAddress&) = default;
};
struct NodeAddress {
  int board = 1;
  NodePos node;
  friend constexpr auto operator<=>(const NodeAddress&, const NodeAddress&) = default;
};
/// Something with an id: `#o4`.
struct ObjectAddress {
  Id id;
  friend auto operator<=>(const ObjectAddress&, const ObjectAddress&) = default;
};

/// Where a marker stands: the middle of a cell or edge, a node, or any point of the battlefield.
using Place = std::variant<CellAddress, EdgeAddress, NodeAddress, Point>;
/// What a finding, a waiver or an edit points at.
using Address = std::variant<CellAddress, EdgeAddress, NodeAddress, Point, ObjectAddress>;

/// The board of a position on a lattice; 0 for points.
[[nodiscard]] int board_of(const Place& place);
/// The place that an address names; nothing for an object, which has an id.
[[nodiscard]] std::optional<Place> place_of(const Address& address);
/// The node, edge or cell whose middle lies so many half cells from a lattice's first node.
[[nodiscard]] Place place_at_halves(int board, int across, int down);
/// The same position on another board; points stay.
[[nodiscard]] Place on_board(Place place, int board);

/// The readers check the form, not whether the battlefield has such a place; see `exists` for that.
[[nodiscard]] Result<CellAddress> parse_cell_address(std::string_view text);
[[nodiscard]] Result<EdgeAddress> parse_edge_address(std::string_view text);
[[nodiscard]] Result<NodeAddress> parse_node_address(std::string_view text);
[[nodiscard]] Result<Place> parse_place(std::string_view text);
[[nodiscard]] Result<Address> parse_address(std::string_view text);

/// Whether the battlefield has such a place or object. Points must lie within its bounds.
[[nodiscard]] bool exists(const Mission& mission, const Place& place);
[[nodiscard]] bool exists(const Mission& mission, const Address& address);

/// The text of a place or address that exists (contract): `C3`, `2:C2/C3`, `C3.nw`, `317.5mm,203mm`, `#o4`.
[[nodiscard]] std::string to_text(const Mission& mission, const Place& place);
[[nodiscard]] std::string to_text(const Mission& mission, const Address& address);
[[nodiscard]] std::string to_text(const Mission& mission, const CellAddress& address);
[[nodiscard]] std::string to_text(const Mission& mission, const EdgeAddress& address);
[[nodiscard]] std::string to_text(const Mission& mission, const NodeAddress& address);

}  // namespace bulkhead

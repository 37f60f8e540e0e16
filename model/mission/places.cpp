// SPDX-License-Identifier: MIT
#include "model/mission/places.h"

#include <fmt/format.h>

#include <optional>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/mission/geometry.h"
#include "model/mission/mission.h"

namespace bulkhead {
namespace {

struct Prefixed {
  int board = 1;
  std::string_view rest;
};

/// Splits `2:C3` into board and position; without a prefix it is the first board.
std::optional<Prefixed> split_board(std::string_view text) {
  const auto colon = text.find(':');
  if (colon == std::string_view::npos) return Prefixed{1, text};
  const auto board = parse_int(text.substr(0, colon), 1, most_boards);
  if (!board) return std::nullopt;
  return Prefixed{*board, text.substr(colon + 1)};
}

std::string board_prefix(int board) { return board == 1 ? std::string() : fmt::format("{}:", board); }

LatticeSize size_of(const Mission& mission, int board) {
  const auto* lattice = find_lattice(mission, board);
  BULKHEAD_EXPECTS(lattice != nullptr);
  return lattice->size();
}

template <typename Position>
bool on_lattice(const Mission& mission, int board, Position position) {
  const auto* lattice = find_lattice(mission, board);
  return lattice != nullptr && lattice->size().contains(position);
}

bool exists_position(const Mission& mission, const CellAddress& at) { return on_lattice(mission, at.board, at.cell); }
bool exists_position(const Mission& mission, const EdgeAddress& at) { return on_lattice(mission, at.board, at.edge); }
bool exists_position(const Mission& mission, const NodeAddress& at) { return on_lattice(mission, at.board, at.node); }
bool exists_position(const Mission& mission, const Point& at) { return battlefield_bounds(mission).contains(at); }
bool exists_position(const Mission& mission, const ObjectAddress& object) { return has_object(mission, object.id); }

std::string text_of(const Mission& mission, const CellAddress& at) { return to_text(mission, at); }
std::string text_of(const Mission& mission, const EdgeAddress& at) { return to_text(mission, at); }
std::string text_of(const Mission& mission, const NodeAddress& at) { return to_text(mission, at); }
std::string text_of(const Mission&, const Point& point) { return to_text(point); }
std::string text_of(const Mission&, const ObjectAddress& object) { return "#" + object.id.text(); }

}  // namespace

int board_of(const Place& place) {
  if (const auto* cell = std::get_if<CellAddress>(&place)) return cell->board;
  if (const auto* edge = std::get_if<EdgeAddress>(&place)) return edge->board;
  const auto* node = std::get_if<NodeAddress>(&place);
  return node == nullptr ? 0 : node->board;
}

std::optional<Place> place_of(const Address& address) {
  return std::visit(
      [](const auto& at) -> std::optional<Place> {
        if constexpr (std::is_convertible_v<decltype(at), Place>) {
          return at;
        } else {
          return std::nullopt;
        }
      },
      address);
}

Place place_at_halves(int board, int across, int down) {
  const int column = across / 2;
  const int row = down / 2;
  if (across % 2 != 0 && down % 2 != 0) return CellAddress{board, {column, row}};
  if (across % 2 != 0) return EdgeAddress{board, {column, row, Axis::horizontal}};
  if (down % 2 != 0) return EdgeAddress{board, {column, row, Axis::vertical}};
  return NodeAddress{board, {column, row}};
}

Place on_board(Place place, int board) {
  if (auto* cell = std::get_if<CellAddress>(&place)) cell->board = board;
  if (auto* edge = std::get_if<EdgeAddress>(&place)) edge->board = board;
  if (auto* node = std::get_if<NodeAddress>(&place)) node->board = board;
  return place;
}

Result<CellAddress> parse_cell_address(std::string_view text) {
  const auto parts = split_board(text);
  return parse_cell(parts ? parts->rest : text).map([&](CellPos cell) { return CellAddress{parts->board, cell}; });
}

Result<EdgeAddress> parse_edge_address(std::string_view text) {
  const auto parts = split_board(text);
  return parse_edge(parts ? parts->rest : text).map([&](EdgePos edge) { return EdgeAddress{parts->board, edge}; });
}

Result<NodeAddress> parse_node_address(std::string_view text) {
  const auto parts = split_board(text);
  return parse_node(parts ? parts->rest : text).map([&](NodePos node) { return NodeAddress{parts->board, node}; });
}

Result<Place> parse_place(std::string_view text) {
  const auto as_place = [](auto position) { return Place(position); };
  if (text.find(',') != std::string_view::npos) return parse_point(text).map(as_place);
  if (text.find('/') != std::string_view::npos) return parse_edge_address(text).map(as_place);
  if (text.find('.') != std::string_view::npos) return parse_node_address(text).map(as_place);
  if (auto cell = parse_cell_address(text)) return Place(*cell);
  return fail(
      fmt::format("\"{}\" is not a place; write a cell (C3), an edge (C2/C3), a node (C3.nw) or a point "
                  "(12.5in,8in)",
                  quotable(text)));
}

Result<Address> parse_address(std::string_view text) {
  if (text.starts_with('#')) {
    return Id::parse(text.substr(1)).map([](Id id) { return Address(ObjectAddress{std::move(id)}); });
  }
  return parse_place(text).map(
      [](const Place& place) { return std::visit([](auto position) { return Address(position); }, place); });
}

bool exists(const Mission& mission, const Place& place) {
  return std::visit([&](const auto& at) { return exists_position(mission, at); }, place);
}

bool exists(const Mission& mission, const Address& address) {
  return std::visit([&](const auto& at) { return exists_position(mission, at); }, address);
}

std::string to_text(const Mission& mission, const CellAddress& address) {
  BULKHEAD_EXPECTS(exists_position(mission, address));
  return board_prefix(address.board) + to_text(address.cell);
}

std::string to_text(const Mission& mission, const EdgeAddress& address) {
  return board_prefix(address.board) + to_text(address.edge, size_of(mission, address.board));
}

std::string to_text(const Mission& mission, const NodeAddress& address) {
  return board_prefix(address.board) + to_text(address.node, size_of(mission, address.board));
}

std::string to_text(const Mission& mission, const Place& place) {
  return std::visit([&](const auto& at) { return text_of(mission, at); }, place);
}

std::string to_text(const Mission& mission, const Address& address) {
  return std::visit([&](const auto& at) { return text_of(mission, at); }, address);
}

}  // namespace bulkhead

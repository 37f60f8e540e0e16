// SPDX-License-Identifier: MIT
#include "model/lattice/positions.h"

#include <fmt/format.h>

#include <cstdlib>
#include <optional>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

std::optional<CellPos> cell_from(std::string_view text) {
  int column = 0;
  std::size_t letters = 0;
  while (letters < text.size() && letters < 3 && text[letters] >= 'A' && text[letters] <= 'Z') {
    column = column * 26 + (text[letters] - 'A' + 1);
    ++letters;
  }
  if (letters == 0 || column > LatticeSize::largest) return std::nullopt;
  const auto row = parse_int(text.substr(letters), 1, LatticeSize::largest);
  if (!row || text[letters] == '0') return std::nullopt;
  return CellPos{column - 1, *row - 1};
}

/// The edge between two neighbouring cells.
std::optional<EdgePos> edge_between(CellPos a, CellPos b) {
  if (std::abs(a.column - b.column) + std::abs(a.row - b.row) != 1) return std::nullopt;
  const auto second = std::max(a, b);
  return EdgePos{second.column, second.row, a.column == b.column ? Axis::horizontal : Axis::vertical};
}

}  // namespace

std::string_view to_text(Compass direction) { return word_for(compass_words, direction); }

Result<Compass> parse_compass(std::string_view text) {
  if (const auto direction = find_value(compass_words, text)) return *direction;
  return fail(fmt::format("\"{}\" is not a direction; write {}", quotable(text), list_words(compass_words)));
}

EdgePos LatticeSize::edge_at(std::size_t index) const {
  const auto horizontal = size(columns) * size(rows + 1);
  if (index < horizontal) {
    const auto cell = cell_at(index);
    return {cell.column, cell.row, Axis::horizontal};
  }
  const auto node = node_at(index - horizontal);
  return {node.column, node.row, Axis::vertical};
}

std::string column_letters(int column) {
  std::string letters;
  for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26) {
    letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % 26));
  }
  return letters;
}

std::string to_text(CellPos cell) { return column_letters(cell.column) + std::to_string(cell.row + 1); }

std::string to_text(EdgePos edge, LatticeSize size) {
  BULKHEAD_EXPECTS(size.contains(edge));
  const bool horizontal = edge.axis == Axis::horizontal;
  if (!size.contains(edge.first_cell())) return to_text(edge.second_cell()) + (horizontal ? "/north" : "/west");
  if (!size.contains(edge.second_cell())) return to_text(edge.first_cell()) + (horizontal ? "/south" : "/east");
  return to_text(edge.first_cell()) + "/" + to_text(edge.second_cell());
}

std::string to_text(NodePos node, LatticeSize size) {
  BULKHEAD_EXPECTS(size.contains(node));
  const bool last_column = node.column == size.columns;
  const bool last_row = node.row == size.rows;
  const CellPos cell{node.column - (last_column ? 1 : 0), node.row - (last_row ? 1 : 0)};
  return fmt::format("{}.{}{}", to_text(cell), last_row ? 's' : 'n', last_column ? 'e' : 'w');
}

Result<CellPos> parse_cell(std::string_view text) {
  if (const auto cell = cell_from(text)) return *cell;
  return fail(fmt::format("\"{}\" is not a cell; write its column letter and row number, such as C3", quotable(text)));
}

Result<EdgePos> parse_edge(std::string_view text) {
  const auto slash = text.find('/');
  if (slash != std::string_view::npos) {
    const auto first = cell_from(text.substr(0, slash));
    const auto rest = text.substr(slash + 1);
    if (first) {
      if (const auto side = parse_compass(rest)) return edge_of(*first, *side);
      const auto second = cell_from(rest);
      if (const auto edge = second ? edge_between(*first, *second) : std::nullopt) return *edge;
    }
  }
  return fail(
      fmt::format("\"{}\" is not an edge; write the two neighbouring cells, such as C2/C3, or at the border the "
                  "cell and the side, such as A4/west",
                  quotable(text)));
}

Result<NodePos> parse_node(std::string_view text) {
  const auto dot = text.find('.');
  if (dot != std::string_view::npos) {
    const auto cell = cell_from(text.substr(0, dot));
    const auto corner = text.substr(dot + 1);
    const bool known = corner == "nw" || corner == "ne" || corner == "sw" || corner == "se";
    if (cell && known) {
      return NodePos{cell->column + (corner[1] == 'e' ? 1 : 0), cell->row + (corner[0] == 's' ? 1 : 0)};
    }
  }
  return fail(fmt::format("\"{}\" is not a node; write a cell and its corner, such as C3.nw", quotable(text)));
}

}  // namespace bulkhead

// SPDX-License-Identifier: MIT
#include "analysis/assignment/panel_layout.h"

#include <algorithm>
#include <map>
#include <utility>

namespace bulkhead {
namespace {

void count(PanelProblem& problem, NodePiece piece) {
  for (std::size_t kind = 0; kind < counted_node_pieces.size(); ++kind) {
    if (piece == counted_node_pieces[kind]) ++problem.wanted[kind];
  }
}

/// Walls of both axes touch the node.
bool is_junction(const Lattice& lattice, NodePos node) {
  const auto touching = lattice.touching(node);
  const auto across = std::count_if(touching.begin(), touching.end(), [](Compass direction) {
    return direction == Compass::east || direction == Compass::west;
  });
  return across != 0 && across != static_cast<std::ptrdiff_t>(touching.size());
}

class BoardSites {
 public:
  BoardSites(PanelProblem& problem, const Lattice& lattice, int number, bool open_too)
      : problem_(problem),
        lattice_(lattice),
        number_(number),
        open_too_(open_too),
        first_node_(static_cast<std::uint32_t>(problem.nodes.size())) {}

  void add() {
    const auto size = lattice_.size();
    for (std::size_t index = 0; index < size.node_count(); ++index) {
      const auto node = size.node_at(index);
      const auto piece = node_piece(lattice_, node, problem_.set->pillar.has_value());
      count(problem_, piece);
      problem_.nodes.push_back({piece, is_junction(lattice_, node)});
    }
    for (int row = 0; row <= size.rows; ++row) add_line({0, row, Axis::horizontal}, size.columns);
    for (int column = 0; column <= size.columns; ++column) add_line({column, 0, Axis::vertical}, size.rows);
  }

 private:
  void add_line(EdgePos edge, int length) {
    bool goes_on = false;
    for (int step = 0; step < length; ++step) {
      const bool is_site = open_too_ || lattice_.edge(edge) != EdgeKind::open;
      if (is_site) {
        if (goes_on) problem_.sites.back().goes_on = true;
        add_site(edge);
      }
      goes_on = is_site;
      ++(edge.axis == Axis::horizontal ? edge.column : edge.row);
    }
  }

  void add_site(EdgePos edge) {
    const auto* hatchway = lattice_.hatchway(edge);
    const auto node = [&](NodePos position) {
      return first_node_ + static_cast<std::uint32_t>(lattice_.size().index(position));
    };
    problem_.sites.push_back({EdgeAddress{number_, edge},
                              lattice_.edge(edge),
                              hatchway == nullptr ? Facing::second : hatchway->facing,
                              edge.axis,
                              {node(edge.first_node()), node(edge.second_node())},
                              false});
  }

  PanelProblem& problem_;
  const Lattice& lattice_;
  int number_;
  bool open_too_;
  std::uint32_t first_node_;
};

/// Free walls of one board. Those along an axis that follow each other at exactly one pitch are a line; their nodes
/// want what free pillars and wall ends stand exactly there.
class FreeSites {
 public:
  FreeSites(PanelProblem& problem, const Board& board) : problem_(problem), board_(board) {}

  void add() {
    for (const auto& piece : board_.pieces) {
      if (piece.kind == FreePiece::Kind::pillar) stand(piece, NodePiece::pillar);
      if (piece.kind == FreePiece::Kind::wall_end) stand(piece, NodePiece::wall_end);
    }
    std::vector<const FreePiece*> walls;
    for (const auto& piece : board_.pieces) {
      if (piece.kind == FreePiece::Kind::wall || piece.kind == FreePiece::Kind::hatchway) walls.push_back(&piece);
    }
    std::sort(walls.begin(), walls.end(), [](const FreePiece* a, const FreePiece* b) {
      return std::pair(line_order(*a), a->id) < std::pair(line_order(*b), b->id);
    });
    const FreePiece* before = nullptr;
    for (const auto* wall : walls) {
      if (before != nullptr && follows(*before, *wall)) problem_.sites.back().goes_on = true;
      add_site(*wall);
      before = wall;
    }
  }

 private:
  /// Across, down, or neither.
  static int direction(const FreePiece& piece) { return piece.turn % 90 == 0 ? piece.turn / 90 % 2 : 2; }
  static std::tuple<int, Length, Length> line_order(const FreePiece& piece) {
    const bool across = direction(piece) == 0;
    return {direction(piece), across ? piece.at.y : piece.at.x, across ? piece.at.x : piece.at.y};
  }
  [[nodiscard]] bool follows(const FreePiece& before, const FreePiece& wall) const {
    const auto [direction, line, along] = line_order(before);
    return direction != 2 && line_order(wall) == std::tuple(direction, line, along + problem_.set->pitch);
  }

  void stand(const FreePiece& piece, NodePiece kind) {
    count(problem_, kind);
    problem_.nodes[node_at(piece.at)].wanted = kind;
  }

  std::uint32_t node_at(Point place) {
    const auto [found, added] = nodes_.try_emplace(place, static_cast<std::uint32_t>(problem_.nodes.size()));
    if (added) problem_.nodes.emplace_back();
    return found->second;
  }

  void add_site(const FreePiece& piece) {
    const bool across = direction(piece) != 1;
    const auto half = problem_.set->pitch / 2;
    const auto end = [&](Length reach) {
      if (direction(piece) == 2) {  // on no axis: its ends are nobody else's
        problem_.nodes.emplace_back();
        return static_cast<std::uint32_t>(problem_.nodes.size() - 1);
      }
      return node_at(piece.at + (across ? Point{reach, Length()} : Point{Length(), reach}));
    };
    const auto first = end(half - problem_.set->pitch);
    // At turn 0 it opens to the south, at 90 to the west, at 180 to the north.
    const bool to_second = piece.turn < 90 || piece.turn >= 270;
    problem_.sites.push_back({ObjectAddress{piece.id},
                              piece.kind == FreePiece::Kind::hatchway ? EdgeKind::hatchway : EdgeKind::wall,
                              to_second ? Facing::second : Facing::first,
                              across ? Axis::horizontal : Axis::vertical,
                              {first, end(half)},
                              false});
  }

  PanelProblem& problem_;
  const Board& board_;
  std::map<Point, std::uint32_t> nodes_;
};

}  // namespace

void lay_out_sites(PanelProblem& problem, const Mission& mission, bool open_too) {
  const auto is_ours = [&](const Board& board) { return board.set && *board.set == problem.set->id; };
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    const auto& board = *mission.boards[index];
    if (!is_ours(board) || board.lattice() == nullptr) continue;
    BoardSites(problem, *board.lattice(), static_cast<int>(index + 1), open_too).add();
  }
  for (const auto& board : mission.boards) {
    if (is_ours(*board)) FreeSites(problem, *board).add();
  }
}

}  // namespace bulkhead

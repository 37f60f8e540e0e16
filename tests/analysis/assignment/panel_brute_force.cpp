// SPDX-License-Identifier: MIT
#include "tests/analysis/assignment/panel_brute_force.h"

#include <algorithm>
#include <map>
#include <set>

namespace bulkhead::test {
namespace {

struct Vector {
  int x = 0;
  int y = 0;
};

/// Clockwise on a map whose y points down.
Vector quarter(Vector v) { return {-v.y, v.x}; }

struct Laid {
  std::size_t piece = 0;
  std::vector<EdgePos> edges;
  int stand_ins = 0;
  /// What it puts where the layout wants it.
  std::vector<NodePos> filled;
};

class BruteForce {
 public:
  BruteForce(const Lattice& lattice, const TerrainSet& set, int boxes) : lattice_(lattice), set_(set) {
    for (const auto& piece : set.pieces) {
      left_.push_back(piece.count * boxes);
      if (!piece.patterns.empty() && piece.patterns.front().edges.empty()) {
        const auto kind = piece.patterns.front().nodes.front();
        loose_[kind] += piece.count * boxes;
      }
    }
    for (std::size_t index = 0; index < lattice.size().node_count(); ++index) {
      const auto node = lattice.size().node_at(index);
      ++wanted_[piece_at(node)];
    }
    for (std::size_t index = 0; index < lattice.size().edge_count(); ++index) {
      const auto edge = lattice.size().edge_at(index);
      if (lattice.edge(edge) != EdgeKind::open) todo_.push_back(edge);
    }
    lay_everything();
  }

  BuildQuality best() {
    build(0, {});
    return best_;
  }

 private:
  [[nodiscard]] NodePiece piece_at(NodePos node) const { return node_piece(lattice_, node, set_.pillar.has_value()); }

  void lay_everything() {
    for (std::size_t piece = 0; piece < set_.pieces.size(); ++piece) {
      for (const auto& pattern : set_.pieces[piece].patterns) {
        if (pattern.edges.empty()) continue;
        for (std::size_t index = 0; index < lattice_.size().node_count(); ++index) {
          Vector along{1, 0};
          for (int turn = 0; turn < 4; ++turn, along = quarter(along)) {
            lay(piece, pattern, lattice_.size().node_at(index), along);
          }
        }
      }
    }
  }

  void lay(std::size_t piece, const PiecePattern& pattern, NodePos start, Vector along) {
    const Vector right = quarter(along);  // where a hatch that faces south in the pattern now points
    Laid laid{piece, {}, 0, {}};
    for (std::size_t index = 0; index < pattern.nodes.size(); ++index) {
      const int step = static_cast<int>(index);
      const NodePos node{start.column + step * along.x, start.row + step * along.y};
      if (!lattice_.size().contains(node)) return;
      const auto wanted = piece_at(node);
      const auto put = pattern.nodes[index];
      if (put != NodePiece::none && put != wanted) return;
      if (put != NodePiece::none) laid.filled.push_back(node);
      const bool within = index > 0 && index + 1 < pattern.nodes.size();
      if (within && put == NodePiece::none && !may_reach_across(node, wanted, along)) return;
      if (index + 1 == pattern.nodes.size()) break;
      const NodePos next{node.column + along.x, node.row + along.y};
      const auto first = std::min(node, next);
      const EdgePos edge{first.column, first.row, along.x != 0 ? Axis::horizontal : Axis::vertical};
      if (!lattice_.size().contains(edge)) return;
      const auto there = lattice_.edge(edge);
      const auto kind = pattern.edges[index].kind;
      if (kind == EdgeKind::hatchway && there == EdgeKind::wall) {
        ++laid.stand_ins;
      } else if (kind != there) {
        return;
      } else if (kind == EdgeKind::hatchway) {
        const bool south = pattern.edges[index].facing == Facing::second;
        const Vector points{south ? right.x : -right.x, south ? right.y : -right.y};
        const bool to_second = points.x + points.y > 0;
        if ((lattice_.hatchway(edge)->facing == Facing::second) != to_second) return;
      }
      laid.edges.push_back(edge);
    }
    ways_.push_back(laid);
  }

  [[nodiscard]] bool may_reach_across(NodePos node, NodePiece wanted, Vector along) const {
    if (wanted == NodePiece::wall_end) return false;
    if (wanted != NodePiece::pillar || loose_.contains(NodePiece::pillar)) return true;
    const auto touching = lattice_.touching(node);
    return std::none_of(touching.begin(), touching.end(), [&](Compass direction) {
      const bool across = direction == Compass::north || direction == Compass::south;
      return across == (along.x != 0);
    });
  }

  void build(std::size_t next, BuildQuality so_far) {
    while (next < todo_.size() && covered_.contains(todo_[next])) ++next;
    if (next == todo_.size()) {
      for (const auto& [kind, loose] : loose_) {
        int filled = 0;
        for (const auto& [node, panels] : filled_) filled += panels > 0 && piece_at(node) == kind ? 1 : 0;
        so_far.loose_lacking += std::max(0, wanted_[kind] - filled - loose);
      }
      if (!any_ || so_far < best_) best_ = so_far;
      any_ = true;
      return;
    }
    auto gap = so_far;
    ++gap.uncovered;
    build(next + 1, gap);
    for (const auto& way : ways_) {
      const auto free = [&](EdgePos edge) { return !covered_.contains(edge); };
      if (std::find(way.edges.begin(), way.edges.end(), todo_[next]) == way.edges.end()) continue;
      if (!std::all_of(way.edges.begin(), way.edges.end(), free)) continue;
      // What was left open before stays so: those ways have been tried in their turn.
      if (std::any_of(way.edges.begin(), way.edges.end(), [&](EdgePos edge) { return is_before(edge, next); }))
        continue;
      auto with = so_far;
      with.stand_ins += way.stand_ins;
      if (left_[way.piece]-- <= 0) ++with.panels_lacking;
      covered_.insert(way.edges.begin(), way.edges.end());
      for (const auto node : way.filled) ++filled_[node];
      build(next + 1, with);
      for (const auto node : way.filled) --filled_[node];
      for (const auto edge : way.edges) covered_.erase(edge);
      ++left_[way.piece];
    }
  }

  [[nodiscard]] bool is_before(EdgePos edge, std::size_t next) const {
    const auto found = std::find(todo_.begin(), todo_.end(), edge);
    return found != todo_.end() && found < todo_.begin() + static_cast<std::ptrdiff_t>(next);
  }

  const Lattice& lattice_;
  const TerrainSet& set_;
  std::vector<int> left_;
  std::map<NodePiece, int> loose_;
  std::map<NodePiece, int> wanted_;
  std::vector<EdgePos> todo_;
  std::vector<Laid> ways_;
  std::set<EdgePos> covered_;
  std::map<NodePos, int> filled_;
  BuildQuality best_;
  bool any_ = false;
};

}  // namespace

BuildQuality best_build(const Mission& mission, int boxes) {
  const auto& board = *mission.boards.front();
  return BruteForce(*board.lattice(), *set_of(mission, board), boxes).best();
}

}  // namespace bulkhead::test
